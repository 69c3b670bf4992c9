// Finds a Chromium for the tests, or gets one. Node built-ins only.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The path of a Chromium: `CHROMIUM_PATH`, else one on the machine, else Playwright's own, which is downloaded, else
 * Debian's. Ends the process with one sentence where there is none to be had.
 */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH
  if (given) return existsSync(given) ? given : fail(`CHROMIUM_PATH is ${given}, where there is no file`)
  const found = onMachine() ?? (await fromPlaywright()) ?? fromDebian()
  return (
    found ??
    fail('No Chromium was found or could be installed; install Chrome or Chromium, or set CHROMIUM_PATH to one')
  )
}

function onMachine() {
  const which = process.platform === 'win32' ? 'where' : 'which'
  for (const name of NAMES) {
    const result = spawnSync(which, [name], { encoding: 'utf8' })
    const path = result.stdout?.split('\n')[0].trim()
    if (result.status === 0 && path) return path
  }
  return PLACES.find(existsSync)
}

async function fromPlaywright() {
  const { chromium } = await import('@playwright/test')
  const path = () => (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined)
  if (path()) return path()
  console.log('No Chromium on this machine: trying Playwright’s …')
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore', timeout: 300_000 })
  return path()
}

function fromDebian() {
  const isRoot = process.getuid?.() === 0
  if (!isRoot || !existsSync('/etc/debian_version') || !readFileSync('/etc/debian_version', 'utf8')) return undefined
  console.log('Installing Debian’s chromium …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update'], { stdio: 'ignore', env })
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { stdio: 'ignore', env })
  return onMachine()
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
