import { KIND_DEFAULTS, type NodeKind, type SceneNode } from './kinds/index.ts'
import { IDENTITY, newId, ONE, ZERO } from './values.ts'

type OfKind<K extends NodeKind> = Extract<SceneNode, { kind: K }>

/** A new node of a kind with its defaults, overlaid by `fields`. `order` must be given by whoever places it. */
export function createNode<K extends NodeKind>(kind: K, fields: Partial<OfKind<K>> & { order: string }): OfKind<K> {
  const base = {
    id: newId(),
    name: kind[0].toUpperCase() + kind.slice(1),
    parent: null,
    position: ZERO,
    rotation: IDENTITY,
    scale: ONE,
    visible: true,
    locked: false,
  }
  return { ...base, ...KIND_DEFAULTS[kind](), ...fields } as unknown as OfKind<K>
}
