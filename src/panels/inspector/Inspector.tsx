import { Layers, RotateCcw, Settings2 } from 'lucide-react'
import { type NodeId, type SceneNode, type SceneReader, ZERO } from '../../document/index.ts'
import { useEditor } from '../../hooks/EditorContext.tsx'
import { useLibrary } from '../../hooks/library.ts'
import { useNodes, useRevision, useSelection } from '../../hooks/records.ts'
import { useTexts } from '../../texts/texts.ts'
import { KindIcon } from '../kind-icon.tsx'
import { CameraPreview } from './CameraPreview.tsx'
import { BridgeProvider } from './context.tsx'
import type { Field } from './field.ts'
import { Fields } from './LevaFields.tsx'
import { MaterialSections } from './MaterialSections.tsx'
import { Section } from './Section.tsx'
import { Source } from './Source.tsx'
import { cameraFields } from './sections/camera.ts'
import { itemFields } from './sections/item.ts'
import { lightFields } from './sections/light.ts'
import { commonShape, shadowFields, shapeFields } from './sections/mesh.ts'
import { sceneSections } from './sections/scene.ts'
import { transformFields } from './sections/transform.ts'
import './inspector.css'
import './fields.css'

/** The fields of what is selected, or of the scene where nothing is. */
export function Inspector() {
  const selection = useSelection()
  return (
    <BridgeProvider>
      <div className="inspector">{selection.length ? <Selected ids={selection} /> : <OfScene />}</div>
    </BridgeProvider>
  )
}

function Selected({ ids }: { ids: readonly NodeId[] }) {
  const { scene } = useEditor()
  const t = useTexts()
  const nodes = useNodes(ids)
  const revision = useRevision()
  const active = nodes.at(-1)
  if (!active) return null
  const all = nodes.map((node) => node.id)
  const same = nodes.filter((node) => sameFields(node, active)).map((node) => node.id)
  return (
    <>
      <header className="ui-panel-header inspector-title">
        {nodes.length > 1 ? <Layers size={15} /> : <KindIcon node={active} size={15} />}
        <span>{nodes.length > 1 ? t.common.nodes(nodes.length) : active.name}</span>
        <small>{kindText(nodes, t)}</small>
      </header>
      <div className="inspector-fields">
        <Section id="transform" title={t.inspector.sections.transform} actions={<ResetTransform ids={all} />}>
          <Fields fields={transformFields(scene, all, t.inspector)} revision={revision} />
        </Section>
        <OfKind scene={scene} active={active} ids={same} revision={revision} />
        <Source node={active} />
      </div>
    </>
  )
}

/** The sections that only nodes of the active node's kind have. */
function OfKind({
  scene,
  active,
  ids,
  revision,
}: {
  scene: SceneReader
  active: SceneNode
  ids: readonly NodeId[]
  revision: number
}) {
  const t = useTexts().inspector
  const section = (id: keyof typeof t.sections, fields: Field[]) => (
    <Section id={id} title={t.sections[id]}>
      <Fields fields={fields} revision={revision} />
    </Section>
  )
  switch (active.kind) {
    case 'light':
      return section('light', lightFields(scene, ids, t))
    case 'camera':
      return (
        <>
          {section('camera', cameraFields(scene, ids, t))}
          <CameraPreview camera={active.id} version={revision} />
        </>
      )
    case 'mesh': {
      const shape = commonShape(scene, ids)
      return (
        <>
          {shape && section('shape', shapeFields(scene, ids, shape, t))}
          <MaterialSections ids={ids} revision={revision} />
          {section('shadow', shadowFields(scene, ids, t))}
        </>
      )
    }
    case 'group':
      return active.item ? <OfItem id={active.item.id} ids={ids} revision={revision} /> : null
    default:
      return null
  }
}

/** What a thing of the library is made by. */
function OfItem({ id, ids, revision }: { id: string; ids: readonly NodeId[]; revision: number }) {
  const { scene } = useEditor()
  const t = useTexts()
  const item = useLibrary()?.find((one) => one.id === id)
  if (!item || !Object.keys(item.params).length) return null
  return (
    <Section id="item" title={item.name}>
      <Fields fields={itemFields(scene, ids, item, t.library)} revision={revision} />
    </Section>
  )
}

function OfScene() {
  const { scene } = useEditor()
  const t = useTexts().inspector
  const revision = useRevision()
  return (
    <>
      <header className="ui-panel-header inspector-title">
        <Settings2 size={15} />
        <span>{t.scene}</span>
        <small>{t.nothingSelected}</small>
      </header>
      <div className="inspector-fields">
        {sceneSections(scene, t).map(({ id, title, fields }) => (
          <Section key={id} id={`scene-${id}`} title={title}>
            <Fields fields={fields} revision={revision} />
          </Section>
        ))}
      </div>
    </>
  )
}

function ResetTransform({ ids }: { ids: readonly NodeId[] }) {
  const { run } = useEditor()
  const t = useTexts().inspector
  const label = t.resetTransform
  return (
    <button
      type="button"
      className="field-reset always"
      aria-label={label}
      title={label}
      onClick={() => run('node.transform', { nodes: [...ids], position: ZERO, rotation: ZERO, scale: [1, 1, 1] })}
    >
      <RotateCcw size={12} />
    </button>
  )
}

/** Whether two nodes have the same fields beside their transforms. */
function sameFields(a: SceneNode, b: SceneNode): boolean {
  if (a.kind === 'light' && b.kind === 'light') return a.type === b.type
  if (a.kind === 'group' && b.kind === 'group') return a.item?.id === b.item?.id
  if (a.kind === 'camera' && b.kind === 'camera') return a.projection === b.projection
  return a.kind === b.kind
}

function kindText(nodes: readonly SceneNode[], t: ReturnType<typeof useTexts>): string {
  const kinds = new Set(nodes.map((node) => (node.source?.node === -1 ? 'model' : node.kind)))
  return kinds.size === 1 ? t.kinds[[...kinds][0]] : t.inspector.mixed
}
