import type { NodeId, Vec3 } from '../../../document/index.ts'
import { center, directionVector, size } from '../../../spatial/index.ts'
import { change, face, surface, turn } from './change.ts'
import { create } from './create.ts'
import { align, arrange, distribute, lift, move, rest } from './move.ts'
import type { Clause } from './parse.ts'
import type { Planner, Steps } from './planner.ts'
import { relate, toPoint } from './relate.ts'
import { Refuse } from './resolve.ts'

type Order = (plan: Planner, clause: Clause) => Steps

/** For each verb of the grammar, the commands that carry it out. */
export const ORDERS: Record<string, Order> = {
  create: function* (plan, clause) {
    yield* create(plan, clause.objects, clause.slots)
    plan.memory.lastCreate = clause
  },
  change: (plan, { objects, slots, text }) => change(plan, objects, slots, text),
  color: (plan, { objects, slots, text }) => change(plan, objects, slots, text),
  scale: (plan, { objects, slots, text }) => change(plan, objects, withFactor(slots), text),
  enlarge: (plan, clause) => resizeBy(plan, clause, 1.5),
  shrink: (plan, clause) => resizeBy(plan, clause, 1 / 1.5),
  double: (plan, clause) => resizeBy(plan, clause, 2),
  triple: (plan, clause) => resizeBy(plan, clause, 3),
  halve: (plan, clause) => resizeBy(plan, clause, 0.5),
  darken: (plan, clause) => shadeBy(plan, clause, -0.35),
  dim: (plan, clause) => shadeBy(plan, clause, -0.35),
  lighten: (plan, clause) => shadeBy(plan, clause, 0.35),
  brighten: (plan, clause) => shadeBy(plan, clause, 0.35),
  move: (plan, { objects, slots, text }) => move(plan, objects, slots, text),
  place: function* (plan, { objects, slots, text }) {
    if (slots.extents || Object.keys(slots.surface).length) return yield* change(plan, objects, slots, text)
    yield* move(plan, objects, slots, text)
  },
  raise: (plan, { objects, slots }) => lift(plan, objects, slots, 'up'),
  lower: (plan, { objects, slots }) => lift(plan, objects, slots, 'down'),
  rest: (plan, { objects }) => rest(plan, plan.find(objects)),
  rotate: function* (plan, { objects, slots }) {
    const nodes = plan.find(objects)
    if (slots.facing) return yield* face(plan, nodes, slots.facing)
    const towards = slots.relations.find(({ kind }) => kind === 'towards')
    if (towards) return yield* face(plan, nodes, towards.targets[0])
    const { metres } = slots
    yield* turn(
      plan,
      nodes,
      slots.degrees === undefined && metres !== undefined ? { ...slots, degrees: metres } : slots,
    )
  },
  flip: (plan, { objects, slots }) =>
    turn(plan, plan.find(objects), { ...slots, turn: 'over', degrees: slots.degrees ?? 180 }),
  delete: function* (plan, { objects, slots }) {
    if (slots.relations.some(({ kind }) => kind === 'on') && objects.length)
      throw new Refuse('I can delete what you name or select; I do not yet know what stands on what.')
    yield* plan.call('node.delete', { nodes: plan.find(objects) })
    plan.memory.last = []
  },
  duplicate: (plan, clause) => duplicate(plan, clause),
  rename: function* (plan, { objects, slots, text }) {
    const nodes = plan.find(objects)
    if (!slots.name) throw new Refuse(`I did not find the new name in “${text}”. Say “rename it to Base”, for example.`)
    if (nodes.length > 1) throw new Refuse(`That would give ${nodes.length} nodes one name; name one of them.`)
    yield* plan.call('node.rename', { node: nodes[0], name: slots.name })
  },
  select: function* (plan, { objects }) {
    if (!objects.length) throw new Refuse('Say what to select: “select all red boxes”, for example.')
    if (objects[0].word === 'nothing') return yield* deselect(plan)
    yield* plan.call('select.set', { nodes: plan.find(objects) })
  },
  deselect: (plan) => deselect(plan),
  arrange: (plan, { objects, slots }) => arrange(plan, plan.find(objects), slots),
  align: (plan, { objects, slots }) =>
    slots.layout ? arrange(plan, plan.find(objects), slots) : align(plan, objects, slots),
  distribute: (plan, { objects, slots }) => distribute(plan, objects, slots),
  stack: function* (plan, { objects, slots }) {
    const nodes = plan.find(objects)
    if (slots.relations.length) return yield* relate(plan, nodes, slots)
    yield* plan.call('arrange.stack', { nodes })
  },
  group: function* (plan, { objects, slots }) {
    const { created = [] } = yield* plan.call('node.group', {
      nodes: plan.find(objects),
      ...(slots.name && { name: slots.name }),
    })
    plan.remember(created)
  },
  ungroup: function* (plan, { objects }) {
    const { freed = [] } = yield* plan.call('node.ungroup', { nodes: plan.find(objects) })
    plan.remember(freed)
  },
  hide: (plan, clause) => visible(plan, clause, false),
  off: (plan, clause) => visible(plan, clause, false),
  on: (plan, clause) => visible(plan, clause, true),
  show: (plan, clause) => visible(plan, clause, true),
  lock: function* (plan, { objects }) {
    yield* plan.call('node.setLocked', { nodes: plan.find(objects), locked: true })
  },
  unlock: function* (plan, { objects }) {
    yield* plan.call('node.setLocked', { nodes: plan.find(objects), locked: false })
  },
  undo: function* (plan, clause) {
    for (let i = 0; i < timesOf(clause); i++) yield* plan.call('history.undo', {})
  },
  redo: function* (plan, clause) {
    for (let i = 0; i < timesOf(clause); i++) yield* plan.call('history.redo', {})
  },
  frame: function* (plan, { objects, slots }) {
    if (slots.from) yield* plan.call('view.look', { from: slots.from })
    const all = !objects.length || (objects[0].isAll && objects[0].kind === 'any')
    yield* all ? plan.call('view.frameAll', {}) : plan.call('view.frame', { nodes: plan.find(objects) })
  },
  look: function* (plan, { slots }) {
    if (!slots.from) throw new Refuse('Say from where to look: front, back, left, right, above.')
    yield* plan.call('view.look', { from: slots.from })
  },
  center: function* (plan, { objects, slots }) {
    const nodes = plan.find(objects)
    if (slots.relations.length) return yield* relate(plan, nodes, slots)
    yield* toPoint(plan, nodes, [0, null, 0])
  },
  swap: function* (plan, { objects, slots }) {
    const both = [...objects, ...slots.relations.flatMap(({ targets }) => targets)]
    const nodes = plan.find(both)
    if (nodes.length !== 2) throw new Refuse(`Swapping needs two things; I found ${nodes.length}.`)
    const [a, b] = nodes.map((id) => center(plan.bounds(id)))
    yield* toPoint(plan, [nodes[0]], [b[0], plan.bounds(nodes[1]).min[1], b[2]])
    yield* toPoint(plan, [nodes[1]], [a[0], a[1] - size(plan.bounds(nodes[0]))[1] / 2, a[2]])
  },
  clear: function* (plan) {
    yield* plan.call('scene.new', {})
  },
  export: function* (plan, { text }) {
    yield* plan.call('file.export', { format: /gltf|zip/i.test(text) && !/glb/i.test(text) ? 'gltf' : 'glb' })
  },
  screenshot: function* (plan) {
    yield* plan.call('file.screenshot', {})
  },
}

