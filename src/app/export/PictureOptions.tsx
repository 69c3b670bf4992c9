import type { PictureOptions as Options } from '../../commands/file.ts'
import { useTexts } from '../../texts/texts.ts'
import { CheckRow, NumberRow, SelectRow } from '../../ui/Form.tsx'

interface Props {
  options: Options
  turns: boolean
  onChange(patch: Partial<Options>): void
}

const SIZES = ['1280 × 720', '1920 × 1080', '2160 × 2160', '3840 × 2160', '7680 × 4320'] as const

/** How large a picture of the view is, and what is behind the scene in it. */
export function PictureOptions({ options, turns, onChange }: Props) {
  const t = useTexts().files
  const { width, height, transparent, frames } = options
  const size = `${width} × ${height}`
  const sizes = (SIZES as readonly string[]).includes(size) ? SIZES : [size, ...SIZES]
  return (
    <>
      <SelectRow
        label={t.pictureSize}
        value={size}
        options={sizes.map((id) => [id, id] as const)}
        onChange={(value) => {
          const [w, h] = value.split(' × ').map(Number)
          onChange({ width: w, height: h })
        }}
      />
      <NumberRow label={t.width} unit="px" value={width} min={16} max={8192} onChange={(n) => onChange({ width: n })} />
      <NumberRow
        label={t.height}
        unit="px"
        value={height}
        min={16}
        max={8192}
        onChange={(n) => onChange({ height: n })}
      />
      <CheckRow label={t.transparent} checked={transparent} onChange={(on) => onChange({ transparent: on })} />
      {turns && (
        <NumberRow label={t.frames} value={frames} min={2} max={360} onChange={(n) => onChange({ frames: n })} />
      )}
    </>
  )
}
