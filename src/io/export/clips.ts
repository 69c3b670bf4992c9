import type { Animation, Document, Node as GltfNode, Skin } from '@gltf-transform/core'
import type { SourceModel } from './sources.ts'

/** One placing of a model in the scene that is written. */
export interface Placing {
  instance: string
  asset: string
  /** What the user knows this placing by. */
  name: string
  /** The first placing of a model uses the model's own nodes, skins and clips; others get copies. */
  isFirst: boolean
  /** The written nodes, by their index in the model. */
  nodes: Map<number, GltfNode>
}

const targetOf = (model: SourceModel, placing: Placing, node: GltfNode | null): GltfNode | undefined =>
  node ? placing.nodes.get(model.nodes.indexOf(node)) : undefined

/**
 * Lets the clips of a model move a placing's nodes. Channels whose node was deleted are left out, and clips of which
 * nothing is left. Animation channels that aim at something else than a node stay with the first placing.
 */
export function writeClips(doc: Document, model: SourceModel, placing: Placing): void {
  for (const animation of model.animations) {
    if (placing.isFirst) keepLiving(model, placing, animation)
    else copyClip(doc, model, placing, animation)
  }
}

function keepLiving(model: SourceModel, placing: Placing, animation: Animation) {
  for (const channel of animation.listChannels()) {
    const target = channel.getTargetNode()
    if (target && !targetOf(model, placing, target)) channel.dispose()
  }
  if (!animation.listChannels().length) animation.dispose()
}

function copyClip(doc: Document, model: SourceModel, placing: Placing, animation: Animation) {
  const channels = animation.listChannels().flatMap((channel) => {
    const target = targetOf(model, placing, channel.getTargetNode())
    return target ? [{ channel, target }] : []
  })
  if (!channels.length) return
  const copy = doc.createAnimation(`${animation.getName()} (${placing.name})`).setExtras(animation.getExtras())
  for (const { channel, target } of channels) {
    const sampler = channel.getSampler()
    if (sampler) copy.addSampler(sampler)
    copy.addChannel(channel.clone().setTargetNode(target))
  }
}

/** The skin of a model for one placing; null where some of its joints were deleted. */
export function skinFor(model: SourceModel, placing: Placing, index: number): Skin | null {
  const skin = model.skins[index]
  if (!skin) return null
  const joints = skin.listJoints().map((joint) => targetOf(model, placing, joint))
  if (joints.some((joint) => !joint)) return null
  if (placing.isFirst) return skin
  const copy = skin.clone()
  for (const joint of copy.listJoints()) copy.removeJoint(joint)
  for (const joint of joints) copy.addJoint(joint!)
  return copy.setSkeleton(targetOf(model, placing, skin.getSkeleton()) ?? null)
}
