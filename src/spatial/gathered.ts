import type { NodeId, SceneNode, SceneReader } from '../document/index.ts'
import { boundsOrOrigin, center } from './bounds.ts'
import { shareBounds } from './bounds-index.ts'
import type { Move } from './moves.ts'

/** A scene as it would be if some of its nodes were one thing. */
export interface Gathered {
  scene: SceneReader
  /** The node that stands for them all. */
  whole: NodeId
  /** What moves of it are for the nodes that it stands for: as far for each, so that they keep their places to each other. */
  apart(moves: readonly Move[]): Move[]
}

/** Sees nodes as one, to measure and place them as a whole; the scene stays as it is. Their transforms are left as they are. */
export function gathered(scene: SceneReader, ids: readonly NodeId[]): Gathered {
  const whole = `whole:${ids.join()}` as NodeId
  const own = new Set(ids)
  const node: SceneNode = {
    id: whole,
    kind: 'group',
    name: '',
    parent: null,
    order: '',
    // What has no bounds, as lights, is where this is.
    position: center(boundsOrOrigin(scene, ids)),
    rotation: [0, 0, 0, 1],
    scale: [1, 1, 1],
    visible: true,
    locked: false,
  }
  const without = (all: readonly NodeId[]) => all.filter((id) => !own.has(id))
  const view: SceneReader = {
    node: (id) => (id === whole ? node : scene.node(id)),
    children: (of) =>
      of === whole ? ids : of === null ? [...without(scene.children(of)), whole] : without(scene.children(of)),
    nodes: function* () {
      yield node
      yield* scene.nodes()
    },
    material: (id) => scene.material(id),
    asset: (id) => scene.asset(id),
    materials: () => scene.materials(),
    assets: () => scene.assets(),
    wearers: (of) => scene.wearers(of),
    users: (of) => scene.users(of),
    placed: (instance, index) => scene.placed(instance, index),
    hasPlaced: (instance) => scene.hasPlaced(instance),
    nodeCount: scene.nodeCount + 1,
    settings: scene.settings,
    revision: scene.revision,
    follow: () => scene.follow(),
  }
  shareBounds(view, scene)
  return {
    whole,
    scene: view,
    apart: (moves) =>
      moves.flatMap((move) => (move.node === whole ? ids.map((id) => ({ node: id, by: move.by })) : [move])),
  }
}
