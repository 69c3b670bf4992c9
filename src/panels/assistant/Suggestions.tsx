import { useEditor } from '../../hooks/EditorContext.tsx'
import { useRevision, useSelection } from '../../hooks/records.ts'

/** A few things to say that fit the scene. */
export function Suggestions({ isRunning, onChoose }: { isRunning: boolean; onChoose(text: string): void }) {
  const { scene } = useEditor()
  const selection = useSelection()
  useRevision()
  const texts = suggest(scene.nodeCount, selection.length)
  return (
    <div className="assistant-suggestions">
      {texts.map((text) => (
        <button type="button" key={text} disabled={isRunning} onClick={() => onChoose(text)}>
          {text}
        </button>
      ))}
    </div>
  )
}

function suggest(nodes: number, selected: number): string[] {
  if (!nodes) return ['Add three red boxes in a row', 'What can you do?']
  if (selected > 1) return ['Line them up', 'Make them blue']
  if (selected === 1) return ['Make it twice as big', 'Duplicate it']
  return ['Frame everything', 'What can you do?']
}
