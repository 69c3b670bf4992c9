import { primitiveTriangles } from '../assets/primitives.ts'
import type { CaptureOptions, ImportOptions, ImportResult } from '../commands/context.ts'
import { type ExportFormat, ExportOptions } from '../commands/export-options.ts'
import { paramsSchema } from '../commands/registry.ts'
import {
  isPrimitive,
  type Material,
  type NodeId,
  resolveMaterial,
  type SceneNode,
  SURFACE_KEYS,
  type Surface,
  type Vec3,
} from '../document/index.ts'
import { boundsOf, sceneBounds, worldMatrix } from '../spatial/index.ts'
import type { AssistantSettings, TurnResult } from './chat.ts'
import type { Editor } from './editor.ts'

/** What `on` tells of: a committed change (undo and redo too), another selection, a drawn frame. */
type EventName = 'change' | 'selection' | 'frame'

export interface NodeQuery {
  name?: string | RegExp
  kind?: SceneNode['kind']
  parent?: NodeId | null
  where?: (node: SceneNode) => boolean
}

/** `window.diorama`: the documented, stable way to drive the editor from the page. See docs/scripting.md. */
export function createScripting(editor: Editor) {
  const { scene, session, registry, view, chat, projects, projectState } = editor
  const opened = projects.opened.then(() => {})

  const execute = async (id: string, params?: unknown): Promise<unknown> => {
    await opened
    const before = session.state.selection
    const outcome = await registry.execute(id, params, { source: 'script' })
    const { selection } = session.state
    if (selection !== before && id !== 'select.set') session.set({ unchosen: selection })
    if (!outcome.ok) throw outcome.error
    return outcome.result
  }
  const get = (ref: string): SceneNode | undefined =>
    scene.node(ref) ?? [...scene.nodes()].find((node) => node.name === ref)
  const must = (ref: string): SceneNode => {
    const node = get(ref)
    if (!node) throw new Error(`There is no node "${ref}"; expected the id or the name of a node`)
    return node
  }

  return {
    ready: Promise.all([view.ready, opened]).then(() => {}),
    execute,
    commands: () =>
      registry.list().map((command) => ({
        id: command.id,
        title: command.title,
        about: command.about,
        params: paramsSchema(command),
      })),
    /** The project that is open: whether this tab edits it, and whether all that was done is on the disk. */
    projectState: () => {
      const { id, role, save } = projectState.getState()
      return {
        id,
        name: scene.settings.name,
        role,
        saved: save.is,
        ...(save.is === 'failed' && { error: save.error.message }),
      }
    },
    /** Resolves when all that was done is on the disk. Throws where it cannot be written. */
    saved: async () => (await projects.opened).flush(),
    undo: () => scene.history.undo().length > 0,
    redo: () => scene.history.redo().length > 0,
    history: () => scene.history.steps().map(({ label, source, time }) => ({ label, source, time })),
    nodes: () => [...scene.nodes()],
    settings: () => scene.settings,
    get,
    find: (query: NodeQuery | string) => [...scene.nodes()].filter((node) => matches(node, query)),
    bounds: (ref?: string) => (ref === undefined ? sceneBounds(scene) : boundsOf(scene, [must(ref).id])),
    matrixWorld: (ref: string): number[] => worldMatrix(scene, must(ref).id).toArray(),
    materialOf: (ref: string): (Surface & Pick<Material, 'id' | 'name'>) | null => {
      const material = materialOf(editor, must(ref))
      if (!material) return null
      const surface = resolveMaterial(material, scene.asset)
      const fields = Object.fromEntries(SURFACE_KEYS.map((key) => [key, surface[key]])) as unknown as Surface
      return { id: material.id, name: material.name, ...fields }
    },
    select: (refs: string[]) => {
      session.select(refs.map((ref) => must(ref).id))
      session.set({ unchosen: null })
    },
    selection: (): NodeId[] => [...session.state.selection],
    pick: (x: number, y: number): NodeId | null => view.pick(x, y),
    project: (point: Vec3): { x: number; y: number } | null => view.project(point),
    stats: () => ({ nodes: scene.nodeCount, ...meshCounts(editor), ...frameStats(editor) }),
    importFiles: (files: File[], options: ImportOptions = {}) =>
      execute('file.import', {
        files: files.map((file) => ({ path: file.webkitRelativePath || file.name, blob: file })),
        ...options,
      }) as Promise<ImportResult>,
    exportScene: async (format: ExportFormat = 'glb', options: Partial<ExportOptions> = {}): Promise<Blob> => {
      const { signal } = new AbortController()
      const how = ExportOptions.parse({ ...options, format })
      return (await registry.context({ source: 'script' }).io.export(how, signal)).blob
    },
    screenshot: (options?: CaptureOptions) => view.capture(options),
    assistant: {
      send: (text: string): Promise<TurnResult> => chat.send(text),
      reset: () => chat.reset(),
      configure: (settings: Partial<AssistantSettings>) => chat.configure(settings),
    },
    on: (event: EventName, listener: () => void): (() => void) => {
      if (event === 'selection') {
        return session.store.subscribe((now, before) => now.selection !== before.selection && listener())
      }
      if (event === 'frame') return view.onFrame(listener)
      if (event === 'change') return scene.onDiff((_diff, { phase }) => phase !== 'live' && listener())
      throw new Error(`There is no event "${event}"; expected change, selection or frame`)
    },
  }
}

export type Scripting = ReturnType<typeof createScripting>

function matches(node: SceneNode, query: NodeQuery | string): boolean {
  if (typeof query === 'string') return node.name.toLowerCase().includes(query.toLowerCase())
  const { name, kind, parent, where } = query
  const named = name === undefined || (typeof name === 'string' ? node.name === name : name.test(node.name))
  return (
    named &&
    (kind === undefined || node.kind === kind) &&
    (parent === undefined || node.parent === parent) &&
    (where?.(node) ?? true)
  )
}

/** The material of a node, or of the first mesh below it. */
function materialOf(editor: Editor, node: SceneNode): Material | undefined {
  if (node.kind === 'mesh') return editor.scene.material(node.materials[0])
  for (const child of editor.scene.children(node.id)) {
    const material = materialOf(editor, editor.scene.node(child)!)
    if (material) return material
  }
  return undefined
}

function meshCounts({ scene }: Editor) {
  let [meshes, triangles] = [0, 0]
  for (const node of scene.nodes()) {
    if (node.kind !== 'mesh') continue
    meshes++
    const { geometry } = node
    if (isPrimitive(geometry)) triangles += primitiveTriangles(geometry)
    else triangles += scene.asset(geometry.asset)?.meshes?.[geometry.mesh]?.triangles ?? 0
  }
  return { meshes, triangles }
}

function frameStats({ view }: Editor) {
  const { drawCalls, textures, frames, frameMs, triangles } = view.stats
  return { drawCalls, textures, frames, frameMs, drawnTriangles: triangles }
}
