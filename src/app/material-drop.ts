import { MATERIAL_DRAG, PRESET_DRAG } from '../hooks/drag.ts'
import type { Hit } from '../viewport/picking.ts'
import type { Editor } from './editor.ts'
import { pointInView } from './point-in-view.ts'
import { listenToViewDrops } from './view-drops.ts'

/** Lets a material that is dragged into the view be dropped on a node, which shows as hovered. Returns how to stop. */
export const listenToMaterialDrops = (editor: Editor): (() => void) =>
  listenToViewDrops<Hit>({
    types: [MATERIAL_DRAG, PRESET_DRAG],
    target: (event) => meshUnder(editor, event),
    show: (hit) => editor.session.set({ hover: hit?.node ?? null }),
    drop: ({ node, slot }, data) => {
      const [material, preset] = [MATERIAL_DRAG, PRESET_DRAG].map((type) => data.getData(type))
      const wearer = { nodes: [node], slot }
      if (material) void editor.run('material.assign', { ...wearer, material })
      else void editor.run('material.apply', { ...wearer, preset })
    },
  })

/** The mesh of the scene under the pointer of a drag, and which of its materials. */
export function meshUnder({ scene, view }: Editor, event: DragEvent): Hit | undefined {
  const at = event.target === view.canvas?.renderer.domElement ? pointInView(view, event) : null
  const hit = at ? view.hitsAt(at.x, at.y)[0] : undefined
  return hit && scene.node(hit.node)?.kind === 'mesh' ? hit : undefined
}
