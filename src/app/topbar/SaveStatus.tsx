import * as Popover from '@radix-ui/react-popover'
import { Check, CloudOff, Eye, LoaderCircle } from 'lucide-react'
import { useStore } from 'zustand'
import { useTexts } from '../../texts/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import type { Editor } from '../editor.ts'
import { reasonOf } from '../projects/reason.ts'

/** Whether all that was done is on the disk; where it is not, why, and what to do. */
export function SaveStatus({ editor }: { editor: Editor }) {
  const { role, save } = useStore(editor.projectState)
  const { projects: t } = useTexts()
  if (role === 'opening') return null
  if (role === 'watches' || role === 'looks') {
    return (
      <output className="save-status">
        <Eye size={13} /> <span className="wide">{t.readOnly}</span>
      </output>
    )
  }
  if (save.is === 'failed') return <NotSaved editor={editor} error={save.error} />
  return (
    <Tooltip label={t.savedAbout}>
      <output className="save-status" data-state={save.is}>
        {save.is === 'saved' ? <Check size={13} /> : <LoaderCircle size={13} />}
        <span className="wide">{save.is === 'saved' ? t.saved : t.saving}</span>
      </output>
    </Tooltip>
  )
}

function NotSaved({ editor, error }: { editor: Editor; error: Error }) {
  const { projects: t, phrase } = useTexts()
  const retry = async () => (await editor.projects.opened).flush().catch((now: Error) => editor.fail(t.notSaved, now))
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <button type="button" className="save-status" data-state="failed">
          <CloudOff size={13} /> <span>{t.notSaved}</span>
        </button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content className="save-why" align="start" sideOffset={6} collisionPadding={8}>
          <b>{phrase(reasonOf(error))}</b>
          <p>{t.notSavedAbout}</p>
          <div className="ui-dialog-foot">
            <Button onClick={() => void retry()}>{t.retry}</Button>
            <Button kind="primary" onClick={() => void editor.run('project.save')}>
              {t.download}
            </Button>
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
