// npm run bench -- [FOLDER OF MODELS]: figures of the built app beside those of a bare three.js page in the same run.
// Nothing is asserted.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { boxes } from './bench/boxes.mjs'
import { comeAndGo, crowd, heavy, importModel, modelsIn, pick } from './bench/models.mjs'
import { closeAll } from './bench/pages.mjs'
import { load } from './bench/start.mjs'
import { root } from './install.mjs'

const CITY = ['building-small-a', 'building-garage', 'grass-trees', 'road-corner'].map((name) => `city/${name}.glb`)
const models = process.argv[2]
const rows = [...(await load())]
for (const count of [1000, 10_000, 50_000]) rows.push(...(await boxes(count)))
rows.push(...(await pick()))
rows.push(...(await heavy(1, 5_000_000)), ...(await heavy(2000, 5_000_000)))
rows.push(...(await crowd(models, CITY, 2000)))
for (const name of models ? modelsIn(models) : []) rows.push(...(await importModel(models, name)))
rows.push(...(await comeAndGo(models, 'LittlestTokyo.glb', 100)))
await closeAll()

console.table(
  rows.map(({ what, ours, bare, unit }) => ({
    what,
    ours: show(ours),
    bare: show(bare),
    ratio: bare ? (ours / bare).toFixed(2) : '',
    unit,
  })),
)
const folder = join(root, 'tests', 'bench', 'results')
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'latest.json'), JSON.stringify({ at: new Date().toISOString(), rows }, null, 1))

function show(value) {
  return value === undefined ? '' : value >= 100 ? Math.round(value) : Number(value.toFixed(2))
}