/** "Undo twice", "undo the last three changes". */
const timesOf = ({ slots, objects }: Clause) => Math.min(slots.times ?? objects[0]?.count ?? slots.metres ?? 1, 50)

function withFactor(slots: Clause['slots']): Clause['slots'] {
  const by = slots.times ?? slots.metres
  return slots.factor || slots.extents || by === undefined ? slots : { ...slots, factor: [by, by, by] }
}

function* resizeBy(plan: Planner, { objects, slots, text }: Clause, factor: number): Steps {
  const by = slots.times ?? slots.metres
  const size = (slots.factor ?? [by ?? factor, by ?? factor, by ?? factor]).map((n) => towards(n, factor)) as Vec3
  yield* change(plan, objects, slots.extents ? slots : { ...slots, factor: size }, text)
}

/** "Enlarge by 20 %" is 1.2, "shrink by 20 %" 0.8, "shrink by half" and "shrink 2 times" 0.5. */
function towards(by: number, usual: number): number {
  if (by === 1 || by === usual) return by
  if (usual > 1) return by < 1 ? 1 + by : by
  return by > 1 ? 1 / by : by === 0.5 ? by : 1 - by
}

function* shadeBy(plan: Planner, { objects, slots }: Clause, amount: number): Steps {
  const nodes = plan.find(objects)
  const lights = nodes.filter((id) => plan.scene.node(id)?.kind === 'light')
  if (!lights.length) return yield* surface(plan, nodes, { ...slots, shadeBy: amount })
  for (const id of lights) {
    const light = plan.scene.node(id)
    if (light?.kind === 'light')
      yield* plan.call('light.set', { nodes: [id], intensity: light.intensity * (amount > 0 ? 1.5 : 1 / 1.5) })
  }
}

function* deselect(plan: Planner): Steps {
  yield* plan.call('select.set', { nodes: [] })
}

function* visible(plan: Planner, { objects, slots }: Clause, value: boolean): Steps {
  const everything = objects[0]?.isAll && objects[0].kind === 'any'
  if (value && slots.from) yield* plan.call('view.look', { from: slots.from })
  else if (value && (everything || !objects.length)) yield* plan.call('node.showAll', {})
  else yield* plan.call('node.setVisible', { nodes: plan.find(objects), visible: value })
}

/** Copies beside the original, one width and a little apart, unless the clause says where. */
function* duplicate(plan: Planner, { objects, slots }: Clause): Steps {
  const [first] = objects
  const asked =
    first?.isNew && first.count !== undefined && !first.shape ? [{ ...first, count: undefined, isNew: false }] : objects
  const nodes = plan.find(asked.map((noun) => ({ ...noun, isNew: false })))
  const count = slots.times ?? 1
  const { created = [] } = yield* plan.call('node.duplicate', { nodes, count, offset: copyOffset(plan, nodes, slots) })
  plan.remember(created)
  if (slots.relations.length || slots.toOrigin) yield* relate(plan, created, slots)
  else if (slots.layout) yield* arrange(plan, [...nodes, ...created], slots)
}

function copyOffset(plan: Planner, nodes: readonly NodeId[], slots: Clause['slots']): Vec3 {
  const [direction] = slots.directions
  const [x, y, z] = directionVector(direction ?? 'right', plan.basis)
  const all = nodes.map((id) => plan.bounds(id))
  const extent = [0, 1, 2].map((i) => Math.max(...all.map((b) => b.max[i])) - Math.min(...all.map((b) => b.min[i])))
  const along =
    slots.metres ?? Math.abs(x) * extent[0] + Math.abs(y) * extent[1] + Math.abs(z) * extent[2] + (slots.gap ?? 0.25)
  return [x * along, y * along, z * along]
}
