// Node built-ins only: this runs before any dependency is there.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const stamp = join(root, 'node_modules', '.diorama-lock')

/** Runs a command in the project's folder with its output shown; ends the process where it fails. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
  })
  if (result.status !== 0) {
    console.error(`"${command} ${args.join(' ')}" failed${result.error ? `: ${result.error.message}` : ''}`)
    process.exit(result.status || 1)
  }
}

/** Installs the locked dependencies, unless those of this very lock file are there. */
export function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Diorama needs Node 20.19 or later; this is ${process.versions.node}`)
    process.exit(1)
  }
  const hash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  console.log('Installing dependencies …')
  run('npm', ['ci', '--no-audit', '--no-fund'])
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, hash)
}
