import type { GLTF } from '@gltf-transform/core'
import { visitItem } from '../gltf/references.ts'
import type { GltfFile } from './file.ts'
import type { Placing } from './placings.ts'

type Channel = GLTF.IAnimation['channels'][number]

/** The nodes that a channel moves, by index: none where it aims at something else. */
function targetsOf(channel: Channel): number[] {
  const nodes: number[] = []
  visitItem('animations', { channels: [channel] }, '', ({ to, index }) => {
    if (to === 'nodes') nodes.push(index as number)
  })
  return nodes
}

/** Takes the channels out of a model's clips whose nodes were deleted, and clips of which nothing is left. */
export function keepLiving(animations: readonly GLTF.IAnimation[], isDead: (node: number) => boolean): Set<number> {
  const kept = new Set<number>()
  animations.forEach((animation, i) => {
    const before = animation.channels.length
    animation.channels = animation.channels.filter((channel) => !targetsOf(channel).some(isDead))
    if (animation.channels.length || !before) kept.add(i)
    if (animation.channels.length < before) dropIdleSamplers(animation)
  })
  return kept
}

function dropIdleSamplers(animation: GLTF.IAnimation) {
  const used = new Set(animation.channels.map(({ sampler }) => sampler))
  const numbers = new Map<number, number>()
  animation.samplers = animation.samplers.filter((_, i) => used.has(i) && numbers.set(i, numbers.size))
  for (const channel of animation.channels) channel.sampler = numbers.get(channel.sampler)!
}

/** Copies the clips of a model for another placing of it: the keys are shared. Returns the new clips. */
export function copyClips(file: GltfFile, placing: Placing): number[] {
  const { model, name, nodes } = placing
  return (model.json.animations ?? []).flatMap((_, i) => {
    const animation = file.json.animations![model.at('animations', i)]
    const copy = structuredClone({ ...animation, name: `${animation.name ?? `Clip ${i + 1}`} (${name})` })
    copy.channels = copy.channels.filter((channel) => {
      let follows = false
      visitItem('animations', { channels: [channel] }, '', ({ to, index, set }) => {
        const node = to === 'nodes' ? nodes.get((index as number) - model.at('nodes', 0)) : undefined
        if (node === undefined) return
        set(node)
        follows = true
      })
      return follows
    })
    if (!copy.channels.length) return []
    dropIdleSamplers(copy)
    return [file.add('animations', copy)]
  })
}

/** The skin of a model for one placing; null where some of its joints were deleted. */
export function skinFor(file: GltfFile, placing: Placing, index: number): number | null {
  const { model, nodes, isFirst } = placing
  const own = model.json.skins?.[index]
  if (!own || own.joints.some((joint) => !nodes.has(joint) && !placing.isPassenger(joint))) return null
  const written = model.at('skins', index)
  if (isFirst) {
    const { skeleton } = own
    if (skeleton !== undefined && !nodes.has(skeleton) && !placing.isPassenger(skeleton)) {
      delete file.json.skins![written].skeleton
    }
    return written
  }
  const known = placing.skins.get(index)
  if (known !== undefined) return known
  const follow = (node: number) => nodes.get(node) ?? model.at('nodes', node)
  const { skeleton, ...copy } = structuredClone(file.json.skins![written])
  const made = file.add('skins', {
    ...copy,
    joints: own.joints.map(follow),
    ...(own.skeleton !== undefined && nodes.has(own.skeleton) && { skeleton: follow(own.skeleton) }),
  })
  placing.skins.set(index, made)
  return made
}
