import type { GLTF } from '@gltf-transform/core'
import type { MeshNode, SceneNode } from '../../document/index.ts'
import { isPunctual } from '../gltf/nodes.ts'
import { COLLECTIONS } from '../gltf/references.ts'
import { copyClips, keepLiving } from './clips.ts'
import { all, type Item, usedItems } from './compact.ts'
import type { GltfFile } from './file.ts'
import type { ExportInput } from './input.ts'
import { MaterialWriter } from './materials.ts'
import { MeshWriter } from './meshes.ts'
import { NodeWriter } from './nodes.ts'
import { PictureWriter } from './pictures.ts'
import { findPlacings, type Placing } from './placings.ts'
import type { SourceModels } from './sources.ts'

/** Writes the nodes of a scene over those of its models; tells what of the file it needs. */
export class SceneWriter {
  readonly #placings: Map<string, Placing>
  readonly #nodes: NodeWriter
  readonly #dissolved: SceneNode | null
  readonly #records: SceneNode[]
  readonly #scenes = new Set<number>()
  readonly #clips = new Set<number>()

  constructor(
    private readonly input: ExportInput,
    private readonly file: GltfFile,
    private readonly models: SourceModels,
  ) {
    this.#placings = findPlacings(input.nodes, models)
    this.#dissolved = dissolvable(input)
    this.#records = input.nodes.filter((node) => node !== this.#dissolved)
    const meshes = input.nodes.filter((node): node is MeshNode => node.kind === 'mesh')
    const assets = new Map(input.assets.map((asset) => [asset.id, asset]))
    const records = new Map(input.materials.map((material) => [material.id, material]))
    const worn = new Set(meshes.flatMap((node) => node.materials))
    const pictures = new PictureWriter(file, assets, input.blobs)
    const materials = new MaterialWriter(file, models, records, pictures, worn)
    this.#nodes = new NodeWriter(file, this.#placings, new MeshWriter(file, models, materials, meshes))
  }

  run(): void {
    const children = new Map<string | null, number[]>([[null, []]])
    for (const record of this.#records) {
      const parent = record.parent === this.#dissolved?.id ? null : record.parent
      const siblings = children.get(parent) ?? []
      siblings.push(this.#nodes.place(record))
      children.set(parent, siblings)
    }
    const dead = this.#bury()
    for (const record of this.#records) this.#nodes.fill(record, children.get(record.id) ?? [])
    this.#writeScenes(children.get(null)!, dead)
    this.#writeClips(dead)
    this.#warnOfLights()
  }

  /** What the file is to keep, with what that names: scenes, clips, and, unless `pruned`, what models brought unused. */
  kept(pruned: boolean): Item[] {
    const { json } = this.file
    const items: Item[] = [...all(json, 'buffers'), ...all(json, 'packets')]
    for (const scene of this.#scenes) items.push(['scenes', scene])
    for (const clip of this.#clips) items.push(['animations', clip])
    if (!this.#scenes.size) for (const node of this.#nodes.written.values()) items.push(['nodes', node])
    for (const { model, isFirst, hasGroup } of this.#placings.values()) {
      if (!isFirst || !hasGroup || pruned) continue
      const used = usedItems(model.json)
      for (const collection of COLLECTIONS) {
        if (collection === 'scenes' || collection === 'animations') continue
        for (const [, i] of all(model.json, collection)) {
          if (!used.has(collection, i)) items.push([collection, model.at(collection, i)])
        }
      }
    }
    return items
  }

  /** Parts what was deleted from its children, which may live elsewhere now; returns the deleted nodes. */
  #bury(): Set<number> {
    const dead = new Set<number>()
    for (const { model, isFirst, nodes, isPassenger } of this.#placings.values()) {
      if (!isFirst) continue
      ;(model.json.nodes ?? []).forEach((_, i) => {
        if (nodes.has(i) || isPassenger(i)) return
        dead.add(model.at('nodes', i))
        delete this.file.json.nodes![model.at('nodes', i)].children
      })
    }
    return dead
  }

  /** A scene that is of one model is written over that model's own; its other scenes stay beside it. */
  #writeScenes(roots: readonly number[], dead: ReadonlySet<number>) {
    const { json } = this.file
    const firsts = [...this.#placings.values()].filter(({ isFirst }) => isFirst)
    const [only] = this.models.size === 1 ? firsts : []
    const own = only?.model.json.scenes?.length ? (only.model.json.scene ?? 0) : undefined
    if (only && !only.model.json.scenes && this.#dissolved) return
    const main = own ?? this.file.add('scenes', { name: this.input.name })
    if (own === undefined) json.scene = main
    const scene = json.scenes![main]
    if (roots.length) scene.nodes = [...roots]
    else delete (scene as Partial<GLTF.IScene>).nodes
    this.#scenes.add(main)
    const inner = new Set((json.nodes ?? []).flatMap((node) => node.children ?? []))
    for (const { model, hasGroup, name } of firsts) {
      const others = (model.json.scenes ?? []).map((_, i) => i).filter((i) => i !== (model.json.scene ?? 0))
      if (others.length && !hasGroup)
        this.file.warnings.push(`The other scenes of "${name}" are left out with its group`)
      for (const i of hasGroup ? others : []) {
        const at = model.at('scenes', i)
        const nodes = json.scenes![at].nodes?.filter((node) => !dead.has(node) && !inner.has(node))
        if (nodes?.length) json.scenes![at].nodes = nodes
        else delete (json.scenes![at] as Partial<GLTF.IScene>).nodes
        this.#scenes.add(at)
      }
    }
  }

  #writeClips(dead: ReadonlySet<number>) {
    const animations = this.file.json.animations ?? []
    for (const placing of this.#placings.values()) if (!placing.isFirst) this.#copy(placing)
    for (const { model, isFirst } of this.#placings.values()) {
      if (!isFirst) continue
      const own = (model.json.animations ?? []).map((_, i) => animations[model.at('animations', i)])
      for (const i of keepLiving(own as GLTF.IAnimation[], (node) => dead.has(node))) {
        this.#clips.add(model.at('animations', i))
      }
    }
  }

  #copy(placing: Placing) {
    for (const clip of copyClips(this.file, placing)) this.#clips.add(clip)
  }

  #warnOfLights() {
    const lights = this.input.nodes.filter((node) => node.kind === 'light' && !isPunctual(node))
    if (!lights.length) return
    const names = lights.map((light) => `"${light.name}"`).join(', ')
    this.file.warnings.push(`glTF has no sky or ambient lights: ${names} will show in Diorama only`)
  }
}

/**
 * A scene that is just one model, where and as the import put it, is written as that model: the group that stands for
 * it goes, and with it the place that the import chose.
 */
function dissolvable({ nodes, assets }: ExportInput): SceneNode | null {
  const roots = nodes.filter((node) => node.parent === null)
  const [root] = roots
  if (roots.length !== 1 || root.source?.node !== -1 || !root.visible) return null
  const asset = assets.find(({ id }) => id === root.source!.asset)
  const { at = [0, 0, 0] } = root.source
  const isPlain = root.rotation.every((n, i) => n === [0, 0, 0, 1][i]) && root.scale.every((n) => n === 1)
  const isThere = root.position.every((n, i) => n === at[i])
  return asset && isPlain && isThere && root.name === asset.name.replace(/\.\w+$/, '') ? root : null
}
