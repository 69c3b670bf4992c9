// npm test: all there is. Installs what is missing, then types, lint, unit and property tests, a build, and a real browser.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { findChromium } from './chromium.mjs'
import { ensureInstalled, root } from './install.mjs'

ensureInstalled()
const results = join(root, 'test-results')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
const bin = (...path) => join(root, 'node_modules', ...path)
const faults = []
const total = { passed: 0, failed: 0 }

step('types', [bin('typescript', 'bin', 'tsc'), '--noEmit'])
step('lint', [bin('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings'])
const unit = join(results, 'unit.json')
step('unit and property tests', [
  bin('vitest', 'vitest.mjs'),
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${unit}`,
])
countVitest(unit)
if (step('build', [bin('vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'])) {
  const e2e = join(results, 'e2e.json')
  const env = { CHROMIUM_PATH: await findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: e2e }
  step('end-to-end tests', [bin('@playwright', 'test', 'cli.js'), 'test', '--reporter=list,json'], env)
  countPlaywright(e2e)
}

for (const fault of faults) console.error(`✗ ${fault}`)
total.failed ||= faults.length
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed ? 1 : 0)

function step(name, args, env = {}) {
  console.log(`\n── ${name}`)
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
  if (status !== 0) faults.push(`${name} failed`)
  return status === 0
}

function readJson(file, what) {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  faults.push(`${what} left no results`)
  return null
}

function countVitest(file) {
  const report = readJson(file, 'Vitest')
  if (!report) return
  total.passed += report.numPassedTests
  total.failed += report.numFailedTests
  for (const { name, assertionResults } of report.testResults) {
    if (!assertionResults.length) faults.push(`${basename(name)} ran no test`)
    // Named once more at the end, since the browser tests print a long list after this one.
    for (const { status, fullName, failureMessages } of assertionResults) {
      if (status === 'failed') faults.push(`${basename(name)}: ${fullName}\n${failureMessages.join('\n')}`)
    }
  }
}

/** Playwright passes over a file without tests: each must be in the report, with one that ran. */
function countPlaywright(file) {
  const report = readJson(file, 'Playwright')
  if (!report) return
  total.passed += report.stats.expected + report.stats.flaky
  total.failed += report.stats.unexpected
  if (report.stats.flaky) console.log(`${report.stats.flaky} passed only when run again`)
  const ran = new Map()
  const visit = (suite) => {
    for (const spec of suite.specs ?? []) {
      const count = spec.tests.filter((test) => test.status !== 'skipped').length
      ran.set(basename(spec.file), (ran.get(basename(spec.file)) ?? 0) + count)
    }
    for (const inner of suite.suites ?? []) visit(inner)
  }
  for (const suite of report.suites) visit(suite)
  for (const name of readdirSync(join(root, 'tests', 'e2e'))) {
    if (name.endsWith('.spec.ts') && !ran.get(name)) faults.push(`${name} ran no test`)
  }
}
