import type { NodeId, SceneReader } from '../document/index.ts'

/** One change, in plain words. */
export interface Card {
  id: string
  command: string
  ok: boolean
  /** "Moved Chair". */
  text: string
  /** "1.2 m to the left"; or why it failed. */
  detail: string
  nodes: NodeId[]
  /** What was called for, and what came of it: as they went over the wire. */
  args: unknown
  result: unknown
  /** It only looked, and changed nothing. */
  isRead?: boolean
  /** It was to change nodes, and all were as it would have them. */
  isIdle?: boolean
}

type Params = Record<string, unknown>
interface Result {
  created?: NodeId[]
  changed?: NodeId[]
  deleted?: NodeId[]
  selected?: NodeId[]
  undone?: string[]
  redone?: string[]
  file?: string
  kept?: string
  forgotten?: { name: string }
}

const SIDES = { left: 'left of', right: 'right of', front: 'in front of', behind: 'behind' } as Record<string, string>
const TOWARDS = {
  left: 'to the left',
  right: 'to the right',
  front: 'nearer',
  behind: 'away',
  up: 'up',
  down: 'down',
} as Record<string, string>
/** One factor where all three are the same. */
const factors = (by: number | number[]): string => {
  const all = [by].flat().map(round)
  return (all.every((n) => n === all[0]) ? all.slice(0, 1) : all).join(' · ')
}

const round = (n: number) => `${Math.round(n * 100) / 100}`

/** Gets ready to describe a call before it runs: the names of what it deletes are gone afterwards. */
export function beginCard(scene: SceneReader, { id: called, title }: { id: string; title: string }) {
  const before = new Map<NodeId, string>()
  if (called === 'node.delete') for (const node of scene.nodes()) before.set(node.id, node.name)
  return (
    id: string,
    command: string,
    params: Params,
    outcome: { ok: true; result: unknown } | { ok: false; error: string },
    isChanged = true,
  ): Card => {
    if (!outcome.ok)
      return {
        id,
        command,
        ok: false,
        text: `${title} did not work`,
        detail: outcome.error,
        nodes: [],
        args: params,
        result: outcome.error,
      }
    const result = (outcome.result ?? {}) as Result
    const nodes = result.created ?? result.changed ?? result.selected ?? []
    const nameOf = (node: NodeId) => scene.node(node)?.name ?? before.get(node) ?? 'a node'
    // Who paints a chair thinks of the chair, not of its legs; and a view changes nothing that it could name.
    const isByName = /^(?:material\.|view\.frame$)/.test(command) && Array.isArray(params.nodes)
    const asked = isByName ? (params.nodes as NodeId[]) : nodes.length ? nodes : (result.deleted ?? [])
    const names = list(asked.map((node) => (isByName ? (scene.node(node)?.name ?? node) : nameOf(node))))
    const isIdle = !isChanged && !!result.changed?.length
    const isOfScene = nodes.every((node) => !scene.node(node))
    const { text, detail } = isIdle
      ? {
          text: `Left ${isOfScene ? 'the scene' : names} as ${nodes.length > 1 ? 'they are' : 'it is'}`,
          detail: 'nothing had to change',
        }
      : wording(command, params, result, names, (ref) => scene.node(ref)?.name ?? ref)
    return {
      id,
      command,
      ok: true,
      text,
      detail,
      nodes: nodes.filter((node) => scene.node(node)),
      args: params,
      result,
      ...(isIdle && { isIdle }),
    }
  }
}

/** "Chair", "Chair and Table", "Chair, Table and 4 more". */
export function list(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? 'nothing'
  if (names.length === 2) return `${names[0]} and ${names[1]}`
  const stem = names[0].replace(/ \d+$/, '')
  if (names.every((name) => name.replace(/ \d+$/, '') === stem)) return `${names.length} × ${stem}`
  if (names.length === 3) return `${names[0]}, ${names[1]} and ${names[2]}`
  return `${names[0]}, ${names[1]} and ${names.length - 2} more`
}

