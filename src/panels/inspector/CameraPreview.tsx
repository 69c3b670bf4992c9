import type { NodeId } from '../../document/index.ts'
import { useEditor } from '../../hooks/EditorContext.tsx'
import { useSession } from '../../hooks/records.ts'
import { useTexts } from '../../texts/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Picture } from './Picture.tsx'
import { Section } from './Section.tsx'

/** What a camera sees, and the way to look through it. */
export function CameraPreview({ camera, version }: { camera: NodeId; version: unknown }) {
  const { run } = useEditor()
  const t = useTexts().inspector
  const through = useSession((state) => state.through) === camera
  return (
    <Section id="preview" title={t.sections.preview}>
      <div className="camera-preview">
        <Picture subject={{ of: 'camera', id: camera }} width={256} height={144} version={version} />
        <div>
          <Button onClick={() => run('view.through', through ? {} : { camera })}>
            {through ? t.leaveCamera : t.lookThrough}
          </Button>
          <Button onClick={() => run('camera.fromView', { camera })}>{t.cameraFromView}</Button>
        </div>
      </div>
    </Section>
  )
}
