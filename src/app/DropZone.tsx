import { AnimatePresence, m } from 'framer-motion'
import { Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import { droppedFiles } from '../io/import/dropped.ts'
import type { Editor } from './editor.ts'

/** Takes files that are dropped anywhere on the window; over the view they land where they are dropped. */
export function DropZone({ editor }: { editor: Editor }) {
  const [isOver, setIsOver] = useState(false)

  useEffect(() => {
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      event.dataTransfer!.dropEffect = 'copy'
      setIsOver(true)
    }
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsOver(false)
    }
    const drop = async (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setIsOver(false)
      const at = groundUnder(editor, event)
      const files = await droppedFiles(event.dataTransfer!)
      await editor.run('file.import', { files, ...(at && { at }) })
    }
    window.addEventListener('dragover', over)
    window.addEventListener('dragleave', leave)
    window.addEventListener('drop', drop)
    return () => {
      window.removeEventListener('dragover', over)
      window.removeEventListener('dragleave', leave)
      window.removeEventListener('drop', drop)
    }
  }, [editor])

  return (
    <AnimatePresence>
      {isOver && (
        <m.div
          className="dropzone"
          initial={{ opacity: 0 }}
          animate={{ opacity: 1 }}
          exit={{ opacity: 0 }}
          transition={{ duration: 0.12 }}
        >
          <div>
            <Download size={22} />
            Drop to import
            <small>GLB, or glTF with its files or folder</small>
          </div>
        </m.div>
      )}
    </AnimatePresence>
  )
}

/** The point of the ground below the pointer, where the pointer is over the view and the ground is not far off. */
function groundUnder(editor: Editor, event: DragEvent) {
  const canvas = editor.view.canvas?.renderer.domElement
  if (!canvas) return null
  const box = canvas.getBoundingClientRect()
  const [x, y] = [event.clientX - box.left, event.clientY - box.top]
  if (x < 0 || y < 0 || x > box.width || y > box.height) return null
  const point = editor.view.groundAt(x, y)
  return point && Math.hypot(...point) < 200 ? point : null
}