function wording(command: string, p: Params, r: Result, names: string, name: (ref: string) => string) {
  const say = (text: string, detail = '') => ({ text, detail })
  switch (command) {
    case 'mesh.add':
    case 'mesh.addMany':
    case 'light.add':
    case 'camera.add':
    case 'group.add':
      return say(`Added ${names}`)
    case 'node.delete':
      return say(`Deleted ${names}`)
    case 'node.duplicate':
      return say(`Duplicated into ${names}`)
    case 'node.rename':
      return say('Renamed', `to ${p.name}`)
    case 'node.group':
      return say(`Grouped into ${names}`)
    case 'node.ungroup':
      return say('Ungrouped')
    case 'node.translate':
      return say(`Moved ${names}`, metres(p.by as number[]))
    case 'arrange.moveTowards':
      return say(`Moved ${names}`, `${round(p.metres as number)} m ${TOWARDS[p.direction as string] ?? ''}`)
    case 'node.rotate':
      return say(`Turned ${names}`, `${round(p.degrees as number)}° about ${String(p.axis ?? 'y').toUpperCase()}`)
    case 'node.scale':
      return say(`Scaled ${names}`, `× ${factors(p.by as number | number[])}`)
    case 'node.resize':
      return say(`Resized ${names}`, sizes(p))
    case 'node.transform':
    case 'node.transformEach':
      return say(`Placed ${names}`, p.position ? `at ${(p.position as number[]).map(round).join(', ')}` : '')
    case 'material.set':
      return say(p.color ? `Coloured ${names}` : `Changed the surface of ${names}`, surface(p))
    case 'light.set':
      return say(`Changed ${names}`, lightSettings(p))
    case 'camera.set':
      return say(`Changed ${names}`, p.fov === undefined ? '' : `field of view ${round(p.fov as number)}°`)
    case 'mesh.setShadow':
      return say(`${names}: ${p.cast === false ? 'no shadow' : 'shadow'}`)
    case 'node.setVisible':
      return say(`${p.visible ? 'Showed' : 'Hid'} ${names}`)
    case 'node.showAll':
      return say('Showed everything')
    case 'node.setLocked':
      return say(`${p.locked ? 'Locked' : 'Unlocked'} ${names}`)
    case 'node.move':
      return say(`Put ${names} ${p.parent ? `into ${name(p.parent as string)}` : 'at the top of the scene'}`)
    case 'arrange.placeOn':
    case 'arrange.placeInside':
    case 'arrange.placeAbove':
    case 'arrange.placeUnder':
    case 'arrange.placeAgainst':
    case 'arrange.placeAround':
      return say(`Placed ${names}`, `${command.slice('arrange.place'.length).toLowerCase()} ${targets(p, name)}`)
    case 'arrange.placeNextTo':
      return say(`Placed ${names}`, `${SIDES[p.side as string] ?? 'beside'} ${targets(p, name)}`)
    case 'arrange.placeBetween':
      return say(`Placed ${names}`, `between ${name(p.a as string)} and ${name(p.b as string)}`)
    case 'material.apply':
      return say(`Gave ${names} a material`, String(p.preset))
    case 'material.replace':
      return say('Replaced a material', `${p.from} by ${p.to}`)
    case 'library.set':
      return say(
        `Remade ${names}`,
        Object.entries(p.values as object)
          .flat()
          .join(' '),
      )
    case 'scene.look':
      return say('Set the look', String(p.look))
    case 'scene.sun':
      return say('Set the sun', p.hour === undefined ? '' : `at ${p.hour} o’clock`)
    case 'library.add':
      return say(`Added ${names}`)
    case 'arrange.placeInCorner':
      return say(`Placed ${names}`, 'in the corner')
    case 'arrange.approach':
      return say(`Moved ${names}`, `${(p.metres as number) < 0 ? 'away from' : 'towards'} ${name(p.target as string)}`)
    case 'arrange.keepDistance':
      return say(`Moved ${names}`, `to ${round(p.metres as number)} m from ${name(p.target as string)}`)
    case 'arrange.separate':
      return say(`Made room for ${names}`)
    case 'arrange.scatter':
      return say(`Scattered ${names}`)
    case 'arrange.swap':
      return say(`Swapped ${names}`)
    case 'arrange.mirror':
      return say(`Mirrored ${names}`, `along ${String(p.axis).toUpperCase()}`)
    case 'arrange.lookAt':
      return say(`Turned ${names}`, p.target ? `${p.away ? 'away from' : 'to'} ${name(p.target as string)}` : '')
    case 'node.putBack':
      return say(`Put back ${names}`)
    case 'node.replace':
      return say(`Put ${names} there`, String(p.shape ?? p.item ?? ''))
    case 'node.isolate':
      return say('Hid all else')
    case 'node.fit':
      return say(`Scaled ${names}`, fitted(p))
    case 'clip.play':
      return say('Playing', String(p.clip ?? ''))
    case 'clip.pause':
      return say('Paused')
    case 'clip.stop':
      return say('Stopped')
    case 'arrange.row':
      return say(`Lined up ${names}`, `${round((p.gap as number) ?? 0.25)} m apart`)
    case 'arrange.grid':
      return say(`Arranged ${names}`, 'in a grid')
    case 'arrange.circle':
      return say(`Arranged ${names}`, 'in a circle')
    case 'arrange.align':
      return say(`Aligned ${names}`, `along ${String(p.axis).toUpperCase()}`)
    case 'arrange.distribute':
      return say(`Spread ${names} evenly`, `along ${String(p.axis).toUpperCase()}`)
    case 'arrange.stack':
      return say(`Stacked ${names}`)
    case 'arrange.restBelow':
      return say(`Set down ${names}`)
    case 'arrange.rest':
      return say(`Rested ${names} on the ground`)
    case 'select.set':
    case 'select.all':
      return say(r.selected?.length ? `Selected ${names}` : 'Selected nothing')
    case 'history.undo':
      return say('Undone', stepOf([...(r.undone ?? [])].reverse()))
    case 'history.redo':
      return say('Done again', stepOf(r.redone ?? []))
    case 'view.frame':
      return say(`Framed ${Array.isArray(p.nodes) ? names : 'the selection'}`)
    case 'view.frameAll':
      return say('Framed everything')
    case 'view.look':
      return say('Looking', p.from ? `from ${p.from}` : 'from another side')
    case 'view.orbit': {
      const [right, up] = [(p.right as number | undefined) ?? 0, (p.up as number | undefined) ?? 0]
      const across = right && `${round(Math.abs(right))}° to the ${right > 0 ? 'right' : 'left'}`
      const along = up && `${round(Math.abs(up))}° ${up > 0 ? 'up' : 'down'}`
      return say('Turned the view', [across, along].filter(Boolean).join(', '))
    }
    case 'view.shading':
      return say('Drawing', p.mode === 'lit' ? 'lit' : `as ${p.mode}`)
    case 'view.zoom':
      return say((p.by as number) > 1 ? 'Zoomed in' : 'Zoomed out', `× ${round(p.by as number)}`)
    case 'view.projection':
      return say('Looking', `in ${p.projection ?? 'another'} projection`)
    case 'view.through':
      return say('Looking', p.camera ? `through ${name(p.camera as string)}` : 'through the camera')
    case 'file.export':
    case 'file.screenshot':
      return say('Saved', r.file ?? '')
    case 'file.finalPicture':
      return say('Making a final picture')
    case 'library.keep':
      return say('Kept in the library', r.kept ?? '')
    case 'library.forget':
      return say('Took out of the library', r.forgotten?.name ?? '')
    case 'scene.new':
      return say('Emptied the scene')
    case 'material.assign':
      return say(`Gave ${names} the material ${p.material}`)
    case 'material.makeUnique':
      return say(`Made the material of ${names} unique`)
    case 'node.copyInto':
      return say(`Copied ${names}`)
    case 'scene.set':
      return say('Changed the scene', settings(p))
    case 'scene.summary':
      return say('Read the scene')
    case 'scene.find':
      return say('Looked for nodes', String(p.name ?? p.kind ?? ''))
    case 'node.inspect':
      return say('Looked at', String(list((p.nodes as string[] | undefined)?.map(name) ?? [])))
    case 'scene.measure':
      return say('Measured')
    case 'scene.check':
      return say('Checked what touches and floats')
    case 'view.picture':
      return say('Looked at the view')
    case 'library.list':
    case 'material.presets':
      return say('Looked through the library')
    default:
      return say(command.replace('.', ' '))
  }
}

