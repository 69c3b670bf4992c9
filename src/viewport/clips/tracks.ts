import { AnimationClip, type Object3D } from 'three'
import type { GLTF } from 'three/addons/loaders/GLTFLoader.js'

/** What the handle of a node is called, by its index in the model. */
export const handleName = (node: number): string => `node${node}`

/** The index of the node that a track moves. */
export const nodeOfTrack = (track: string): number => Number(/^node(\d+)\./.exec(track)![1])

/** The clips of a model, with tracks that name nodes by their index and not by the names that the loader gave them. */
export function clipsOf({ animations, scenes, parser }: GLTF): AnimationClip[] {
  const nodes = new Map<string, number>()
  const visit = (object: Object3D, above: number | undefined) => {
    const node = parser.associations.get(object)?.nodes ?? above
    if (node !== undefined) nodes.set(object.name || object.uuid, node)
    for (const child of object.children) visit(child, node)
  }
  for (const scene of scenes) visit(scene, undefined)
  return animations.map((clip) => {
    const seen = new Set<string>()
    const tracks = clip.tracks.flatMap((track) => {
      const [, name, property] = /^(.*)\.([^.]+)$/.exec(track.name)!
      const node = nodes.get(name)
      const renamed = node === undefined ? null : `${handleName(node)}.${property}`
      // A mesh of several parts has its weights once for each: here they are the node's.
      if (!renamed || seen.has(renamed)) return []
      seen.add(renamed)
      const copy = track.clone()
      copy.name = renamed
      return [copy]
    })
    return new AnimationClip(clip.name, clip.duration, tracks)
  })
}
