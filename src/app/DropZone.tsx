import { AnimatePresence, m } from 'framer-motion'
import { Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { InputFile } from '../commands/context.ts'
import type { Vec3 } from '../document/index.ts'
import { droppedFiles } from '../io/import/dropped.ts'
import { useTexts } from '../texts/texts.ts'
import { ghost } from '../viewport/ghost.ts'
import type { Hit } from '../viewport/picking.ts'
import type { Editor } from './editor.ts'
import { listenToItemDrops } from './item-drop.ts'
import { landing } from './landing.ts'
import { listenToMaterialDrops, meshUnder } from './material-drop.ts'
import { tellLaid } from './notify.ts'

/** Metres. A browser tells nothing of a file before it is let go: until then a box of a metre stands for the model. */
const UNKNOWN_SIZE: Vec3 = [1, 1, 1]

/** Takes files that are dropped anywhere on the window; over the view they land where they are dropped. */
export function DropZone({ editor }: { editor: Editor }) {
  const t = useTexts().drop
  const [isOver, setIsOver] = useState(false)

  useEffect(() => listenToMaterialDrops(editor), [editor])
  useEffect(() => listenToItemDrops(editor), [editor])

  useEffect(() => {
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      event.dataTransfer!.dropEffect = 'copy'
      // The chat takes pictures itself, and shows so.
      if ((event.target as Element).closest?.('[data-takes="pictures"]')) return end()
      const at = landing(editor, event)
      ghost.show(at && { at, size: UNKNOWN_SIZE })
      setIsOver(true)
    }
    const end = () => {
      ghost.show(null)
      setIsOver(false)
    }
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) end()
    }
    const drop = async (event: DragEvent) => {
      if (!hasFiles(event)) return
      end()
      if (event.defaultPrevented) return
      event.preventDefault()
      const at = landing(editor, event)
      const hit = meshUnder(editor, event)
      const files = await droppedFiles(event.dataTransfer!)
      const project = files.find(({ path }) => /\.diorama$/i.test(path))
      if (project) await editor.run('project.openFile', { file: project })
      else if (hit && files.length === 1 && PICTURE.test(files[0].path)) await layPicture(editor, hit, files[0], at)
      else await editor.run('file.import', { files, ...(at && { at }) })
    }
    window.addEventListener('dragover', over)
    window.addEventListener('dragleave', leave)
    window.addEventListener('drop', drop)
    return () => {
      window.removeEventListener('dragover', over)
      window.removeEventListener('dragleave', leave)
      window.removeEventListener('drop', drop)
      ghost.show(null)
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
            {t.title}
            <small>{t.about}</small>
          </div>
        </m.div>
      )}
    </AnimatePresence>
  )
}

const PICTURE = /\.(png|jpe?g|webp|avif)$/i

/** A picture that is dropped on a mesh becomes its colour, unless the user would rather have it stand there. */
async function layPicture(editor: Editor, hit: Hit, file: InputFile, at: Vec3 | null): Promise<void> {
  const result = await editor.run('material.setTexture', {
    nodes: [hit.node],
    slot: hit.slot,
    texture: 'color',
    image: file,
  })
  const node = editor.scene.node(hit.node)
  if (!result || !node) return
  const laid = editor.scene.history.steps().at(-1)
  await tellLaid(node.name, async () => {
    const last = editor.scene.history.steps().at(-1)
    if (last?.time === laid?.time && last?.label === laid?.label) await editor.run('history.undo')
    await editor.run('file.import', { files: [file], ...(at && { at }) })
  })
}
