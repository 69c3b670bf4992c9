/** Loads a module of the project's TypeScript, by its path from the root, for as long as `use` takes. */
export async function withModule(path, use) {
  const { createServer } = await import('vite')
  const server = await createServer({
    server: { middlewareMode: true, hmr: false, ws: false },
    appType: 'custom',
    logLevel: 'error',
  })
  try {
    return await use(await server.ssrLoadModule(path))
  } finally {
    await server.close()
  }
}
