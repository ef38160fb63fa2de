import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { tsc } from '@lootboxes/tooling/tsc'
import { anchorsIn } from './check/anchors.mjs'
import { findUndocumented } from './check/documented-exports.mjs'
import { checkPublishedPage } from './check/published-page.mjs'
import { checkCitations } from './citations.mjs'
import { publicPackages } from './pack.mjs'

/**
 * Checks the documentation:
 * - Every ts and tsx fence compiles with the dependencies of its package; guides under docs/ use those of the storefront.
 * - A fence with `file=` equals that file, which an integration builds and runs. `--write` copies the file into the fence.
 * - Relative links and their anchors resolve, and llms.txt lists every page of a published package.
 * - A page of a published package links to other folders by the repository's address, because npm ships it without them, names no
 *   command of the repository, and its install lines name every package that its programs import.
 * - A changeset names published packages only, because `changeset version` refuses others.
 * - docs/spec explains every cited rule.
 * - A page shows each picture of docs/screens, and the visual baseline stays under its size limit.
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
  // scripts/coverage.mjs generates it after this check.
  'spec-coverage.md',
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
  join(root, 'CONTRIBUTING.md'),
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
  for (const [, target, anchor] of text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)]*))?\)/g)) {
    const page = target === '' ? file : join(dirname(file), decodeURI(target))
    if (!existsSync(page)) failures.push(`${relative(root, file)}: the link '${target}' does not resolve`)
    else if (anchor && page.endsWith('.md') && !anchorsIn(page).has(anchor))
      failures.push(`${relative(root, file)}: ${target}#${anchor} names no heading`)
  }
}

/** `changeset version` refuses a changeset that names a private workspace. */
const publishedNames = new Set(publicPackages.map(({ manifest }) => manifest.name))
for (const file of markdown(join(root, '.changeset'))) {
  const [, head = ''] = /^---\n([\s\S]*?)---\n/.exec(readFileSync(file, 'utf8')) ?? []
  for (const [, name] of head.matchAll(/^["']?(@[^"':]+)["']?:/gm))
    if (!publishedNames.has(name)) failures.push(`${relative(root, file)}: ${name} is not a published package`)
}

const listed = readFileSync(join(root, 'llms.txt'), 'utf8')
for (const { dir, manifest } of publicPackages)
  for (const page of [join(dir, 'README.md'), ...markdown(join(dir, 'docs'))]) {
    const name = relative(root, page)
    if (!listed.includes(`](${name})`)) failures.push(`llms.txt: ${name} is not listed`)
    failures.push(...checkPublishedPage({ root, dir, page, manifest }).map((failure) => `${name}: ${failure}`))
  }

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
  else failures.push(`${relative(root, file)}: a fence differs from its file; run node scripts/docs.mjs --write`)
}

/** Later fences of a page may import a named fence, such as ```ts toolkit.ts. */
const fences = all.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/```(tsx?)(?: ([\w-]+\.tsx?))?\n([\s\S]*?)```/g)].map(
    ([, language, name, code], index) => ({ file, name: name ?? `fence-${index}.${language}`, code, index }),
  ),
)
const storefront = join(root, 'apps/storefront')
/** A page with named fences is a program that uses several packages. */
const isProgram = (file) => fences.some((fence) => fence.file === file && !fence.name.startsWith('fence-'))
/** One TypeScript program for all fences parses shared files once. */
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
const compiled = spawnSync(process.execPath, [tsc, '-p', project, '--pretty', 'false'], { encoding: 'utf8' })
if (compiled.status !== 0) {
  let text = compiled.stdout
  for (const [name, { from }] of origin)
    text = text.replaceAll(new RegExp(`[^\\s]*${name.replaceAll('.', '\\.')}`, 'g'), from)
  failures.push(text.trim())
}
for (const dir of folders) rmSync(dir, { recursive: true, force: true })

const citations = checkCitations(root)
failures.push(...citations.failures)
failures.push(...findUndocumented(root))

// Git keeps every version of a picture.
const pictures = (dir) =>
  existsSync(join(root, dir)) ? readdirSync(join(root, dir)).map((name) => statSync(join(root, dir, name)).size) : []
const pages = all.map((file) => readFileSync(file, 'utf8')).join('\n')
for (const name of readdirSync(join(root, 'docs/screens')))
  if (!pages.includes(`docs/screens/${name}`)) failures.push(`docs/screens/${name}: no page shows it`)
const sheets = pictures('packages/ui/visual/baseline').reduce((sum, size) => sum + size, 0)
if (sheets > 7_000_000) failures.push(`packages/ui/visual/baseline: ${sheets} bytes; 7 MB at most`)

if (failures.length > 0) {
  console.error(`docs: ${failures.join('\n')}`)
  process.exit(1)
}
console.log(
  `docs: ${fences.length} fences compile, links of ${all.length} files resolve, ${citations.count} citations are explained`,
)
