import type { PictureOptions as Options } from '../../commands/file.ts'
import { useTexts } from '../../texts/texts.ts'
import { NumberRow } from '../../ui/Form.tsx'
import { PictureSize } from './PictureSize.tsx'

interface Props {
  options: Options
  turns: boolean
  onChange(patch: Partial<Options>): void
}

const SIZES = ['1280 × 720', '1920 × 1080', '2160 × 2160', '3840 × 2160', '7680 × 4320']

/** What a picture of the view is made of; of how many frames, where the view turns about the scene. */
export function PictureOptions({ options, turns, onChange }: Props) {
  const t = useTexts().files
  const { width, height, transparent, frames } = options
  return (
    <>
      <PictureSize {...{ width, height, transparent, onChange }} sizes={SIZES} most={8192} />
      {turns && (
        <NumberRow label={t.frames} value={frames} min={2} max={360} onChange={(n) => onChange({ frames: n })} />
      )}
    </>
  )
}
