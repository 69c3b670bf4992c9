import type { BlobStore } from '../../assets/blobs.ts'
import type { InputFile, IoPort, ProjectInfo, ProjectPort } from '../../commands/context.ts'
import { type Asset, mend, type Scene, type SceneRecords } from '../../document/index.ts'
import { writesOf } from '../../io/project/store.ts'
import { usingBytes } from '../../io/project/tabs.ts'
import { keepVersion, listVersions, readVersion, removeVersion } from '../../io/project/versions.ts'
import type { Projects } from './Projects.ts'
import type { Content } from './parts.ts'

export interface PortParts {
  scene: Scene
  blobs: BlobStore
  io: Pick<IoPort, 'save'>
  prepare(asset: Asset): Promise<readonly string[]>
}

/** Files of projects come when they are asked for; the first frame does not wait for them. */
const loadWriter = () => import('../../io/project/file/write.ts')
const loadDisk = () => import('./disk.ts')

/** What commands do with projects. */
export function createProjectPort(projects: Projects, { scene, blobs, io, prepare }: PortParts): ProjectPort {
  const need = () => {
    if (!projects.store) throw new Error('This browser keeps nothing for Diorama; save the project as a file')
    return projects.store
  }
  const isOpen = (id: string) => id === projects.id
  /** What is open is not written by its record, but by its scene. */
  const loaded = async (version: string): Promise<SceneRecords> => {
    const { records } = mend(await readVersion(need(), version))
    for (const asset of records.assets) {
      if (!blobs.has(asset.id)) blobs.keep(asset.id, await need().bytes.get(asset.id))
      await prepare(asset)
    }
    return records
  }

  return {
    async list() {
      const all = projects.store ? await projects.store.list() : []
      return all.map(
        ({ id, name, changed, opened, nodes, bytes, deleted }): ProjectInfo => ({
          ...{ id, name, changed, opened, nodes, bytes },
          isDeleted: deleted !== undefined,
          isOpen: isOpen(id),
        }),
      )
    },
    create: () => projects.openNew(),
    open: async (id) => {
      if (!isOpen(id)) await projects.open(id)
    },
    async rename(id, name) {
      if (!isOpen(id)) return need().rename(id, name)
      scene.transact('Rename scene', { source: 'user' }, (tx) =>
        tx.settings((draft) => {
          draft.name = name
        }),
      )
    },
    async duplicate(id = projects.id) {
      if (isOpen(id)) await projects.flush()
      const known = await need().facts(id)
      if (!known) throw new Error('There is nothing to duplicate yet')
      return (await need().duplicate(id, `${known.name} copy`)).id
    },
    async remove(id) {
      await need().remove(id)
      projects.forgetLast(id)
      if (isOpen(id)) await projects.openNew()
    },
    putBack: (id) => need().putBack(id),
    takeOver: () => projects.takeOver(),
    async saveFile(as) {
      const [{ writeProjectFile }, { writeToDisk }] = await Promise.all([loadWriter(), loadDisk()])
      const content = projects.content()
      const thumbnail = await projects.picture().catch(() => null)
      const write = () => writeProjectFile({ ...content, thumbnail, bytesOf: (id) => blobs.get(id) })
      const name = `${fileStem(content.records.settings.name)}.diorama`
      const handle = as ? undefined : await projects.store?.db.get('handles', projects.id)
      const done = await writeToDisk(handle, name, write)
      if (done === 'cancelled') return {}
      if (done === 'unable') {
        const blob = await write()
        io.save(blob, name)
        projects.wroteFile()
        return { file: name, bytes: blob.size }
      }
      projects.wroteFile()
      if (projects.store) await projects.store.db.put('handles', done.handle, projects.id)
      return { file: done.handle.name, bytes: done.bytes }
    },
    async openFile(given) {
      const file = given ?? (await (await loadDisk()).chooseProjectFile())
      if (!file) return null
      return openProjectFile(projects, blobs, file)
    },
    async versions() {
      await projects.flush()
      return (await listVersions(need(), projects.id)).map(({ id, name, at, nodes }) => ({ id, name, at, nodes }))
    },
    async keepVersion(name) {
      await projects.flush()
      const version = await keepVersion(need(), projects.id, name)
      if (!version && name !== null) throw new Error('The project is still empty; there is nothing to keep')
      return version?.id ?? null
    },
    version: loaded,
    async openVersion(id) {
      const records = await loaded(id)
      const { name } = records.settings
      const settings = { ...records.settings, name: `${name} (version)` }
      return projects.openNew({ records: { ...records, settings }, messages: [], session: null })
    },
    removeVersion: (id) => removeVersion(need(), id),
  }
}

/** Makes a project of a file and opens it; what a newer version made is only shown. */
async function openProjectFile(projects: Projects, blobs: BlobStore, file: InputFile) {
  const { readProjectFile } = await import('../../io/project/file/read.ts')
  const read = await readProjectFile(file.blob).catch((error) => {
    throw new Error(`"${file.path}" cannot be opened: ${(error as Error).message}`)
  })
  for (const [id, bytes] of read.bytes) blobs.keep(id, bytes)
  const content: Content = read
  const warnings = read.faults
  if (read.isNewer) {
    await projects.look(content)
    return { warnings: ['It was made by a newer version of Diorama, and can only be looked at', ...warnings] }
  }
  const { store } = projects
  if (!store) {
    await projects.openNew(content)
    return { warnings }
  }
  const { id } = await usingBytes(async () => {
    for (const asset of read.records.assets) await store.bytes.put(asset.id, read.bytes.get(asset.id)!)
    return store.create(read.records.settings.name, writesOf(read))
  })
  if (read.thumbnail) await store.setThumbnail(id, read.thumbnail)
  if (file.handle) await store.db.put('handles', file.handle, id)
  await projects.open(id)
  return { project: id, warnings }
}

const fileStem = (name: string) => name.replace(/[\\/:*?"<>|]/g, '-').trim() || 'scene'
