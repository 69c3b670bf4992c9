import type { en } from '../en/index.ts'
import * as app from './app.ts'
import { commands } from './commands.ts'
import { files } from './files.ts'
import { inspector } from './inspector.ts'
import { kinds, shapes } from './kinds.ts'
import * as panels from './panels.ts'
import { params } from './params.ts'
import { phrase } from './phrases.ts'
import * as kept from './projects.ts'

/** Alle Texte des Fensters auf Deutsch. */
export const de: typeof en = {
  locale: 'de',
  ...app,
  ...panels,
  ...kept,
  kinds,
  shapes,
  files,
  inspector,
  params,
  commands,
  phrase,
}
