import { z } from 'zod'
import { diffBetween, recordsOf, type SceneDiff, type Transaction } from '../document/index.ts'
import type { InputFile } from './context.ts'
import { type Command, defineCommand } from './define.ts'

const Project = z.string().describe('the id of a project; project.list tells it')
const Version = z.string().describe('the id of a version; version.list tells it')

const listProjects = defineCommand({
  id: 'project.list',
  title: 'List projects',
  about: 'Lists the projects of this browser, the one that was opened last first.',
  params: z.object({}),
  assistant: 'read',
  run: async (ctx) => ({ projects: await ctx.projects.list() }),
})

const newProject = defineCommand({
  id: 'project.new',
  title: 'New project',
  about: 'Opens an empty project beside the others; the one that is open now stays as it is.',
  params: z.object({}),
  assistant: false,
  run: async (ctx) => ({ project: await ctx.projects.create() }),
})

const openProject = defineCommand({
  id: 'project.open',
  title: 'Open project',
  about: 'Opens a project of this browser.',
  params: z.object({ project: Project }),
  assistant: false,
  run: async (ctx, { project }) => {
    await ctx.projects.open(project)
    return { project }
  },
})

const renameProject = defineCommand({
  id: 'project.rename',
  title: 'Rename project',
  about: 'Gives a project another name. That of the open project is the name of its scene.',
  params: z.object({ project: Project, name: z.string().trim().min(1).max(200) }),
  assistant: false,
  run: (ctx, { project, name }) => ctx.projects.rename(project, name),
})

const duplicateProject = defineCommand({
  id: 'project.duplicate',
  title: 'Duplicate project',
  about: 'Makes a project that holds the same; the one that is open when none is named.',
  params: z.object({ project: Project.optional() }),
  assistant: false,
  run: async (ctx, { project }) => ({ project: await ctx.projects.duplicate(project) }),
})

const deleteProject = defineCommand({
  id: 'project.delete',
  title: 'Delete project',
  about: 'Throws a project away; it can be put back for seven days.',
  params: z.object({ project: Project }),
  assistant: false,
  run: (ctx, { project }) => ctx.projects.remove(project),
})

const putBackProject = defineCommand({
  id: 'project.putBack',
  title: 'Put back project',
  about: 'Puts back a project that was thrown away.',
  params: z.object({ project: Project }),
  assistant: false,
  run: (ctx, { project }) => ctx.projects.putBack(project),
})

const takeOver = defineCommand({
  id: 'project.takeOver',
  title: 'Edit here',
  about: 'Edits the project in this tab; the tab that edits it now shows it from then on.',
  params: z.object({}),
  assistant: false,
  run: (ctx) => ctx.projects.takeOver(),
})

const saveProject = defineCommand({
  id: 'project.save',
  title: 'Save to a file',
  about: 'Saves the project as a .diorama file, with all that it needs; again to the same file, where the browser can.',
  params: z.object({ as: z.boolean().default(false).describe('asks for another file') }),
  assistant: false,
  shortcut: 'Mod+S',
  run: (ctx, { as }) => ctx.projects.saveFile(as),
})

const openFile = defineCommand({
  id: 'project.openFile',
  title: 'Open a file',
  about: 'Opens a .diorama file as a project; asks for it when none is given.',
  params: z.object({ file: z.custom<InputFile>((file) => (file as InputFile)?.blob instanceof Blob).optional() }),
  assistant: false,
  shortcut: 'Mod+O',
  run: (ctx, { file }) => ctx.projects.openFile(file),
})

const listVersions = defineCommand({
  id: 'version.list',
  title: 'List versions',
  about: 'Lists the versions of the open project, the latest first.',
  params: z.object({}),
  assistant: 'read',
  run: async (ctx) => ({ versions: await ctx.projects.versions() }),
})

const keepVersion = defineCommand({
  id: 'version.keep',
  title: 'Keep this version',
  about: 'Keeps the project as it is now under a name; versions with a name are never cleared away.',
  params: z.object({ name: z.string().trim().min(1).max(200) }),
  assistant: false,
  run: async (ctx, { name }) => ({ version: await ctx.projects.keepVersion(name) }),
})

const compareVersion = defineCommand({
  id: 'version.compare',
  title: 'Compare with a version',
  about: 'Tells which nodes were added, removed and changed since a version.',
  params: z.object({ version: Version }),
  assistant: false,
  run: async (ctx, { version }) => {
    const { nodes, settings } = diffBetween(await ctx.projects.version(version), recordsOf(ctx.scene))
    const told = { added: [] as Told[], removed: [] as Told[], changed: [] as Told[], settings: !!settings }
    for (const [id, { before, after }] of nodes) {
      const list = !before ? told.added : after ? told.changed : told.removed
      list.push({ id, name: (after ?? before)!.name })
    }
    return told
  },
})

interface Told {
  id: string
  name: string
}

const restoreVersion = defineCommand({
  id: 'version.restore',
  title: 'Restore a version',
  about: 'Puts the scene back to what it was in a version. Undo brings the present back.',
  params: z.object({ version: Version }),
  assistant: false,
  run: async (ctx, { version }) => {
    const records = await ctx.projects.version(version)
    // Undo ends with the page; this does not.
    await ctx.projects.keepVersion(null)
    await ctx.store.idle()
    ctx.transact('Restore a version', (tx) => become(tx, diffBetween(recordsOf(ctx.scene), records)))
    return {}
  },
})

/** Nodes that stay are put where they belong first: removing a node takes what is below it along. */
function become(tx: Transaction, { nodes, materials, assets, settings }: SceneDiff) {
  for (const [id, { after }] of assets) after ? tx.assets.put(after) : tx.assets.remove(id)
  for (const [id, { after }] of materials) after ? tx.materials.put(after) : tx.materials.remove(id)
  for (const { after } of nodes.values()) if (after) tx.nodes.put(after)
  for (const [id, { after }] of nodes) if (!after) tx.nodes.remove(id)
  if (settings?.after) tx.settings((draft) => void Object.assign(draft, settings.after))
}

const openVersion = defineCommand({
  id: 'version.open',
  title: 'Open a version',
  about: 'Opens a version as a project of its own.',
  params: z.object({ version: Version }),
  assistant: false,
  run: async (ctx, { version }) => ({ project: await ctx.projects.openVersion(version) }),
})

const deleteVersion = defineCommand({
  id: 'version.delete',
  title: 'Delete a version',
  about: 'Deletes a version of the open project for good.',
  params: z.object({ version: Version }),
  assistant: false,
  run: (ctx, { version }) => ctx.projects.removeVersion(version),
})

export const PROJECT_COMMANDS: readonly Command[] = [
  listProjects,
  newProject,
  openProject,
  renameProject,
  duplicateProject,
  deleteProject,
  putBackProject,
  takeOver,
  saveProject,
  openFile,
  listVersions,
  keepVersion,
  compareVersion,
  restoreVersion,
  openVersion,
  deleteVersion,
] as unknown as Command[]