/** Commands that were undone or done again as one step, as the history calls it. */
export const stepOf = ([first = '', ...others]: readonly string[]): string =>
  others.length ? `${first} and ${others.length} more` : first

/** What is placed by: the target, and what counts as one with it. */
const targets = ({ target, with: others = [] }: Params, name: (ref: string) => string) =>
  list([target, ...(others as string[])].map((ref) => name(ref as string)))

function metres(by: readonly number[] | undefined): string {
  return (by ?? [])
    .map((n, i) =>
      round(n) !== '0' && round(n) !== '-0' ? `${'XYZ'[i]} ${n > 0 ? '+' : '−'}${round(Math.abs(n))} m` : '',
    )
    .filter(Boolean)
    .join(' ')
}

function sizes(p: Params): string {
  const parts = (['width', 'height', 'depth'] as const).filter((key) => p[key])
  return parts
    .map((key) => `${round(p[key] as number)} m ${{ width: 'wide', height: 'tall', depth: 'deep' }[key]}`)
    .join(', ')
}

/** "2 m at most", of what is to fit in a cube. */
const fitted = (p: Params): string =>
  p.width && p.width === p.height && p.width === p.depth ? `${round(p.width as number)} m at most` : sizes(p)

/** "#ffa500, intensity 2, no shadow". */
function lightSettings({ color, intensity, castShadow, angle, penumbra, range }: Params): string {
  const shadow = castShadow === undefined ? '' : castShadow ? 'shadow' : 'no shadow'
  const strength = intensity === undefined ? '' : `intensity ${round(intensity as number)}`
  const cone = angle === undefined ? '' : `cone ${round(angle as number)}°`
  const edge = penumbra === undefined ? '' : `edge ${round((penumbra as number) * 100)} % soft`
  const reach = range === undefined ? '' : `range ${round(range as number)} m`
  return [color, strength, cone, edge, reach, shadow].filter(Boolean).join(', ')
}

const SETTINGS = { map: 'light', image: 'light', toneMapping: 'tone mapping', type: 'background' } as Record<
  string,
  string
>

/** "light softboxes, floor #f5f5dc". */
function settings(p: Params): string {
  const say = ([key, value]: [string, unknown]): string[] => {
    if (value === undefined) return []
    if (value && typeof value === 'object') return Object.entries(value).flatMap(say)
    const shown = typeof value === 'number' ? round(value) : typeof value === 'boolean' ? (value ? 'on' : 'off') : value
    return [`${SETTINGS[key] ?? key} ${shown ?? 'off'}`]
  }
  return Object.entries(p).flatMap(say).join(', ')
}

/** "Emissive intensity" of `emissiveIntensity`, in lower case. */
const inWords = (key: string): string => key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

function surface(p: Params): string {
  const { nodes: _, slot: __, everywhere: ___, color, emissive, ...fields } = p
  const others = Object.entries(emissive && emissive !== color ? { ...fields, emissive } : fields)
  const told = others.map(([key, value]) => `${inWords(key)} ${typeof value === 'number' ? round(value) : value}`)
  return [...(color ? [`${color}`] : []), ...told].join(', ')
}
