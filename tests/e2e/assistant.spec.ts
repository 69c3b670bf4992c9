import { call, type LlmServer, startLlmServer, text } from '../support/llm-server.ts'
import { expect, test } from '../support/page.ts'

test.describe('built-in engine', () => {
  test('shows each change as a card; a reply is one step; its Undo takes back just that', async ({ editor }) => {
    await editor.ask('add three red boxes in a row')
    await editor.ask('make them blue and move them 1 m up')
    const reply = editor.page.locator('.assistant-reply').last()
    await expect(reply.locator('.assistant-card')).toHaveCount(2)
    await expect(editor.page.getByRole('button', { name: 'Undo reply' })).toHaveCount(1)
    await editor.page.getByRole('button', { name: 'Undo reply' }).click()
    await expect.poll(() => editor.color('Box')).toBe('#ff0000')
    await editor.page.getByRole('button', { name: 'Undo reply' }).click()
    await expect.poll(async () => (await editor.nodes()).length).toBe(0)
  })

  test('asks which is meant, with buttons that answer', async ({ editor }) => {
    await editor.ask('add a box called Left and a box called Right')
    await editor.page.evaluate(() => window.diorama.select([]))
    await editor.ask('add a cone')
    await editor.ask('delete the box')
    await editor.page.locator('.assistant-choices').getByRole('button', { name: 'Right' }).click()
    await expect.poll(async () => (await editor.nodes()).map((node) => node.name)).toEqual(['Left', 'Cone'])
  })

  test('says what it does not understand', async ({ editor }) => {
    await editor.ask('write me a poem')
    await expect(editor.page.locator('.assistant-reply').last()).toContainText('You can say, for example')
  })

  test('the slash key goes to the chat, and a card selects what it changed', async ({ editor }) => {
    await editor.page.locator('.viewport-canvas').focus()
    await editor.page.keyboard.press('/')
    await expect(editor.page.getByLabel('Message to the assistant')).toBeFocused()
    await editor.page.keyboard.type('add a ball and a cone')
    await editor.page.keyboard.press('Enter')
    await editor.page.locator('.assistant-card').first().click()
    await expect.poll(() => editor.selection()).toEqual(['Ball'])
    await editor.page.getByLabel('Message to the assistant').focus()
    await editor.page.keyboard.press('Control+z')
    await expect.poll(async () => (await editor.nodes()).length).toBe(0)
  })

  test('scripts can ask as well', async ({ editor }) => {
    const result = await editor.page.evaluate(() => window.diorama.assistant.send('add a green cube'))
    expect(result).toMatchObject({ status: 'done', changes: [{ command: 'mesh.add', ok: true }] })
  })
})

test.describe('openai engine', () => {
  let server: LlmServer
  test.beforeEach(async ({ editor }) => {
    server = await startLlmServer()
    editor.allowed.add(new URL(server.url).origin)
  })
  test.afterEach(async ({ editor }) => {
    await editor.page.evaluate(() => window.diorama.assistant.configure({ engine: 'builtin', apiKey: '' }))
    await server.close()
  })

  test('is set up in the dialog, calls the tools, and its key is kept nowhere', async ({ editor }) => {
    const { page } = editor
    await page.getByRole('tab', { name: 'Assistant' }).click()
    await page.getByRole('button', { name: 'Assistant settings' }).click()
    await page.getByLabel(/Language model/).check()
    await page.getByLabel('Address').fill(server.url)
    await page.getByLabel('Model', { exact: true }).fill('test-model')
    await page.getByLabel('Key', { exact: true }).fill('sk-secret')
    await page.getByRole('button', { name: 'Done' }).click()
    server.script(
      [call('a', 'mesh_add', { shape: 'torus', name: 'Ring' }), { content: 'A ring for you.' }],
      [text('There.')],
    )
    await editor.ask('a ring please')
    await expect(page.locator('.assistant-reply').last()).toContainText('There.')
    expect((await editor.node('Ring')).kind).toBe('mesh')
    expect(server.requests[0].model).toBe('test-model')
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(kept).not.toContain('sk-secret')
    await page.getByRole('button', { name: 'Undo reply' }).click()
    await expect.poll(async () => (await editor.nodes()).length).toBe(0)
  })
})
