import type { Asset, NodeId, Origin, Scene, SceneReader, SceneRecords, Transaction, Vec3 } from '../document/index.ts'
import type { Preferences } from '../session/preferences.ts'
import type { Session, ViewPose } from '../session/session.ts'
import type { ViewBasis } from '../spatial/index.ts'
import type { ExportOptions } from './export-options.ts'
import type { FinalOptions } from './final-options.ts'
import type { LibraryItem, NewItem } from './library-item.ts'
import type { MaterialPreset, PaintedTextures } from './material-preset.ts'

/** A file with its path among those that came with it. */
export interface InputFile {
  path: string
  blob: Blob
  /** The file on the user's disk, where the browser lets it be written again. */
  handle?: FileSystemFileHandle
}

export interface ImportResult {
  roots: NodeId[]
  warnings: string[]
}

/** Units that files are made in, in metres. */
export const UNITS = { m: 1, cm: 0.01, mm: 0.001, in: 0.0254, ft: 0.3048 } as const
export type Unit = keyof typeof UNITS

export interface ImportOptions {
  /** Where the middle of the model's bottom is to stand, metres. The place the user looks at when left out. */
  at?: Vec3
  /** `ground` (the default) rests the model on the ground; `origin` leaves it where the file has it. */
  place?: 'ground' | 'origin'
  /** How long one unit of the file is; metres when left out. */
  unit?: Unit
  /** Which axis of the file points up; Y when left out. */
  up?: 'Y' | 'Z'
}

/** What a file does not say, or says so that it may be wrong. */
export interface ImportQuestion {
  /** How large the model would be in metres, along each axis of the file. */
  size: Vec3
  unit: boolean
  up: boolean
}

export interface ExportResult {
  blob: Blob
  /** The name it is to be saved under. */
  fileName: string
  warnings: string[]
}

/** What a file becomes when it is read: records that are ready to be written in one transaction. */
export interface ReadItem {
  name: string
  kind: Asset['kind']
  /** What the user may be asked before it is written. */
  question?: ImportQuestion
  /** Returns the node that stands for it; null for what is no node, such as a panorama. */
  write(tx: Transaction, options: ImportOptions): NodeId | null
  /** Lets it take the place of a model of the scene, in all of its placings; only models can. */
  replace?(tx: Transaction, asset: Asset): void
}

export interface ReadFiles {
  items: ReadItem[]
  /** What was left out, or may be wrong, in words for the user. */
  warnings: string[]
}

/** The library of things to build with, and of what they are made of. */
export interface LibraryPort {
  items(): Promise<readonly LibraryItem[]>
  /** The same, where they have come already: a field that is being dragged cannot wait. */
  loaded(): readonly LibraryItem[] | null
  /** Materials that are ready to be worn. */
  presets(): Promise<readonly MaterialPreset[]>
  /** Paints the textures of a material; none where it has no pattern. */
  paint(preset: MaterialPreset): Promise<PaintedTextures>
  /** Keeps a thing of the user's own. Throws a sentence where this browser keeps nothing. */
  keep(item: NewItem): Promise<LibraryItem>
  forget(id: string): Promise<void>
  /** Takes back that it was forgotten, for as long as the page is open. Throws a sentence where it was not. */
  restore(id: string): Promise<LibraryItem>
  /** What a thing of the user's own is made of, ready to be put into the scene. */
  contentOf(id: string): Promise<SceneRecords>
  /** Calls back when there are other things. */
  onChange(listener: () => void): () => void
}

/** Reading and writing files. */
export interface IoPort {
  /** Lets the user choose files; none when they change their mind. */
  choose(what?: 'models' | 'image'): Promise<InputFile[]>
  /** Takes in a picture as an asset, which is not in the scene yet. Throws a sentence where it is none. */
  readImage(file: InputFile): Promise<Asset>
  /** Reads models, pictures and panoramas. Throws a sentence for the user where nothing can be read. */
  read(files: readonly InputFile[], signal: AbortSignal): Promise<ReadFiles>
  /** Makes a file of the scene. Throws a sentence where it cannot be made. */
  export(options: ExportOptions, signal: AbortSignal): Promise<ExportResult>
  zip(files: Record<string, Blob>): Promise<Blob>
  /** Hands a file to the user. */
  save(blob: Blob, fileName: string): void
}

export interface CaptureOptions {
  /** Pixels; the view's own size when left out. */
  width?: number
  height?: number
  /** Shows nothing behind the scene. */
  transparent?: boolean
  /** Degrees that the eye is turned about what the view looks at. */
  turn?: number
}

