import * as app from './app.ts'
import { files } from './files.ts'
import { inspector } from './inspector.ts'
import { kinds, shapes } from './kinds.ts'
import * as panels from './panels.ts'
import { params } from './params.ts'
import * as kept from './projects.ts'

/** All texts of the window in English. The titles of commands are with the commands. */
export const en = {
  locale: 'en',
  ...app,
  ...panels,
  ...kept,
  kinds,
  shapes,
  files,
  inspector,
  params,
  /** Titles and sentences of commands by their ids, where they differ from the commands' own. */
  commands: {} as Partial<Record<string, readonly [title: string, about: string]>>,
  /** What the core says, which speaks English: labels of steps, and why a command cannot run. */
  phrase: (english: string) => english,
}
