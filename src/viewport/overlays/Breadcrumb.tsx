import { ChevronRight } from 'lucide-react'
import { ancestors, type SceneNode } from '../../document/index.ts'
import { useEditor } from '../../hooks/EditorContext.tsx'
import { useNode, useSelection, useSettings } from '../../hooks/records.ts'
import { useTexts } from '../../texts/texts.ts'

/** Where the selected node hangs: a click goes up. */
export function Breadcrumb() {
  const { scene, session } = useEditor()
  const t = useTexts()
  const selection = useSelection()
  const active = useNode(selection.at(-1) ?? null)
  const { name } = useSettings()
  if (!active) return null
  const above = ancestors(scene, active.id).reverse()
  const go = (id: string | null) => {
    session.set({ entered: id === null ? null : (scene.node(id)?.parent ?? null) })
    session.select(id === null ? [] : [id])
  }
  return (
    <nav className="viewport-breadcrumb glass" aria-label={t.view.where}>
      <button type="button" onClick={() => go(null)}>
        {name}
      </button>
      {shortened(above).map((node) => (
        <span key={node.id}>
          <ChevronRight size={12} />
          <button type="button" title={node.name} onClick={() => go(node.id)}>
            {node.left ? '…' : node.name}
          </button>
        </span>
      ))}
      <span>
        <ChevronRight size={12} />
        <b>{selection.length > 1 ? t.common.nodes(selection.length) : active.name}</b>
      </span>
    </nav>
  )
}

/** Long paths keep their ends: what lies between becomes one step, which goes to the last of what was left out. */
function shortened(above: readonly SceneNode[]): { id: string; name: string; left?: boolean }[] {
  if (above.length <= 3) return [...above]
  const [first, ...rest] = above
  const middle = rest.slice(0, -1)
  const hidden = middle.at(-1)!
  return [first, { id: hidden.id, name: middle.map((node) => node.name).join(' › '), left: true }, rest.at(-1)!]
}
