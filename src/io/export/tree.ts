import type { Document, Node as GltfNode } from '@gltf-transform/core'
import { KHRNodeVisibility } from '@gltf-transform/extensions'
import type { SceneNode, Vec3 } from '../../document/index.ts'
import { type Placing, skinFor, writeClips } from './clips.ts'
import type { ExportInput } from './input.ts'
import { MeshWriter } from './meshes.ts'
import { PictureWriter } from './pictures.ts'
import { isPunctual, writeCamera, writeLight } from './punctual.ts'
import type { Sources } from './sources.ts'
import { SurfaceWriter } from './surfaces.ts'

const VISIBILITY = 'KHR_node_visibility'
/** Names that the import gives to nodes without one; they do not become names in the file. */
const GIVEN_NAME = /^(Node|Joint|Mesh) \d+$/

/** Writes the nodes of a scene into the document of its models; returns warnings in words for the user. */
export function writeTree(input: ExportInput, sources: Sources): string[] {
  return new TreeWriter(input, sources).run()
}

class TreeWriter {
  readonly #doc: Document
  readonly #meshes: MeshWriter
  readonly #placings = new Map<string, Placing>()
  readonly #written = new Map<string, GltfNode>()
  readonly #own = new Set<GltfNode>()
  readonly #warnings: string[] = []
  readonly #dissolved: SceneNode | null

