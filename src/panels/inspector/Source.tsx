import { variantOf } from '../../commands/later/variant.ts'
import type { Asset, SceneNode } from '../../document/index.ts'
import { useEditor } from '../../hooks/EditorContext.tsx'
import { useRevision } from '../../hooks/records.ts'
import { useTexts } from '../../texts/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { SelectRow } from '../../ui/Form.tsx'
import { sizeText } from '../../ui/size-text.ts'
import { Section } from './Section.tsx'

/** Where a node came from, and for a model what is in it. */
export function Source({ node }: { node: SceneNode }) {
  const { scene, session, run } = useEditor()
  const t = useTexts().inspector
  const asset = node.source && scene.asset(node.source.asset)
  if (!asset) return null
  const isModel = node.source?.node === -1
  const triangles = (asset.meshes ?? []).reduce((sum, mesh) => sum + mesh.triangles, 0)
  const facts = [
    t.triangles(triangles),
    t.materials(asset.materials?.length ?? 0),
    ...(asset.clips?.length ? [t.clips(asset.clips.length)] : []),
    sizeText(asset.size),
  ]
  const [first] = scene.children(node.id)
  return (
    <Section id="source" title={t.sections.source} actions={<span className="section-note">{asset.name}</span>}>
      <div className="inspector-source">
        {isModel && <p>{facts.join(' · ')}</p>}
        {isModel && (
          <div className="inspector-source-actions">
            {first && (
              <Button
                onClick={() => {
                  session.set({ entered: node.id })
                  session.select([first])
                }}
              >
                {t.editParts}
              </Button>
            )}
            <Button onClick={() => void run('asset.replace', { model: node.id })}>{t.importAgain}</Button>
          </div>
        )}
        {asset.variants && <Variants node={node} asset={asset} />}
        {!isModel && <p>{t.partOf(asset.name)}</p>}
      </div>
    </Section>
  )
}

/** Which of the looks that a model brought along it wears. */
function Variants({ node, asset }: { node: SceneNode; asset: Asset }) {
  const { scene, run } = useEditor()
  const t = useTexts().inspector
  useRevision()
  const now = variantOf(scene, node.source!.instance, asset)
  return (
    <SelectRow
      label={t.variant}
      value={now === null ? '' : String(now)}
      options={[
        ...(now === null ? [['', t.mixed] as const] : []),
        ['-1', t.noVariant] as const,
        ...asset.variants!.map((name, i) => [String(i), name] as const),
      ]}
      onChange={(value) =>
        void run('model.variant', { model: node.id, variant: asset.variants![Number(value)] ?? null })
      }
    />
  )
}
