import { useEditor } from '../../hooks/EditorContext.tsx'
import { useRevision, useSelection } from '../../hooks/records.ts'
import { suggest } from './suggest.ts'

/** A few things to say that fit the scene. */
export function Suggestions({ isRunning, onChoose }: { isRunning: boolean; onChoose(text: string): void }) {
  const { scene } = useEditor()
  const selection = useSelection()
  useRevision()
  return (
    <div className="assistant-suggestions">
      {suggest(scene, selection).map((text) => (
        <button type="button" key={text} disabled={isRunning} onClick={() => onChoose(text)}>
          {text}
        </button>
      ))}
    </div>
  )
}