/** The user's view of the scene. */
export interface ViewPort {
  /** The point on the ground that the view looks at, in metres. */
  target(): Vec3
  basis(): ViewBasis
  /** Brings nodes, or everything, into view; as large as they fit, or from no nearer than now. */
  frame(ids: readonly NodeId[] | null, how?: { isNoNearer?: boolean }): void
  /** Looks at the same point from a side, or from a direction: a vector from that point towards the eye. */
  look(from: ViewSide | Vec3): void
  pose(): ViewPose
  setPose(pose: ViewPose): void
  /** Takes the clip of a placing that plays, or is paused, to a time in seconds. */
  seekClip(instance: string, seconds: number): void
  /** Where that clip is, seconds. */
  clipTime(instance: string): number
  /** A PNG of the view, without gizmos and grid. */
  capture(options?: CaptureOptions): Promise<Blob>
  /** A small picture of nodes alone, which stand on the origin. */
  portrait(records: SceneRecords): Promise<Blob>
}

/** A project of this browser. Times in milliseconds since the epoch, sizes in bytes. */
export interface ProjectInfo {
  id: string
  name: string
  changed: number
  opened: number
  nodes: number
  bytes: number
  /** It was thrown away, and is still there for some days. */
  isDeleted: boolean
  /** It is the one that is open here. */
  isOpen: boolean
}

/** A state of a project that was kept; automatic ones have no name. */
export interface VersionInfo {
  id: string
  name: string | null
  at: number
  nodes: number
}

/** The projects that this browser keeps. All throw a sentence where something cannot be had. */
export interface ProjectPort {
  list(): Promise<ProjectInfo[]>
  create(): Promise<string>
  open(project: string): Promise<void>
  rename(project: string, name: string): Promise<void>
  duplicate(project?: string): Promise<string>
  remove(project: string): Promise<void>
  putBack(project: string): Promise<void>
  takeOver(): Promise<void>
  saveFile(as: boolean): Promise<{ file?: string; bytes?: number }>
  /** Null where the user chooses none. */
  openFile(file?: InputFile): Promise<{ project?: string; warnings: string[] } | null>
  versions(): Promise<VersionInfo[]>
  /** Keeps the project as it is now; without a name only where it has changed since the last version, else null. */
  keepVersion(name: string | null): Promise<string | null>
  /** What a version holds; its models are ready to be drawn. */
  version(id: string): Promise<SceneRecords>
  openVersion(id: string): Promise<string>
  removeVersion(id: string): Promise<void>
}

export const PANELS = ['left', 'inspector', 'assistant'] as const
export type Panel = (typeof PANELS)[number]

/** What the keyboard can be brought to. */
export type WindowPart = 'assistant' | 'filter' | 'view' | 'outliner' | 'inspector'

/** The window about the view. */
export interface WindowPort {
  /** Opens what lies over the window when it is asked for. */
  open(sheet: 'palette' | 'shortcuts' | 'projects' | 'versions'): void
  /** Lets the user choose how a file is made, and see what it will lack; with these options, if any. */
  openExport(options?: ExportOptions): void
  /** Shows how a final picture gets better; with these options it begins at once. */
  openFinal(options: Partial<FinalOptions>): void
  /** Brings the keyboard to a part of the window, which is shown if it is not. */
  focus(part: WindowPart): void
  /** Brings the keyboard to the next part that is shown, or the one before. */
  focusNext(by: 1 | -1): void
  show(panel: Panel): void
  toggle(panel: Panel): void
  /** Hides everything but the view, or shows it again. */
  focusMode(on?: boolean): void
  /** Asks the user what a file does not say; null where they would rather not import it. */
  askImport(name: string, question: ImportQuestion): Promise<Pick<ImportOptions, 'unit' | 'up'> | null>
  configure(patch: Partial<Pick<Preferences, 'theme' | 'language' | 'rightShared' | 'timelineShown' | 'leftTab'>>): void
}

export const VIEW_SIDES = ['front', 'back', 'left', 'right', 'top', 'bottom', 'perspective'] as const
export type ViewSide = (typeof VIEW_SIDES)[number]

/** What a command works with. It knows files and the view only through these interfaces. */
export interface CommandContext {
  readonly scene: SceneReader
  /** The scene's own history and diffs, for the commands about them. */
  readonly store: Scene
  /** Writes the scene as one step of undo. Inside a gesture, or another command, it becomes a part of that. */
  transact<T>(label: string, write: (tx: Transaction) => T): T
  readonly session: Session
  readonly io: IoPort
  readonly view: ViewPort
  readonly window: WindowPort
  readonly library: LibraryPort
  readonly projects: ProjectPort
  readonly origin: Origin
  readonly signal: AbortSignal
}
