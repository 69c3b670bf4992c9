import { lazyLibrary } from '../../src/app/lazy-library.ts'
import { BlobStore } from '../../src/assets/blobs.ts'
import { LIBRARY } from '../../src/assets/library/index.ts'
import { paint } from '../../src/assets/materials/paint.ts'
import { PRESETS } from '../../src/assets/materials/presets.ts'
import { textureFiles } from '../../src/assets/materials/textures.ts'
import type { Card } from '../../src/assistant/cards.ts'
import { createBuiltinEngine } from '../../src/assistant/engines/builtin/engine.ts'
import { runTurn, type TurnOptions, type TurnOutcome } from '../../src/assistant/turn.ts'
import type { Engine, Exchange } from '../../src/assistant/types.ts'
import type { ExportResult, InputFile, IoPort, ProjectPort, ViewPort, WindowPort } from '../../src/commands/context.ts'
import { Keymap } from '../../src/commands/keymap.ts'
import { Registry } from '../../src/commands/registry.ts'
import { createScene, type NodeId, type SceneNode, type SceneReader } from '../../src/document/index.ts'
import { exportScene } from '../../src/io/export/index.ts'
import { exportInput, exportScope } from '../../src/io/export/input.ts'
import { readImage } from '../../src/io/import/image.ts'
import { readItems } from '../../src/io/import/index.ts'
import { parseFiles } from '../../src/io/import/parse.ts'
import type { ItemTable, KeptItem } from '../../src/io/items/store.ts'
import { createPreferences } from '../../src/session/preferences.ts'
import { createSession, type ViewPose } from '../../src/session/session.ts'
import { FRONT_VIEW } from '../../src/spatial/index.ts'
import { createDecodingIo } from './decode.ts'

/** An editor without a window: the real document, commands, files and assistant, seen from the front. */
export function createTestEditor() {
  const scene = createScene()
  const session = createSession(scene)
  const blobs = new BlobStore()
  const saved: { blob: Blob; fileName: string }[] = []
  const looks: unknown[] = []
  const framed: (readonly NodeId[] | null)[] = []
  let pose: ViewPose = { eye: [4, 3, 6], target: [0, 0, 0], projection: 'perspective', height: 6 }
  const view: ViewPort = {
    target: () => [0, 0, 0],
    basis: () => FRONT_VIEW,
    frame: (ids) => framed.push(ids),
    look: (from) => looks.push(from),
    pose: () => pose,
    setPose: (next) => {
      pose = next
    },
    seekClip: (instance, seconds) => looks.push([instance, seconds]),
    clipTime: () => 0,
    capture: async () => new Blob(['png']),
    portrait: async () => new Blob(['webp']),
  }
  const env = { scene, blobs, prepare: async () => [], target: () => view.target() }
  const io: IoPort = {
    choose: async () => [],
    readImage: (file) => readImage(env, file),
    read: async (files, signal) => {
      return readItems(env, await parseFiles(files), signal)
    },
    export: async (options): Promise<ExportResult> => {
      const input = exportInput(scene, blobs, exportScope(options, session.state.selection))
      const { bytes, mime, extension, warnings } = await exportScene(input, options, { io: createDecodingIo })
      return { blob: new Blob([bytes], { type: mime }), fileName: `scene.${extension}`, warnings }
    },
    zip: async () => new Blob(['zip']),
    save: (blob, fileName) => saved.push({ blob, fileName }),
  }
  const shelf = lazyLibrary({ blobs, prepare: async () => {}, store: memoryItems() })
  const preferences = createPreferences()
  const window = createTestWindow()
  const registry = new Registry({
    scene,
    session,
    io,
    view,
    window,
    library: {
      ...shelf,
      loaded: () => shelf.loaded() ?? LIBRARY,
      presets: async () => PRESETS,
      paint: async (preset) => (preset.pattern ? textureFiles(preset, paint(preset.pattern)) : {}),
    },
    projects: noProjects,
  })
  const keymap = new Keymap(registry, preferences)
  /** Runs a command as a script does: throws where it fails. */
  const run = async (id: string, params?: unknown): Promise<Record<string, never>> => {
    const outcome = await registry.execute(id, params, { source: 'script' })
    if (!outcome.ok) throw outcome.error
    return outcome.result as Record<string, never>
  }
  const named = (name: string): SceneNode => {
    const node = [...scene.nodes()].find((n) => n.name === name)
    if (!node)
      throw new Error(`There is no node "${name}"; there are ${[...scene.nodes()].map((n) => n.name).join(', ')}`)
    return node
  }
  const importFiles = (files: InputFile[], options: object = {}) => run('file.import', { files, ...options })
  return {
    scene,
    session,
    blobs,
    registry,
    keymap,
    preferences,
    view,
    io,
    run,
    named,
    importFiles,
    saved,
    looks,
    framed,
    window,
  }
}

/** Things that are kept for as long as the test runs. */
function memoryItems(): ItemTable {
  const items = new Map<string, KeptItem>()
  return {
    all: async () => [...items.values()],
    put: async (item) => void items.set(item.id, item),
    remove: async (id) => void items.delete(id),
  }
}

/** Projects belong to a browser. */
const noProjects = new Proxy({} as ProjectPort, {
  get: (_, name) => () => {
    throw new Error(`${String(name)} needs a browser`)
  },
})

const createTestWindow = (): WindowPort => ({
  open: () => {},
  focus: () => {},
  focusNext: () => {},
  show: () => {},
  toggle: () => {},
  focusMode: () => {},
  openExport: () => {},
  openFinal: () => {},
  askImport: async () => ({}),
  configure: () => {},
})

export type TestEditor = ReturnType<typeof createTestEditor>

interface ChatOptions extends Partial<Pick<TurnOptions, 'onThinking' | 'onUsage' | 'askAbove' | 'signal' | 'confirm'>> {
  images?: readonly string[]
  /** The turn is stopped as soon as this much is said. */
  stopsAt?: string
  /** What the user answers when asked for leave. */
  allows?: boolean
}

/** A conversation with an engine over a test editor. */
export function createTestChat(
  editor: TestEditor,
  engine: Engine = createBuiltinEngine(),
  { stopsAt, allows = true, images, ...more }: ChatOptions = {},
) {
  const past: Exchange[] = []
  let turn = 0
  return async (text: string): Promise<TurnOutcome & { cards: Card[] }> => {
    const cards: Card[] = []
    const stop = new AbortController()
    const outcome = await runTurn({
      engine,
      registry: editor.registry,
      request: {
        text,
        ...(images && { images }),
        past,
        scene: editor.scene,
        selection: () => editor.session.state.selection,
        chosen: () => editor.session.state.selection,
        view: editor.view,
      },
      group: `turn ${++turn}`,
      signal: stop.signal,
      confirm: async () => allows,
      onText: (now) => stopsAt && now.includes(stopsAt) && stop.abort(),
      onCard: (card) => cards.push(card),
      ...more,
    })
    past.push(outcome.exchange)
    return { ...outcome, cards }
  }
}

/** The whole document as plain data, in a fixed order, to compare before and after. */
export function snapshot(scene: SceneReader): unknown {
  const sorted = <R extends { id: string }>(records: Iterable<R>) => [...records].sort((a, b) => (a.id < b.id ? -1 : 1))
  return structuredClone({
    nodes: sorted(scene.nodes()),
    materials: sorted(scene.materials()),
    assets: sorted(scene.assets()),
    settings: scene.settings,
  })
}
