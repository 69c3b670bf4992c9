import { Box, Layers } from 'lucide-react'
import { isPrimitive, type MeshNode, type NodeId, type SceneNode, type SceneReader } from '../../document/index.ts'
import { useEditor } from '../../hooks/EditorContext.tsx'
import { useNodes, useRevision, useSelection } from '../../hooks/records.ts'
import { Button } from '../../ui/Button.tsx'
import type { Section } from './field.ts'
import { LevaFields } from './LevaFields.tsx'
import { materialSections } from './material-fields.ts'
import { capitalize, shadowSection, shapeSection, transformSection } from './node-fields.ts'
import { cameraSection, lightSection, sceneSections } from './other-fields.ts'
import './inspector.css'

/** Material slots that are shown; models with more are rare, and a panel of forty sections helps nobody. */
const MOST_SLOTS = 4

/** The fields of what is selected, or of the scene where nothing is. */
export function Inspector() {
  const selection = useSelection()
  return <div className="inspector">{selection.length ? <Selected ids={selection} /> : <OfScene />}</div>
}

function Selected({ ids }: { ids: readonly NodeId[] }) {
  const { scene } = useEditor()
  const nodes = useNodes(ids)
  const revision = useRevision()
  const active = nodes.at(-1)
  if (!active) return null
  const subject = `${ids.join()}:${signature(scene, nodes)}`
  return (
    <>
      <header className="ui-panel-header inspector-title">
        {nodes.length > 1 ? <Layers size={15} /> : <Box size={15} />}
        <span>{nodes.length > 1 ? `${nodes.length} nodes` : active.name}</span>
        <small>{kindText(nodes)}</small>
      </header>
      <div className="inspector-fields">
        <LevaFields key={subject} subject={subject} sections={sectionsOf(scene, nodes)} revision={revision} />
        <Source node={active} />
      </div>
    </>
  )
}

function OfScene() {
  const { scene } = useEditor()
  const revision = useRevision()
  return (
    <>
      <header className="ui-panel-header inspector-title">
        <span>Scene</span>
        <small>nothing selected</small>
      </header>
      <div className="inspector-fields">
        <LevaFields key="scene" subject="scene" sections={sceneSections(scene)} revision={revision} />
      </div>
    </>
  )
}

/** What decides which fields there are; other changes only change their values. */
function signature(scene: SceneReader, nodes: readonly SceneNode[]): string {
  return nodes
    .map((node) => {
      if (node.kind === 'light') return `light ${node.type}`
      if (node.kind === 'camera') return `camera ${node.projection}`
      if (node.kind !== 'mesh') return node.kind
      const shape = isPrimitive(node.geometry) ? node.geometry.shape : node.geometry.mesh
      return `mesh ${shape} ${node.materials.map((id) => scene.wearers(id).size > nodes.length).join()}`
    })
    .join('|')
}

function sectionsOf(scene: SceneReader, nodes: readonly SceneNode[]): Section[] {
  const ids = nodes.map((node) => node.id)
  const active = nodes.at(-1)!
  const sections = [transformSection(scene, ids)]
  const same = nodes.filter((node) => node.kind === active.kind).map((node) => node.id)
  if (active.kind === 'light') sections.push(lightSection(scene, same))
  if (active.kind === 'camera') sections.push(cameraSection(scene, same))
  if (active.kind !== 'mesh') return sections
  const shape = ids.length === 1 ? shapeSection(scene, active.id) : null
  if (shape) sections.push(shape)
  sections.push(...materials(scene, active, same))
  sections.push(shadowSection(scene, same))
  return sections
}

function materials(scene: SceneReader, active: MeshNode, same: readonly NodeId[]): Section[] {
  const slots = active.materials.slice(0, MOST_SLOTS)
  return slots.flatMap((id, slot) => {
    const name = scene.material(id)?.name ?? 'Material'
    const title = slots.length > 1 ? `Material ${slot + 1}: ${name}` : 'Material'
    return materialSections(scene, same, slot, title)
  })
}

function kindText(nodes: readonly SceneNode[]): string {
  const kinds = new Set(nodes.map((node) => (node.source?.node === -1 ? 'model' : node.kind)))
  return kinds.size === 1 ? capitalize([...kinds][0]) : 'mixed'
}

const count = (n: number, what: string) => `${n.toLocaleString('en')} ${what}${n === 1 ? '' : 's'}`
const sizeText = (bytes: number) => (bytes < 1e5 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`)

/** Where a node came from, and for a model what is in it. */
function Source({ node }: { node: SceneNode }) {
  const { scene, session } = useEditor()
  const asset = node.source && scene.asset(node.source.asset)
  if (!asset) return null
  const isModel = node.source?.node === -1
  const triangles = (asset.meshes ?? []).reduce((sum, mesh) => sum + mesh.triangles, 0)
  return (
    <section className="inspector-source">
      <h3>
        Source <span>{asset.name}</span>
      </h3>
      {isModel && (
        <p>
          {count(triangles, 'triangle')} · {count(asset.materials?.length ?? 0, 'material')}
          {asset.clips?.length ? ` · ${count(asset.clips.length, 'clip')}` : ''} · {sizeText(asset.size)}
        </p>
      )}
      {isModel && scene.children(node.id).length > 0 && (
        <Button
          onClick={() => {
            session.set({ entered: node.id })
            session.select([scene.children(node.id)[0]])
          }}
        >
          Edit its parts
        </Button>
      )}
    </section>
  )
}
