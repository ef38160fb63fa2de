import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/**
 * Docs that lie fail the build: every ```ts and ```tsx fence of a README or guide is compiled where its package's own
 * dependencies resolve (guides under docs/ compile in the storefront, which has them all), and every relative link must exist.
 */
const root = join(import.meta.dirname, '..')
const workspaces = ['packages', 'apps', 'examples', 'integrations'].flatMap((group) =>
  existsSync(join(root, group))
    ? readdirSync(join(root, group), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => join(root, group, name))
    : [],
)
const skip = new Set([
  'node_modules',
  'dist',
  '.next',
  'storybook-static',
  'reports',
  '.docs',
  'test-results',
  '.turbo',
  '.data',
  'CHANGELOG.md',
])

function markdown(dir) {
  if (!existsSync(dir)) return []
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    if (skip.has(entry.name)) return []
    const path = join(dir, entry.name)
    return entry.isDirectory() ? markdown(path) : entry.name.endsWith('.md') ? [path] : []
  })
}

const all = [
  join(root, 'README.md'),
  join(root, 'integrations/README.md'),
  ...markdown(join(root, 'docs')),
  ...markdown(join(root, '.changeset')),
  ...workspaces.flatMap(markdown),
].filter(existsSync)
const failures = []
const homeOf = (file) =>
  workspaces.find((dir) => file.startsWith(dir + '/') && existsSync(join(dir, 'package.json'))) ??
  join(root, 'apps/storefront')

for (const file of all) {
  const text = readFileSync(file, 'utf8').replace(/```[\s\S]*?```/g, '')
  for (const [, target] of text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g)) {
    if (!existsSync(join(dirname(file), decodeURI(target))))
      failures.push(`${relative(root, file)}: the link '${target}' leads nowhere`)
  }
}

const fences = all.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/```(tsx?)\n([\s\S]*?)```/g)].map(([, language, code], index) => ({
    file,
    language,
    code,
    index,
  })),
)
const homes = new Map()
for (const fence of fences) homes.set(homeOf(fence.file), [...(homes.get(homeOf(fence.file)) ?? []), fence])

for (const [home, own] of homes) {
  const dir = join(home, '.docs')
  rmSync(dir, { recursive: true, force: true })
  mkdirSync(dir, { recursive: true })
  const origin = new Map()
  for (const { file, language, code, index } of own) {
    const name = `${relative(root, file).replace(/[^\w]+/g, '-')}-${index}.${language}`
    origin.set(name, `${relative(root, file)}, fence ${index + 1}`)
    writeFileSync(join(dir, name), `${code}\nexport {}\n`)
  }
  writeFileSync(
    join(dir, 'tsconfig.json'),
    JSON.stringify({
      extends: relative(dir, join(root, 'tsconfig.base.json')),
      compilerOptions: { noUnusedLocals: false, noUnusedParameters: false, types: ['node'] },
      include: ['*.ts', '*.tsx'],
    }),
  )
  const result = spawnSync(
    process.execPath,
    [join(root, 'node_modules/typescript/bin/tsc'), '-p', dir, '--pretty', 'false'],
    { encoding: 'utf8' },
  )
  if (result.status !== 0) {
    let text = result.stdout
    for (const [name, from] of origin)
      text = text.replaceAll(new RegExp(`[^\\s]*${name.replaceAll('.', '\\.')}`, 'g'), from)
    failures.push(text.trim())
  }
  rmSync(dir, { recursive: true, force: true })
}

if (failures.length > 0) {
  console.error(`docs: ${failures.join('\n')}`)
  process.exit(1)
}
console.log(`docs: ${fences.length} fences compile, links of ${all.length} files lead somewhere`)
