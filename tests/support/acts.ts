import fc from 'fast-check'
import type { NodeId } from '../../src/document/index.ts'

const small = fc.integer({ min: -5, max: 5 })
/** Three small whole numbers. */
export const vec = fc.tuple(small, small, small)
const factor = fc.constantFrom(0.5, 1, 2)
/** Which nodes a command takes: indices into what is there. */
const picks = fc.array(fc.nat(20), { minLength: 1, maxLength: 4 })
const shape = fc.constantFrom('box', 'sphere', 'cylinder', 'cone', 'torus', 'plane', 'capsule')

/** A command as a user, or a program, might run it. */
export interface Act {
  id: string
  params: (nodes: NodeId[]) => unknown
}
const act = (id: string, params: (nodes: NodeId[]) => unknown): Act => ({ id, params })
const some = (nodes: NodeId[], at: number[]) => [...new Set(at.map((i) => nodes[i % nodes.length]))]

/** Any change of a scene. */
export const acts: fc.Arbitrary<Act> = fc.oneof(
  fc.tuple(shape, vec).map(([s, position]) => act('mesh.add', () => ({ shape: s, position, color: 'teal' }))),
  fc
    .array(shape, { minLength: 1, maxLength: 4 })
    .map((all) => act('mesh.addMany', () => ({ items: all.map((s) => ({ shape: s })) }))),
  fc.constantFrom('directional', 'point', 'spot').map((type) => act('light.add', () => ({ type }))),
  fc.constant(act('camera.add', () => ({}))),
  fc.constant(act('group.add', () => ({}))),
  picks.map((at) => act('node.delete', (nodes) => ({ nodes: some(nodes, at) }))),
  fc
    .tuple(picks, vec)
    .map(([at, offset]) => act('node.duplicate', (nodes) => ({ nodes: some(nodes, at), offset, count: 2 }))),
  picks.map((at) => act('node.group', (nodes) => ({ nodes: some(nodes, at) }))),
  picks.map((at) => act('node.ungroup', (nodes) => ({ nodes: some(nodes, at) }))),
  fc
    .tuple(picks, fc.nat(20))
    .map(([at, to]) => act('node.move', (nodes) => ({ nodes: some(nodes, at), parent: nodes[to % nodes.length] }))),
  fc
    .tuple(picks, fc.nat(20))
    .map(([at, to]) =>
      act('node.move', (nodes) => ({ nodes: some(nodes, at), parent: null, before: nodes[to % nodes.length] })),
    ),
  fc
    .tuple(picks, vec, fc.tuple(factor, factor, factor))
    .map(([at, rotation, scale]) =>
      act('node.transform', (nodes) => ({ nodes: some(nodes, at), rotation: rotation.map((n) => n * 15), scale })),
    ),
  fc.tuple(picks, vec).map(([at, by]) => act('node.translate', (nodes) => ({ nodes: some(nodes, at), by }))),
  fc.tuple(picks, small).map(([at, n]) => act('node.rotate', (nodes) => ({ nodes: some(nodes, at), degrees: n * 20 }))),
  fc.tuple(picks, factor).map(([at, by]) => act('node.scale', (nodes) => ({ nodes: some(nodes, at), by }))),
  fc
    .tuple(picks, fc.boolean())
    .map(([at, visible]) => act('node.setVisible', (nodes) => ({ nodes: some(nodes, at), visible }))),
  fc
    .tuple(picks, fc.boolean())
    .map(([at, locked]) => act('node.setLocked', (nodes) => ({ nodes: some(nodes, at), locked }))),
  fc
    .tuple(picks, fc.constantFrom('red', '#00ff88'))
    .map(([at, color]) => act('material.set', (nodes) => ({ nodes: some(nodes, at), color }))),
  picks.map((at) => act('arrange.row', (nodes) => ({ nodes: some(nodes, at) }))),
  picks.map((at) => act('node.rename', (nodes) => ({ node: nodes[at[0] % nodes.length], name: `N${at}` }))),
  picks.map((at) => act('select.set', (nodes) => ({ nodes: some(nodes, at) }))),
  fc.constant(act('scene.new', () => ({}))),
)
