import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { checkCitations } from './citations.mjs'
import { publicPackages } from './pack.mjs'

/**
 * Docs that lie fail the build: every ```ts and ```tsx fence of a README or guide is compiled where its package's own
 * dependencies resolve (guides under docs/ compile in the storefront, which has them all), a fence with `file=` is that file,
 * which an integration builds and runs (`--write` copies it anew), every relative link must exist, llms.txt, from which the
 * site is made, lists every page of a published package,
 * every rule that a comment, a test or a page cites is explained in docs/spec, every picture of docs/screens is on a page, and the
 * visual baseline stays small.
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
  '.storybook',
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
  join(root, 'SECURITY.md'),
  join(root, 'llms.txt'),
  join(root, 'integrations/README.md'),
  ...markdown(join(root, 'docs')),
  ...markdown(join(root, '.changeset')),
  ...workspaces.flatMap(markdown),
].filter(existsSync)
const failures = []
const write = process.argv.includes('--write')
const homeOf = (file) =>
  workspaces.find((dir) => file.startsWith(`${dir}/`) && existsSync(join(dir, 'package.json'))) ??
  join(root, 'apps/storefront')

for (const file of all) {
  const text = readFileSync(file, 'utf8').replace(/```[\s\S]*?```/g, '')
  for (const [, target] of text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g)) {
    if (!existsSync(join(dirname(file), decodeURI(target))))
      failures.push(`${relative(root, file)}: the link '${target}' leads nowhere`)
  }
}

const listed = readFileSync(join(root, 'llms.txt'), 'utf8')
for (const { dir } of publicPackages)
  for (const page of [join(dir, 'README.md'), ...markdown(join(dir, 'docs'))])
    if (!listed.includes(`](${relative(root, page)})`)) failures.push(`llms.txt: ${relative(root, page)} is not listed`)

const quoted = /^```(\w+) file=(\S+)\n([\s\S]*?)^```$/gm
for (const file of all) {
  const text = readFileSync(file, 'utf8')
  const renewed = text.replace(quoted, (whole, language, source) =>
    existsSync(join(root, source))
      ? `\`\`\`${language} file=${source}\n${readFileSync(join(root, source), 'utf8')}\`\`\``
      : whole.replace(source, `${source}-which-does-not-exist`),
  )
  if (renewed === text) continue
  if (write) writeFileSync(file, renewed)
  else failures.push(`${relative(root, file)}: a fence is not the file it names; node scripts/docs.mjs --write`)
}

/** A fence with a name, such as ```ts toolkit.ts, is a file that later fences of its page may import. */
const fences = all.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/```(tsx?)(?: ([\w-]+\.tsx?))?\n([\s\S]*?)```/g)].map(
    ([, language, name, code], index) => ({ file, name: name ?? `fence-${index}.${language}`, code, index }),
  ),
)
const storefront = join(root, 'apps/storefront')
/** Pages whose fences have names are whole programs over several packages. */
const isProgram = (file) => fences.some((fence) => fence.file === file && !fence.name.startsWith('fence-'))
/** One program for all: each page lies where its package's own dependencies resolve, and what they share is read once. */
const origin = new Map()
const folders = new Set()
for (const { file, name, code, index } of fences) {
  const home = join(isProgram(file) ? storefront : homeOf(file), '.docs')
  if (!folders.has(home)) rmSync(home, { recursive: true, force: true })
  folders.add(home)
  const page = relative(root, file).replace(/[^\w]+/g, '-')
  const path = join(home, page, name)
  mkdirSync(dirname(path), { recursive: true })
  origin.set(`${page}/${name}`, { path, from: `${relative(root, file)}, fence ${index + 1}` })
  writeFileSync(path, `${code}\nexport {}\n`)
}
const project = join(root, '.docs')
folders.add(project)
mkdirSync(project, { recursive: true })
writeFileSync(
  join(project, 'tsconfig.json'),
  JSON.stringify({
    extends: '../tsconfig.base.json',
    compilerOptions: {
      noUnusedLocals: false,
      noUnusedParameters: false,
      types: ['node'],
      typeRoots: [join(root, 'apps/storefront/node_modules/@types')],
    },
    files: [...origin.values()].map(({ path }) => path),
  }),
)
const compiled = spawnSync(
  process.execPath,
  [join(root, 'node_modules/typescript/bin/tsc'), '-p', project, '--pretty', 'false'],
  { encoding: 'utf8' },
)
if (compiled.status !== 0) {
  let text = compiled.stdout
  for (const [name, { from }] of origin)
    text = text.replaceAll(new RegExp(`[^\\s]*${name.replaceAll('.', '\\.')}`, 'g'), from)
  failures.push(text.trim())
}
for (const dir of folders) rmSync(dir, { recursive: true, force: true })

const citations = checkCitations(root)
failures.push(...citations.failures)

// Pictures grow quickly and stay in git for ever.
const pictures = (dir) =>
  existsSync(join(root, dir)) ? readdirSync(join(root, dir)).map((name) => statSync(join(root, dir, name)).size) : []
const pages = all.map((file) => readFileSync(file, 'utf8')).join('\n')
for (const name of readdirSync(join(root, 'docs/screens')))
  if (!pages.includes(`docs/screens/${name}`)) failures.push(`docs/screens/${name}: no page shows it`)
const sheets = pictures('packages/ui/visual/baseline').reduce((sum, size) => sum + size, 0)
if (sheets > 6_000_000) failures.push(`packages/ui/visual/baseline: ${sheets} bytes; 6 MB at most`)

if (failures.length > 0) {
  console.error(`docs: ${failures.join('\n')}`)
  process.exit(1)
}
console.log(
  `docs: ${fences.length} fences compile, links of ${all.length} files lead somewhere, ${citations.count} citations are explained`,
)
