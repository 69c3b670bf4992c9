// Many boxes: added, moved, marked, deleted, kept.
import { settle } from '../browser.mjs'
import { bare, heapOf, openAtRest, orbit, timed } from './pages.mjs'

export async function boxes(count) {
  const { page, client } = await openAtRest()
  const limit = await bare.page.evaluate(
    (n) => ({ add: window.bare.add(n), frame: window.bare.frame(), batched: window.bare.batched(n) }),
    count,
  )
  await page.evaluate((n) => {
    const side = Math.ceil(Math.sqrt(n))
    window.items = Array.from({ length: n }, (_, i) => ({
      shape: 'box',
      size: [0.5, 0.5, 0.5],
      position: [(i % side) - side / 2, 0.25, Math.floor(i / side) - side / 2],
    }))
  }, count)
  const act = async (code) => {
    const ms = await timed(page, code)
    await settle(page)
    return ms
  }
  const added = await act("() => diorama.execute('mesh.addMany', { items })")
  await page.evaluate(() => window.diorama.select([]))
  await act("() => diorama.execute('view.frameAll', {})")
  const one = '[diorama.nodes()[7].id]'
  const moved = await act(`() => diorama.execute('node.translate', { nodes: ${one}, by: [0, 1, 0] })`)
  const undone = await act('() => diorama.undo()')
  const redone = await act('() => diorama.redo()')
  const selected = await act(`() => diorama.select(${one})`)
  await page.evaluate(() => window.diorama.select([]))
  await settle(page)
  const turned = await orbit(page)
  const { drawCalls } = await page.evaluate(() => window.diorama.stats())
  const heap = await heapOf(client)
  const dom = await page.evaluate(() => document.querySelectorAll('*').length)
  const all = await act("() => diorama.execute('select.all', {})")
  const allMoved = await act("() => diorama.execute('node.translate', { by: [0, 1, 0] })")
  const copied = await act("() => diorama.execute('node.duplicate', { offset: [0, 2, 0] })")
  const copiedBack = await act('() => diorama.undo()')
  const deleted = await act("() => diorama.execute('node.delete', { nodes: diorama.nodes().map(({ id }) => id) })")
  const deletedBack = await act('() => diorama.undo()')
  await page.evaluate(() => window.diorama.select([]))
  const boxed = await boxAll(page)
  const kept = await keeping(page)
  await page.close()
  const name = `${count.toLocaleString('en')} boxes`
  const row = (what, ours, limit, unit = 'ms') => ({ what: `${name}: ${what}`, ours, bare: limit, unit })
  return [
    row('add in one step, to the frame', added, limit.add),
    row('CPU of a frame while orbiting, median', turned.median, limit.frame),
    row('… beside one BatchedMesh', turned.median, limit.batched),
    row('… 95th percentile', turned.most),
    row('draw calls', drawCalls, count, ''),
    row('move one, to the frame', moved),
    row('undo', undone),
    row('redo', redone),
    row('select one', selected),
    row('select all', all),
    row('select all by a box', boxed),
    row('move all', allMoved),
    row('duplicate all', copied),
    row('… undo', copiedBack),
    row('delete all', deleted),
    row('… undo', deletedBack),
    row('DOM nodes', dom, undefined, ''),
    row('heap', heap, undefined, 'MB'),
    row('one change on the disk', kept.written),
    row('… of it on the main thread, in the database’s calls', kept.busy),
    row('opened again after a reload', kept.opened),
  ]
}

/** From letting go of a box around everything to the frame that shows what it took, milliseconds. */
async function boxAll(page) {
  await page.evaluate(() => window.diorama.execute('view.frameAll', {}))
  await settle(page)
  const area = await page.locator('.viewport-canvas').boundingBox()
  await page.keyboard.down('Shift')
  await page.mouse.move(area.x + 3, area.y + 50)
  await page.mouse.down()
  await page.mouse.move(area.x + area.width - 3, area.y + area.height - 50, { steps: 3 })
  await page.evaluate(() => {
    window.letGo = new Promise((resolve) => {
      addEventListener(
        'pointerup',
        async () => {
          const start = performance.now()
          await window.painted()
          resolve(performance.now() - start)
        },
        { once: true, capture: true },
      )
    })
  })
  await page.mouse.up()
  await page.keyboard.up('Shift')
  return page.evaluate(() => window.letGo)
}

/** What it costs to keep one change, and to open the project again. */
async function keeping(page) {
  await page.evaluate(() => window.diorama.saved())
  const { written, busy } = await page.evaluate(async () => {
    let total = 0
    const timing = (prototype, method) => {
      const plain = prototype[method]
      prototype[method] = function (...args) {
        const start = performance.now()
        const result = plain.apply(this, args)
        total += performance.now() - start
        return result
      }
    }
    timing(IDBDatabase.prototype, 'transaction')
    for (const method of ['get', 'put', 'delete']) timing(IDBObjectStore.prototype, method)
    const start = performance.now()
    await window.diorama.execute('node.translate', { nodes: [window.diorama.nodes()[7].id], by: [0, 1, 0] })
    await window.diorama.saved()
    return { written: performance.now() - start, busy: total }
  })
  const start = Date.now()
  await page.reload()
  await page.evaluate(() => window.diorama.ready)
  return { written, busy, opened: Date.now() - start }
}
