import {
  EXPORT_PRESETS,
  type ExportOptions,
  GEOMETRY_PACKINGS,
  TEXTURE_PACKINGS,
} from '../../commands/export-options.ts'
import { useSelection } from '../../hooks/records.ts'
import { useTexts } from '../../texts/texts.ts'
import { CheckRow, SelectRow } from '../../ui/Form.tsx'
import { hasTextures, isGltf } from './targets.ts'

interface Props {
  options: ExportOptions
  onChange(patch: Partial<ExportOptions>): void
}

const PRESETS = Object.keys(EXPORT_PRESETS) as (keyof typeof EXPORT_PRESETS)[]
const SIZES = ['', '512', '1024', '2048', '4096'] as const
const SHARES = ['1', '0.75', '0.5', '0.25', '0.1'] as const

/** How a file of the scene is made. What the format has no use for is not asked. */
export function ModelOptions({ options, onChange }: Props) {
  const t = useTexts().files
  const selected = useSelection().length
  const { format } = options
  return (
    <>
      {isGltf(format) && <Presets options={options} onChange={onChange} />}
      <SelectRow
        label={t.what}
        value={options.selection ? 'selection' : 'all'}
        options={[['all', t.wholeScene], ...(selected ? [['selection', t.selected(selected)] as const] : [])]}
        onChange={(value) => onChange({ selection: value === 'selection' })}
      />
      {isGltf(format) && (
        <CheckRow
          label={t.omitHidden}
          checked={options.hidden === 'omit'}
          onChange={(on) => onChange({ hidden: on ? 'omit' : 'keep' })}
        />
      )}
      {isGltf(format) && (
        <SelectRow
          label={t.geometry}
          hint={t.geometryHints[options.geometry]}
          value={options.geometry}
          options={GEOMETRY_PACKINGS.map((id) => [id, t.geometries[id]])}
          onChange={(geometry) => onChange({ geometry })}
        />
      )}
      {isGltf(format) && (
        <SelectRow
          label={t.textures}
          value={options.textures}
          options={TEXTURE_PACKINGS.filter((id) => id !== 'ktx2' || format !== 'html').map((id) => [
            id,
            t.textureKinds[id],
          ])}
          onChange={(textures) => onChange({ textures })}
        />
      )}
      {hasTextures(format) && (
        <SelectRow
          label={t.textureSize}
          value={String(options.maxTexture ?? '') as (typeof SIZES)[number]}
          options={SIZES.map((id) => [id, id ? `${id} px` : t.asItIs])}
          onChange={(value) => onChange({ maxTexture: value ? Number(value) : undefined })}
        />
      )}
      <SelectRow
        label={t.simplify}
        value={String(options.simplify) as (typeof SHARES)[number]}
        options={SHARES.map((id) => [id, id === '1' ? t.asItIs : `${Number(id) * 100} %`])}
        onChange={(value) => onChange({ simplify: Number(value) })}
      />
      {isGltf(format) &&
        (['dedup', 'prune', 'weld'] as const).map((key) => (
          <CheckRow
            key={key}
            label={t.cleaning[key]}
            checked={options[key]}
            onChange={(on) => onChange({ [key]: on })}
          />
        ))}
    </>
  )
}

function Presets({ options, onChange }: Props) {
  const t = useTexts().files
  const { format, selection, ...rest } = options
  const now = PRESETS.find((id) => isSame(rest, EXPORT_PRESETS[id]))
  return (
    <div className="export-presets" role="radiogroup" aria-label={t.preset}>
      {PRESETS.map((id) => (
        // biome-ignore lint/a11y/useSemanticElements: a button that shows which preset the options are
        <button
          key={id}
          type="button"
          role="radio"
          aria-checked={id === now}
          onClick={() => onChange({ maxTexture: undefined, ...EXPORT_PRESETS[id], format, selection })}
        >
          <b>{t.presets[id][0]}</b>
          <small>{t.presets[id][1]}</small>
        </button>
      ))}
    </div>
  )
}

function isSame(options: Partial<ExportOptions>, preset: ExportOptions): boolean {
  return (Object.keys(options) as (keyof ExportOptions)[]).every((key) => options[key] === preset[key])
}
