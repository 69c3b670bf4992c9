import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { FINAL_METHODS, type FinalMethod, type FinalOptions } from '../../commands/final-options.ts'
import { useTexts } from '../../texts/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { SelectRow } from '../../ui/Form.tsx'
import { bestMethod } from '../../viewport/final/method.ts'
import type { Editor } from '../editor.ts'
import { PictureSize } from '../export/PictureSize.tsx'
import { tellSaved } from '../notify.ts'
import { FinalRun, type RunState } from './FinalRun.ts'
import './final.css'

const SIZES = ['1280 × 720', '1920 × 1080', '2048 × 2048', '2560 × 1440', '3840 × 2160']
const QUALITIES = { draft: 32, good: 128, best: 512 } as const
type Quality = keyof typeof QUALITIES

/** What was chosen last, for as long as the page is open. */
let remembered: Partial<FinalOptions> = {}

const FIRST = { width: 1920, height: 1080, samples: QUALITIES.good, transparent: false }

interface FinalDialogProps {
  editor: Editor
  /** What is given with them begins at once. */
  initial: Partial<FinalOptions>
  onClose(): void
}

/** Makes a picture of the view that gets better by and by, and saves it. */
export function FinalDialog({ editor, initial, onClose }: FinalDialogProps) {
  const t = useTexts().files.final
  const [run] = useState(() => new FinalRun(editor.view))
  const now = useStore(run.store)
  const [options, setOptions] = useState<FinalOptions>(() => ({
    ...FIRST,
    method: bestMethod(editor.view.canvas?.renderer),
    ...remembered,
    ...initial,
  }))
  const begun = useRef(options)
  const isBusy = now.state === 'preparing' || now.state === 'working'
  const change = (patch: Partial<FinalOptions>) => {
    remembered = { ...remembered, ...patch }
    setOptions({ ...options, ...patch })
    if (now.state !== 'idle') run.close()
  }
  const start = () => {
    begun.current = options
    void run.start(options)
  }
  const save = async () => {
    const blob = await run.blob()
    const fileName = `${editor.scene.settings.name}.png`
    editor.registry.context({ source: 'user' }).io.save(blob, fileName)
    void tellSaved(fileName, blob.size)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: begins once, with what it was opened with
  useEffect(() => {
    if (Object.keys(initial).length) start()
    return () => run.close()
  }, [run])

  return (
    <Dialog open onClose={onClose} title={t.title} about={t.about} wide>
      <div className="final">
        <Preview editor={editor} now={now} options={options} />
        <fieldset className="final-options" disabled={isBusy}>
          <Options options={options} onChange={change} />
        </fieldset>
      </div>
      <div className="ui-dialog-foot">
        <Progress now={now} />
        {isBusy ? <Button onClick={() => run.stop()}>{t.stop}</Button> : <Button onClick={onClose}>{t.close}</Button>}
        {(now.state === 'done' || now.state === 'stopped') && <Button onClick={start}>{t.again}</Button>}
        {now.preview ? (
          <Button kind="primary" onClick={() => save().catch((error: Error) => editor.fail(t.title, error))}>
            {t.save}
          </Button>
        ) : (
          <Button kind="primary" disabled={isBusy} onClick={start}>
            {t.start}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

function Options({ options, onChange }: { options: FinalOptions; onChange(patch: Partial<FinalOptions>): void }) {
  const t = useTexts().files.final
  const { width, height, method, samples, transparent } = options
  const quality = (Object.keys(QUALITIES) as Quality[]).find((one) => QUALITIES[one] === samples)
  const qualities = (Object.keys(QUALITIES) as Quality[]).map(
    (one) => [String(QUALITIES[one]), t.qualities[one]] as const,
  )
  return (
    <>
      <SelectRow
        label={t.how}
        hint={t.hints[method]}
        value={method}
        options={FINAL_METHODS.map((one: FinalMethod) => [one, t.methods[one]] as const)}
        onChange={(value) => onChange({ method: value })}
      />
      <SelectRow
        label={t.quality}
        value={String(samples)}
        options={quality ? qualities : [[String(samples), String(samples)], ...qualities]}
        onChange={(value) => onChange({ samples: Number(value) })}
      />
      <PictureSize {...{ width, height, transparent, onChange }} sizes={SIZES} most={4096} />
    </>
  )
}

/** What is made of the picture by now; before it begins, what will be in it. */
function Preview({ editor, now, options }: { editor: Editor; now: RunState; options: FinalOptions }) {
  const t = useTexts().files.final
  const canvas = useRef<HTMLCanvasElement>(null)
  const framing = useFraming(editor, options)
  const picture = now.preview ?? framing
  useEffect(() => {
    if (!canvas.current || !picture) return
    canvas.current.width = picture.width
    canvas.current.height = picture.height
    canvas.current.getContext('2d')!.drawImage(picture, 0, 0)
  }, [picture])
  const { width, height } = options
  return (
    <figure className="final-preview">
      <div style={{ aspectRatio: `${width} / ${height}`, maxWidth: `${(400 * width) / height}px` }}>
        <canvas ref={canvas} role="img" aria-label={now.preview ? t.preview : t.framing} width="1" height="1" />
        {now.state === 'working' && (
          <span className="final-bar" style={{ width: `${(100 * now.count) / now.total}%` }} />
        )}
      </div>
      {!now.preview && <figcaption>{t.framing}</figcaption>}
    </figure>
  )
}

/** Pixels a side of what is shown before a picture begins. */
const FRAMING = 640

function useFraming({ view, fail }: Editor, { width, height, transparent }: FinalOptions): ImageBitmap | null {
  const [framing, setFraming] = useState<ImageBitmap | null>(null)
  useEffect(() => {
    let wanted = true
    const scale = FRAMING / Math.max(width, height)
    const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
    const draw = async () => {
      const bitmap = await createImageBitmap(await view.capture({ ...size, transparent }))
      if (wanted) setFraming(bitmap)
    }
    draw().catch((error: Error) => fail('Final picture', error))
    return () => {
      wanted = false
    }
  }, [view, fail, width, height, transparent])
  return framing
}

function Progress({ now }: { now: RunState }) {
  const { files, phrase } = useTexts()
  const t = files.final
  const { state, count, total, time, fellBack, error } = now
  if (state === 'failed') {
    return (
      <p className="final-progress failed" role="alert">
        {phrase(error)}
      </p>
    )
  }
  const left = count ? (time / count) * (total - count) : 0
  const says = {
    idle: '',
    preparing: t.preparing,
    working: `${t.progress(count, total)}${left ? ` · ${t.left(spanOf(left))}` : ''}`,
    done: t.done(spanOf(time)),
    stopped: t.stopped(count, total),
  }[state]
  return (
    <div className="final-progress">
      <progress value={count} max={total || 1} hidden={state !== 'working'} aria-label={t.title} />
      <span>{says}</span>
      {fellBack && <small role="status">{t.fellBack}</small>}
    </div>
  )
}

/** Minutes and seconds, as on a clock. */
function spanOf(ms: number): string {
  const seconds = Math.round(ms / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} min`
}
