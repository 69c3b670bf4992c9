import { z } from 'zod'
import { defineCommand } from './define.ts'
import { CommandError } from './errors.ts'

export const undo = defineCommand({
  id: 'history.undo',
  title: 'Undo',
  about: 'Takes the last step back; `next` is the step that another undo would take back, and who made it.',
  params: z.object({}),
  assistant: 'write',
  shortcut: 'Mod+Z',
  gesture: 'cancel',
  when: (ctx) => !!ctx.store.history.undoStep || 'There is nothing to undo',
  run: (ctx) => {
    const { history } = ctx.store
    const undone = history.undo().map((entry) => entry.label)
    const next = history.undoStep
    return { undone, ...(next && { next: { label: next.label, source: next.source } }) }
  },
})

export const redo = defineCommand({
  id: 'history.redo',
  title: 'Redo',
  about: 'Does again what was undone last.',
  params: z.object({}),
  assistant: 'write',
  shortcut: 'Mod+Shift+Z Mod+Y',
  when: (ctx) => !!ctx.store.history.redoStep || 'There is nothing to redo',
  run: (ctx) => ({ redone: ctx.store.history.redo().map((entry) => entry.label) }),
})

export const goTo = defineCommand({
  id: 'history.goTo',
  title: 'Go to a step',
  about: 'Takes back or does again steps until so many are done; 0 is the beginning.',
  params: z.object({ steps: z.number().int().nonnegative() }),
  assistant: false,
  run: (ctx, { steps }) => {
    const { history } = ctx.store
    const most = history.steps().length + history.ahead().length
    if (steps > most) throw new CommandError(`steps was ${steps}; expected at most ${most}`)
    while (history.steps().length > steps && history.undo().length);
    while (history.steps().length < steps && history.redo().length);
    return { steps: history.steps().length }
  },
})

export const revert = defineCommand({
  id: 'history.revert',
  title: 'Undo a reply',
  about: 'Takes back all that one reply of the assistant changed, if nothing has touched the same things since.',
  params: z.object({ group: z.string() }),
  assistant: false,
  run: (ctx, { group }) => {
    const { history } = ctx.store
    const entries = history.entries()
    const isLast = entries
      .slice(entries.findIndex(({ origin }) => origin.group === group))
      .every(({ origin }) => origin.group === group)
    if (history.undoStep?.group === group && isLast) return { undone: history.undo().map((entry) => entry.label) }
    const entry = history.revert(group, ctx.origin)
    if (!entry) throw new CommandError('That reply is undone already, or too long ago')
    if ('conflict' in entry) {
      const who = { user: 'you', assistant: 'a later reply', script: 'a script' }[entry.source]
      throw new CommandError(`${entry.label}, by ${who}, has since changed the same things; undo that first`)
    }
    return { undone: [entry.label] }
  },
})