  constructor(
    private readonly input: ExportInput,
    private readonly sources: Sources,
  ) {
    this.#doc = sources.doc
    const records = new Map(input.materials.map((material) => [material.id, material]))
    const assets = new Map(input.assets.map((asset) => [asset.id, asset]))
    const pictures = new PictureWriter(this.#doc, assets, input.blobs)
    const surfaces = new SurfaceWriter(this.#doc, sources.models, records, pictures)
    this.#meshes = new MeshWriter(this.#doc, sources.models, surfaces)
    this.#dissolved = dissolvable(input, sources)
  }

  run(): string[] {
    const scene = this.#emptyScene()
    for (const node of this.input.nodes) {
      if (node === this.#dissolved) continue
      const target = this.#target(node)
      this.#written.set(node.id, target)
      const parent = node.parent === null ? undefined : this.#written.get(node.parent)
      if (parent) parent.addChild(target)
      else scene.addChild(target)
    }
    for (const node of this.input.nodes) if (node !== this.#dissolved) this.#fill(node, this.#written.get(node.id)!)
    for (const placing of this.#placings.values()) {
      writeClips(this.#doc, this.sources.models.get(placing.asset)!, placing)
    }
    for (const node of this.#doc.getRoot().listNodes()) if (!this.#own.has(node)) node.dispose()
    this.#warnOfLights()
    return this.#warnings
  }

  /** The model's own scene where there is just one, without its nodes; its name and extras stay. */
  #emptyScene() {
    const root = this.#doc.getRoot()
    const [first, ...others] = root.listScenes()
    for (const other of others) other.dispose()
    const scene = this.sources.models.size === 1 && first ? first : this.#doc.createScene(this.input.name)
    if (first && scene !== first) first.dispose()
    for (const child of scene.listChildren()) scene.removeChild(child)
    for (const node of root.listNodes()) for (const child of node.listChildren()) node.removeChild(child)
    root.setDefaultScene(scene)
    return scene
  }

  /** The model's own node for its first placing; a copy for another; a new one for what came from no model. */
  #target(node: SceneNode): GltfNode {
    const placing = this.#placing(node)
    const original = placing && this.sources.models.get(placing.asset)?.nodes[node.source!.node]
    let target: GltfNode
    if (!original) target = this.#doc.createNode()
    else if (placing.isFirst && !this.#own.has(original)) target = original
    else target = copyNode(this.#doc, original)
    this.#own.add(target)
    if (original && !placing.nodes.has(node.source!.node)) placing.nodes.set(node.source!.node, target)
    return target
  }

  #placing(node: SceneNode): Placing | undefined {
    const { source } = node
    if (!source || !this.sources.models.has(source.asset)) return undefined
    let placing = this.#placings.get(source.instance)
    if (!placing) {
      const isFirst = ![...this.#placings.values()].some(({ asset }) => asset === source.asset)
      placing = { instance: source.instance, asset: source.asset, name: node.name, isFirst, nodes: new Map() }
      this.#placings.set(source.instance, placing)
    }
    return placing
  }

  #fill(node: SceneNode, target: GltfNode) {
    if (target.getName() || !GIVEN_NAME.test(node.name)) target.setName(node.name)
    const lift: Vec3 =
      node.parent !== null && node.parent === this.#dissolved?.id ? this.#dissolved.position : [0, 0, 0]
    const [x, y, z] = node.position
    target
      .setTranslation([x + lift[0], y + lift[1], z + lift[2]])
      .setRotation(node.rotation)
      .setScale(node.scale)
    this.#writeVisibility(node, target)
    if (node.kind === 'light') writeLight(this.#doc, target, node)
    if (node.kind === 'camera') writeCamera(this.#doc, target, node)
    if (node.kind !== 'mesh') return
    target.setMesh(this.#meshes.write(node))
    if (node.weights) target.setWeights(node.weights)
    if (node.skin !== undefined) this.#writeSkin(node, node.skin, target)
    else target.setSkin(null)
  }

  #writeSkin(node: SceneNode, index: number, target: GltfNode) {
    const placing = node.source && this.#placings.get(node.source.instance)
    const model = placing && this.sources.models.get(placing.asset)
    const skin = model ? skinFor(model, placing, index) : null
    target.setSkin(skin)
    if (!skin) this.#warnings.push(`"${node.name}" is written without its skin, since some of its joints were deleted`)
  }

  #writeVisibility(node: SceneNode, target: GltfNode) {
    if (node.visible === !target.getExtension(VISIBILITY)) return
    if (node.visible) target.setExtension(VISIBILITY, null)
    else
      target.setExtension(VISIBILITY, this.#doc.createExtension(KHRNodeVisibility).createVisibility().setVisible(false))
  }

  #warnOfLights() {
    const lights = this.input.nodes.filter((node) => node.kind === 'light' && !isPunctual(node))
    if (!lights.length) return
    const names = lights.map((light) => `"${light.name}"`).join(', ')
    this.#warnings.push(`glTF has no sky or ambient lights: ${names} will show in Diorama only`)
  }
}

/** A second node like a model's own, without its children. */
function copyNode(doc: Document, original: GltfNode): GltfNode {
  const copy = doc.createNode(original.getName()).setExtras(original.getExtras()).setWeights(original.getWeights())
  copy.setCamera(original.getCamera())
  for (const extension of original.listExtensions()) copy.setExtension(extension.extensionName, extension)
  return copy
}

/**
 * A scene that is just one model is written as that model: the group that stands for it goes, if it is as the import
 * made it, and its place on the ground is added to its children's, unless clips move those.
 */
function dissolvable({ nodes, assets }: ExportInput, { models }: Sources): SceneNode | null {
  const roots = nodes.filter((node) => node.parent === null)
  const [root] = roots
  if (roots.length !== 1 || root.source?.node !== -1 || !root.visible) return null
  const asset = assets.find(({ id }) => id === root.source!.asset)
  const plain = root.rotation.every((n, i) => n === [0, 0, 0, 1][i]) && root.scale.every((n) => n === 1)
  if (!asset || !plain || root.name !== asset.name.replace(/\.\w+$/, '')) return null
  if (root.position.every((n) => n === 0)) return root
  const moved = new Set(nodes.filter((node) => node.parent === root.id).map((node) => node.source?.node))
  const model = models.get(asset.id)!
  const animated = model.animations.some((animation) =>
    animation
      .listChannels()
      .filter((channel) => channel.getTargetPath() === 'translation')
      .some((channel) => moved.has(model.nodes.indexOf(channel.getTargetNode()!))),
  )
  return animated ? null : root
}
