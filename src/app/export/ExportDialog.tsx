import { Box, Camera, Code, FileArchive, FileBox, Globe, Printer, RotateCw, Smartphone } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { AS_IS, type ExportOptions } from '../../commands/export-options.ts'
import type { PictureOptions as Pictures } from '../../commands/file.ts'
import { useTexts } from '../../texts/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { sizeText } from '../../ui/size-text.ts'
import type { Editor } from '../editor.ts'
import { tellSaved } from '../notify.ts'
import { ModelOptions } from './ModelOptions.tsx'
import { PictureOptions } from './PictureOptions.tsx'
import { isPicture, TARGETS, type Target } from './targets.ts'
import { type Estimate, useEstimate } from './use-estimate.ts'
import './export.css'

const ICONS: Record<Target, ReactNode> = {
  glb: <FileBox size={15} />,
  gltf: <FileArchive size={15} />,
  usdz: <Smartphone size={15} />,
  stl: <Printer size={15} />,
  obj: <Box size={15} />,
  ply: <Printer size={15} />,
  react: <Code size={15} />,
  html: <Globe size={15} />,
  picture: <Camera size={15} />,
  turntable: <RotateCw size={15} />,
}

/** What the dialog begins with. There may be nothing selected any more. */
function beginning(initial: ExportOptions | null, hasSelection: boolean): typeof remembered {
  const { options, ...rest } = initial ? { ...remembered, target: initial.format, options: initial } : remembered
  return { ...rest, options: { ...options, selection: options.selection && hasSelection } }
}

/** What was chosen last, for as long as the page is open. */
let remembered: { target: Target; options: ExportOptions; pictures: Pictures } = {
  target: 'glb',
  options: AS_IS,
  pictures: { width: 1920, height: 1080, transparent: false, frames: 36 },
}

interface ExportDialogProps {
  editor: Editor
  /** The options to begin with, in place of those chosen last. */
  initial: ExportOptions | null
  onClose(): void
}

/** Chooses what the scene is written as and how, and shows how large it becomes and what it lacks before it is saved. */
export function ExportDialog({ editor, initial, onClose }: ExportDialogProps) {
  const t = useTexts().files
  const [now, setNow] = useState(() => beginning(initial, editor.session.state.selection.length > 0))
  const { target, options, pictures } = now
  const estimate = useEstimate(editor.registry, isPicture(target) ? null : options)
  const change = (patch: Partial<typeof now>) => {
    remembered = { ...now, ...patch }
    setNow(remembered)
  }
  const choose = (to: Target) => change({ target: to, ...(!isPicture(to) && { options: { ...options, format: to } }) })
  const save = () => {
    onClose()
    if (target === 'picture') return void editor.run('file.screenshot', { ...pictures, frames: undefined })
    if (target === 'turntable') return void editor.run('file.turntable', pictures)
    if (estimate.state !== 'made') return
    const { blob, fileName } = estimate.result
    editor.registry.context({ source: 'user' }).io.save(blob, fileName)
    void tellSaved(fileName, blob.size)
  }
  return (
    <Dialog open onClose={onClose} title={t.exportTitle} about={t.exportAbout} wide>
      <div className="export">
        <div className="export-targets" role="radiogroup" aria-label={t.format}>
          {TARGETS.map((id) => (
            // biome-ignore lint/a11y/useSemanticElements: a list of which one is open
            <button key={id} type="button" role="radio" aria-checked={id === target} onClick={() => choose(id)}>
              {ICONS[id]}
              <span>
                {t.targets[id][0]}
                <small>{t.targets[id][1]}</small>
              </span>
            </button>
          ))}
        </div>
        <div className="export-options">
          {isPicture(target) ? (
            <PictureOptions
              options={pictures}
              turns={target === 'turntable'}
              onChange={(patch) => change({ pictures: { ...pictures, ...patch } })}
            />
          ) : (
            <ModelOptions options={options} onChange={(patch) => change({ options: { ...options, ...patch } })} />
          )}
        </div>
      </div>
      <div className="ui-dialog-foot">
        {target === 'picture' && (
          <Button onClick={() => void editor.run('file.finalPicture', {})}>{t.final.title} …</Button>
        )}
        {isPicture(target) ? <span /> : <Outcome estimate={estimate} />}
        <Button onClick={onClose}>{t.cancel}</Button>
        <Button kind="primary" disabled={!isPicture(target) && estimate.state !== 'made'} onClick={save}>
          {t.save}
        </Button>
      </div>
    </Dialog>
  )
}

function Outcome({ estimate }: { estimate: Estimate }) {
  const t = useTexts()
  if (estimate.state === 'working') return <p className="export-outcome">{t.files.working}</p>
  if (estimate.state === 'failed') {
    return (
      <p className="export-outcome failed" role="alert">
        {t.phrase(estimate.reason)}
      </p>
    )
  }
  const { blob, warnings } = estimate.result
  return (
    <div className="export-outcome" role="status">
      <b>{sizeText(blob.size)}</b>
      {warnings.length > 0 && (
        <ul>
          {warnings.map((warning) => (
            <li key={warning}>{t.phrase(warning)}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
