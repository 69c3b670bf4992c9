import { useTexts } from '../../texts/texts.ts'
import { CheckRow, NumberRow, SelectRow } from '../../ui/Form.tsx'

/** Pixels; whether what is behind the scene is left out. */
interface Size {
  width: number
  height: number
  transparent: boolean
}

interface Props extends Size {
  /** Ready sizes, as "width × height". */
  sizes: readonly string[]
  /** Pixels that a side has at most. */
  most: number
  onChange(patch: Partial<Size>): void
}

/** How large a picture of the view is, and what is behind the scene in it. */
export function PictureSize({ width, height, transparent, sizes, most, onChange }: Props) {
  const t = useTexts().files
  const size = `${width} × ${height}`
  const offered = sizes.includes(size) ? sizes : [size, ...sizes]
  const sides = { unit: 'px', min: 16, max: most }
  return (
    <>
      <SelectRow
        label={t.pictureSize}
        value={size}
        options={offered.map((one) => [one, one] as const)}
        onChange={(value) => {
          const [w, h] = value.split(' × ').map(Number)
          onChange({ width: w, height: h })
        }}
      />
      <NumberRow label={t.width} {...sides} value={width} onChange={(n) => onChange({ width: n })} />
      <NumberRow label={t.height} {...sides} value={height} onChange={(n) => onChange({ height: n })} />
      <CheckRow label={t.transparent} checked={transparent} onChange={(on) => onChange({ transparent: on })} />
    </>
  )
}
