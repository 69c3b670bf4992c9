import { expect, test } from '../support/page.ts'

test.describe('built-in engine', () => {
  test('shows each change as a card; a reply is one step; its Undo takes back just that', async ({ editor }) => {
    await editor.ask('add three red boxes in a row')
    await editor.ask('make them blue and move them 1 m up')
    const reply = editor.page.locator('.assistant-reply').last()
    await expect(reply.locator('.assistant-card')).toHaveCount(2)
    await reply.getByRole('button', { name: 'Undo reply' }).click()
    await expect.poll(() => editor.color('Box')).toBe('#ff0000')
    await editor.page.getByRole('button', { name: 'Undo reply' }).click()
    await expect.poll(async () => (await editor.nodes()).length).toBe(0)
    await editor.page.getByRole('button', { name: 'Redo reply' }).first().click()
    await expect.poll(async () => (await editor.nodes()).length).toBe(3)
  })

  test('asks which is meant, with buttons that answer', async ({ editor }) => {
    await editor.ask('add a box called Left and a box called Right')
    await editor.page.evaluate(() => window.diorama.select([]))
    await editor.ask('add a cone')
    await editor.ask('delete the box')
    await editor.page.locator('.assistant-choices').getByRole('button', { name: 'Right' }).click()
    await expect.poll(async () => (await editor.nodes()).map((node) => node.name)).toEqual(['Left', 'Cone'])
  })

  test('the buttons of a question show in the view which is meant', async ({ editor }) => {
    await editor.ask('add a box at -1, 0.5, 0 and a box at 1, 0.5, 0')
    await editor.page.evaluate(() => window.diorama.select([]))
    await editor.ask('add a cone')
    await editor.page.evaluate(() => window.diorama.select([]))
    await editor.ask('paint the box teal')
    const view = editor.page.locator('.viewport-canvas')
    const before = await view.screenshot()
    const choice = editor.page.locator('.assistant-choices').getByRole('button', { name: 'Box 2' })
    await choice.hover()
    await expect.poll(async () => (await view.screenshot()).equals(before)).toBe(false)
    await choice.click()
    await expect.poll(() => editor.color('Box 2')).toBe('#008080')
    expect(await editor.color('Box')).not.toBe('#008080')
  })

  test('builds with relations, says what the critic found, and takes a whole reply back', async ({ editor }) => {
    await editor.ask('add a table with four chairs around it and put a vase on the table')
    await expect.poll(async () => (await editor.nodes()).filter((node) => node.parent === null).length).toBe(6)
    const [vase, table] = await Promise.all([editor.bounds('Vase'), editor.bounds('Table')])
    expect(vase.min[1]).toBeCloseTo(table.max[1], 4)
    await editor.ask('make the vase 3 m wide and move it 10 cm down')
    await expect(editor.page.locator('.assistant-reply').last()).toContainText('Note: ')
    await editor.page.getByRole('button', { name: 'Undo reply' }).last().click()
    await editor.ask('undo')
    await expect.poll(async () => (await editor.nodes()).length).toBe(0)
  })

  test('says what it does not understand', async ({ editor }) => {
    await editor.ask('write me a poem')
    await expect(editor.page.locator('.assistant-reply').last()).toContainText('Try, for example')
  })

  test('the slash key goes to the chat, and a card selects what it changed', async ({ editor }) => {
    await editor.page.locator('.viewport-canvas').focus()
    await editor.page.keyboard.press('/')
    await expect(editor.page.getByLabel('Message to the assistant')).toBeFocused()
    await editor.page.keyboard.type('add a ball and a cone')
    await editor.page.keyboard.press('Enter')
    await editor.page.locator('.assistant-card').first().getByRole('button').first().click()
    await expect.poll(() => editor.selection()).toEqual(['Ball'])
    await editor.page.getByLabel('Message to the assistant').focus()
    await editor.page.keyboard.press('Control+z')
    await expect.poll(async () => (await editor.nodes()).length).toBe(0)
  })

  test('what a script has just made is selected, but not chosen: “the box” is asked about', async ({ editor }) => {
    const replies = await editor.page.evaluate(async () => {
      for (const name of ['Box', 'Box']) await window.diorama.execute('mesh.add', { shape: 'box', name })
      const asked = await window.diorama.assistant.send('delete the box')
      const refused = await window.diorama.assistant.send('make it red')
      window.diorama.select(['Box'])
      return [asked, refused, await window.diorama.assistant.send('make it red')]
    })
    expect(replies.map(({ status }) => status)).toEqual(['asks', 'refused', 'done'])
    expect(replies[0].choices).toEqual(['Box', 'Box 2', 'All of them'])
    await expect.poll(() => editor.color('Box')).toBe('#ff0000')
  })

  test('what answers is loaded while the user still writes', async ({ editor }) => {
    await editor.page.reload()
    await editor.page.evaluate(() => window.diorama.ready)
    const loaded = () =>
      editor.page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => /\/engine-[^/]*\.js/.test(name)),
      )
    expect(await loaded()).toBe(false)
    await editor.page.locator('.viewport-canvas').focus()
    await editor.page.keyboard.press('/')
    await expect(editor.page.getByLabel('Message to the assistant')).toBeFocused()
    await expect.poll(loaded).toBe(true)
  })

  test('what is made where nobody sees it comes into view, and what is seen leaves the view as it is', async ({
    editor,
  }) => {
    await editor.run('mesh.add', { shape: 'sphere', name: 'Ball', size: [0.3, 0.3, 0.3] })
    await editor.run('view.frame', { nodes: ['Ball'] })
    await editor.settled()
    const before = await editor.pixel([0, 0.15, 0])
    await editor.ask('add a red box 10 cm big on the ball')
    await editor.settled()
    expect(await editor.pixel([0, 0.15, 0])).toEqual(before)
    // What one looks at from near by is seen, though its middle is not.
    await editor.run('mesh.add', { shape: 'box', name: 'Wall', size: [6, 9, 0.1], position: [0, 4.5, 0] })
    await editor.ask('move the wall 1 cm up')
    await editor.settled()
    expect(await editor.pixel([0, 0.15, 0])).toEqual(before)
    await editor.run('node.delete', { nodes: ['Wall'] })
    // A part of it is not enough: what stands on a new table is above the view, and the table about all of it.
    await editor.ask('put the ball on a table')
    await editor.settled()
    const { min, max } = await editor.bounds('Ball')
    expect(min[1]).toBeGreaterThan(0.6)
    const ball = await editor.pixel([0, 1, 2].map((i) => (min[i] + max[i]) / 2))
    const view = (await editor.canvas.boundingBox())!
    expect(ball.y).toBeGreaterThan(view.y)
    expect(ball.y).toBeLessThan(view.y + view.height)
    await editor.ask('undo')
    await editor.run('view.frame', { nodes: ['Ball'] })
    await editor.settled()
    await editor.ask('add a table 4 m to the right of the ball')
    await editor.settled()
    const { x, y } = await editor.pixel([4.5, 0.5, 0])
    expect(x).toBeGreaterThan(view.x)
    expect(x).toBeLessThan(view.x + view.width)
    expect(y).toBeGreaterThan(view.y)
    expect(y).toBeLessThan(view.y + view.height)
    // From no nearer: a small thing comes with what is about it.
    await editor.run('mesh.add', { shape: 'box', name: 'Far', size: [0.2, 0.2, 0.2], position: [40, 0.1, 0] })
    await editor.ask('move Far to 30, 0, 0')
    await editor.settled()
    const [top, foot] = [await editor.pixel([30, 0.2, 0]), await editor.pixel([30, 0, 0])]
    expect(top.x).toBeLessThan(view.x + view.width)
    expect(Math.abs(foot.y - top.y)).toBeLessThan(view.height / 5)
  })

  test('scripts can ask as well', async ({ editor }) => {
    const result = await editor.page.evaluate(() => window.diorama.assistant.send('add a green cube'))
    expect(result).toMatchObject({ status: 'done', changes: [{ command: 'mesh.add', ok: true }] })
  })
})
