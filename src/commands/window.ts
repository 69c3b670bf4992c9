import { z } from 'zod'
import { LANGUAGES, THEMES } from '../session/preferences.ts'
import { type CommandContext, PANELS } from './context.ts'
import { type Command, defineCommand } from './define.ts'

/** A command about the window: it needs no parameters, and the assistant has no use for it. */
const plain = (
  id: string,
  title: string,
  about: string,
  shortcut: string | undefined,
  run: (ctx: CommandContext) => void,
) => defineCommand({ id, title, about, params: z.object({}), assistant: false, ...(shortcut && { shortcut }), run })

const theme = defineCommand({
  id: 'window.theme',
  title: 'Theme',
  about: 'Makes the window dark, light, or as the system is.',
  params: z.object({ theme: z.enum(THEMES) }),
  assistant: false,
  run: (ctx, params) => ctx.window.configure(params),
})

const language = defineCommand({
  id: 'window.language',
  title: 'Language',
  about: 'Shows the window in another language.',
  params: z.object({ language: z.enum(LANGUAGES) }),
  assistant: false,
  run: (ctx, params) => ctx.window.configure(params),
})

const panel = defineCommand({
  id: 'window.panel',
  title: 'Show or hide a panel',
  about: 'Shows or hides the outliner, the inspector or the assistant.',
  params: z.object({ panel: z.enum(PANELS) }),
  assistant: false,
  run: (ctx, params) => ctx.window.toggle(params.panel),
})

const share = defineCommand({
  id: 'window.share',
  title: 'Inspector and assistant in one column',
  about: 'Lets the inspector and the assistant share a column by tabs, or stand beside each other.',
  params: z.object({ shared: z.boolean() }),
  assistant: false,
  run: (ctx, { shared }) => ctx.window.configure({ rightShared: shared }),
})

const timeline = defineCommand({
  id: 'window.timeline',
  title: 'Timeline',
  about: 'Shows the clips of imported models at the foot of the view, or folds them away.',
  params: z.object({ shown: z.boolean() }),
  assistant: false,
  run: (ctx, { shown }) => ctx.window.configure({ timelineShown: shown }),
})

const exportSheet = defineCommand({
  id: 'window.export',
  title: 'Export …',
  about: 'Chooses a format and how the file is made, and shows its size.',
  params: z.object({}),
  assistant: false,
  shortcut: 'Mod+Shift+E',
  when: (ctx) => ctx.scene.nodeCount > 0 || 'The scene is empty',
  run: (ctx) => ctx.window.openExport(),
})

export const WINDOW_COMMANDS: readonly Command[] = [
  plain('window.palette', 'All commands', 'Finds commands, nodes and more by their names.', 'Mod+K', (ctx) =>
    ctx.window.open('palette'),
  ),
  plain('window.shortcuts', 'Shortcuts', 'Shows all shortcuts, and lets them be changed.', '?', (ctx) =>
    ctx.window.open('shortcuts'),
  ),
  exportSheet,
  plain('window.projects', 'Projects', 'Shows the projects of this browser.', 'Mod+Shift+O', (ctx) =>
    ctx.window.open('projects'),
  ),
  plain('window.versions', 'Versions', 'Shows the versions of the project, to compare and restore.', undefined, (ctx) =>
    ctx.window.open('versions'),
  ),
  timeline,
  plain('window.library', 'Open the library', 'Shows the things to build with.', 'Shift+A', (ctx) => {
    ctx.window.show('left')
    ctx.window.configure({ leftTab: 'library' })
  }),
  plain('window.assistant', 'Ask the assistant', 'Brings the keyboard to the assistant.', '/', (ctx) =>
    ctx.window.focus('assistant'),
  ),
  plain('window.filter', 'Find nodes', 'Brings the keyboard to the filter of the outliner.', 'Mod+F', (ctx) =>
    ctx.window.focus('filter'),
  ),
  plain('window.next', 'Next panel', 'Brings the keyboard to the next panel.', 'F6', (ctx) => ctx.window.focusNext(1)),
  plain('window.previous', 'Previous panel', 'Brings the keyboard to the panel before.', 'Shift+F6', (ctx) =>
    ctx.window.focusNext(-1),
  ),
  plain('window.focus', 'Focus mode', 'Hides everything but the view, or shows it again.', 'Mod+\\', (ctx) =>
    ctx.window.focusMode(),
  ),
  panel,
  share,
  theme,
  language,
] as Command[]
