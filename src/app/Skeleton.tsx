import type { Editor } from './editor.ts'
import { useLayout } from './layout.ts'

const LINES = [62, 84, 48, 72, 56]

/** Where panels will be, until they are loaded: of the same size, so that the view does not jump. */
export function Skeleton({ of, editor }: { of: 'left' | 'right'; editor: Editor }) {
  const { mode, shown, widths } = useLayout(editor)
  const columns =
    of === 'left'
      ? [widths.leftWidth]
      : mode === 'wide'
        ? [shown.inspector && widths.inspectorWidth, shown.assistant && widths.assistantWidth]
        : [widths.inspectorWidth]
  return (
    <div className={`${of}-panels`} aria-hidden="true">
      {columns.map(
        (width) =>
          width !== false && (
            <div key={width} className="panel skeleton" style={{ width }}>
              {LINES.map((share) => (
                <i key={share} style={{ width: `${share}%` }} />
              ))}
            </div>
          ),
      )}
    </div>
  )
}
