// npm run licences: writes docs/licences.md, what the built app is made of and under which licences.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, root } from './install.mjs'

ensureInstalled()
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
const shipped = Object.entries(packages)
  .filter(([path, { dev, devOptional, optional }]) => path && !dev && !devOptional && !optional)
  .map(([path]) => factsOf(path))
const once = [...new Map(shipped.map((facts) => [`${facts.name} ${facts.version}`, facts])).values()]
once.sort((a, b) => (a.name < b.name ? -1 : 1))
const counts = grouped(once)

writeFileSync(
  join(root, 'docs', 'licences.md'),
  `# Licences

Diorama is under the MIT licence. Made from the lock file by \`npm run licences\`: the packages that the app may ship, ${[
    ...counts,
  ]
    .map(([licence, all]) => `${all.length} under ${licence}`)
    .sort()
    .join(', ')}. The environment maps of @pmndrs/assets are CC0.

| package | version | licence |
| --- | --- | --- |
${once.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`).join('\n')}
`,
)
console.log(`Wrote docs/licences.md: ${once.length} packages`)

function factsOf(path) {
  const { name, version, license, licenses } = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'))
  const told = typeof license === 'string' ? license : (license?.type ?? licenses?.[0]?.type)
  const licence = told ?? licenceIn(join(root, path, 'LICENSE'))
  if (!licence) throw new Error(`${name} says nothing of its licence; look, and leave it out if it has none`)
  return { name, version, licence }
}

/** The licence by the first line of its text, where the package says it nowhere else. */
function licenceIn(file) {
  const [first] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : ['']
  return /^(.+) License$/.exec(first.trim())?.[1]
}

function grouped(all) {
  const groups = new Map()
  for (const one of all) groups.set(one.licence, [...(groups.get(one.licence) ?? []), one])
  return groups
}
