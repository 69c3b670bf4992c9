import { MATERIAL_DRAG, PRESET_DRAG } from '../hooks/drag.ts'
import type { Hit } from '../viewport/picking.ts'
import type { Editor } from './editor.ts'
import { pointInView } from './point-in-view.ts'

/** Lets a material that is dragged into the view be dropped on a node, which shows as hovered. Returns how to stop. */
export function listenToMaterialDrops(editor: Editor): () => void {
  const { session } = editor
  const carries = ({ dataTransfer }: DragEvent) =>
    [MATERIAL_DRAG, PRESET_DRAG].some((type) => dataTransfer?.types.includes(type))
  const hitAt = (event: DragEvent) => meshUnder(editor, event)
  const over = (event: DragEvent) => {
    if (!carries(event)) return
    const hit = hitAt(event)
    session.set({ hover: hit?.node ?? null })
    if (!hit) return
    event.preventDefault()
    event.dataTransfer!.dropEffect = 'copy'
  }
  const drop = (event: DragEvent) => {
    if (!carries(event)) return
    const hit = hitAt(event)
    session.set({ hover: null })
    if (!hit) return
    event.preventDefault()
    const [material, preset] = [MATERIAL_DRAG, PRESET_DRAG].map((type) => event.dataTransfer!.getData(type))
    const wearer = { nodes: [hit.node], slot: hit.slot }
    if (material) void editor.run('material.assign', { ...wearer, material })
    else void editor.run('material.apply', { ...wearer, preset })
  }
  const end = () => session.set({ hover: null })
  window.addEventListener('dragover', over)
  window.addEventListener('drop', drop)
  window.addEventListener('dragend', end)
  return () => {
    window.removeEventListener('dragover', over)
    window.removeEventListener('drop', drop)
    window.removeEventListener('dragend', end)
  }
}

/** The mesh of the scene under the pointer of a drag, and which of its materials. */
export function meshUnder({ scene, view }: Editor, event: DragEvent): Hit | undefined {
  const at = event.target === view.canvas?.renderer.domElement ? pointInView(view, event) : null
  const hit = at ? view.hitsAt(at.x, at.y)[0] : undefined
  return hit && scene.node(hit.node)?.kind === 'mesh' ? hit : undefined
}
