import { MousePointer2, Move3d, Rotate3d, Scale3d } from 'lucide-react'
import { useSession } from '../../hooks/records.ts'
import { useCommand } from '../../hooks/useCommand.ts'
import { useTexts } from '../../texts/texts.ts'
import { IconButton } from '../../ui/Button.tsx'

const TOOLS = { select: MousePointer2, translate: Move3d, rotate: Rotate3d, scale: Scale3d }

/** What the gizmo does. */
export function Tools() {
  const active = useSession((state) => state.tool)
  return (
    <fieldset className="ui-segmented" aria-label={useTexts().topbar.tool}>
      {(Object.keys(TOOLS) as (keyof typeof TOOLS)[]).map((tool) => (
        <ToolButton key={tool} tool={tool} isActive={tool === active} />
      ))}
    </fieldset>
  )
}

function ToolButton({ tool, isActive }: { tool: keyof typeof TOOLS; isActive: boolean }) {
  const { title, shortcut, run } = useCommand(`tool.${tool}`)
  const Icon = TOOLS[tool]
  return (
    <IconButton label={title} shortcut={shortcut} pressed={isActive} onClick={() => run()}>
      <Icon size={16} />
    </IconButton>
  )
}
