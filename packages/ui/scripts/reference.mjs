import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Application } from 'typedoc'
import { publicPackages } from '../../../scripts/pack.mjs'

/** Writes the API reference of the published packages, one page for each entry, from their docstrings to `.storybook/reference`. */
const root = join(import.meta.dirname, '../../..')
const out = join(import.meta.dirname, '../.storybook/reference')

const entries = new Map(
  publicPackages.flatMap(({ name, dir, manifest }) =>
    Object.entries(manifest.exports ?? {}).flatMap(([entry, { '@lootboxes/source': source }]) =>
      source ? [[join(dir, source), `${name}${entry.slice(1)}`]] : [],
    ),
  ),
)

rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })
const tsconfig = join(out, 'tsconfig.json')
writeFileSync(
  tsconfig,
  JSON.stringify({
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: {
      types: ['node'],
      typeRoots: [join(root, 'packages/ui/node_modules/@types')],
    },
    files: [...entries.keys()],
  }),
)

const app = await Application.bootstrapWithPlugins({
  plugin: ['typedoc-plugin-markdown'],
  outputs: [{ name: 'markdown', path: out }],
  tsconfig,
  entryPoints: [...entries.keys()],
  basePath: root,
  excludeExternals: true,
  excludePrivate: true,
  excludeInternal: true,
  disableSources: true,
  skipErrorChecking: true,
  readme: 'none',
  logLevel: 'Warn',
  validation: false,
  outputFileStrategy: 'modules',
  hidePageHeader: true,
  hideBreadcrumbs: true,
  groupOrder: ['Functions', 'Classes', 'Variables', 'Interfaces', 'Type Aliases', '*'],
  useCodeBlocks: true,
  parametersFormat: 'table',
  propertyMembersFormat: 'table',
  typeDeclarationFormat: 'table',
  enumMembersFormat: 'table',
})
const project = await app.convert()
if (!project) throw new Error('The reference could not be read from the source')
// A module has its import name, and its page has the same path.
for (const [source, name] of entries) {
  const path = relative(root, source).replace(/(\/index)?\.tsx?$/, '')
  for (const module of project.children ?? []) if (module.name === path) module.name = name
}
await app.generateOutputs(project)
rmSync(tsconfig, { force: true })
rmSync(join(out, 'README.md'))
for (const name of entries.values()) {
  const page = join(out, `${name}.md`)
  const text = readFileSync(page, 'utf8')
    .replace(`# ${name}\n`, `# @lootboxes/${name}\n`)
    .replace(/^\*\*\*\n\n/gm, '')
    .replace(/<a id="[^"]*"><\/a> ?/g, '')
    // The inferred type documents a schema; its full type would take kilobytes in a table cell.
    .replace(/`(ZodMini\w+)`\\<.*\\>(?= \|)/g, '`$1`')
    // Storybook's search indexes headings down to the fourth level. Deeper ones (Returns, Parameters) are not useful in the search.
    .replace(/^#{4,5}(?= )/gm, '$&#')
  writeFileSync(page, text)
}
process.stdout.write(`reference: ${entries.size} entries of ${publicPackages.length} packages\n`)
