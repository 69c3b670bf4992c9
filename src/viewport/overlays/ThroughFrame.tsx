import { Move3d, X } from 'lucide-react'
import { useEditor } from '../../hooks/EditorContext.tsx'
import { useNode, useSession } from '../../hooks/records.ts'
import { useTexts } from '../../texts/texts.ts'
import { frameIn } from './frame.ts'
import { useSize } from './use-size.ts'

/** What a camera sees, framed within the view, while the view looks through it. */
export function ThroughFrame() {
  const { run } = useEditor()
  const t = useTexts().view
  const through = useSession((state) => state.through)
  const steering = useSession((state) => state.steering)
  const camera = useNode(through)
  const [ref, size] = useSize<HTMLDivElement>()
  const { width, height } = frameIn(size)
  if (!camera) return null
  return (
    <div className="through" ref={ref}>
      <div className="through-frame" style={{ width, height }} data-steering={steering} />
      <div className="through-bar glass" role="toolbar" aria-label={t.through(camera.name)}>
        <b>{camera.name}</b>
        <button
          type="button"
          aria-pressed={steering}
          onClick={() => run('view.through', { camera: camera.id, steer: !steering })}
        >
          <Move3d size={13} /> {steering ? t.steering : t.steer}
        </button>
        <button type="button" aria-label={t.leave} onClick={() => run('view.through', { camera: null })}>
          <X size={14} />
        </button>
      </div>
    </div>
  )
}
