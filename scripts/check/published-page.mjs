import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const repository = 'https://github.com/lootboxes/lootboxes/blob/main/'
/** Commands that only a checkout of this repository has: its scripts, its tools, and programs of its folders. */
const ownCommand = /^(?:[A-Z_]+=\S+ )*(?:pnpm |npm (?:start|test|run) ?|npx turbo |(?:npx|node) .*\b(?:src|scripts)\/)/

/** The commands of a page: in backticks, and the lines of shell fences. */
const commandsIn = (text, prose) => [
  ...[...prose.matchAll(/`([^`\n]+)`/g)].map(([, command]) => command),
  ...[...text.matchAll(/```sh[^\n]*\n([\s\S]*?)```/g)].flatMap(([, lines]) => lines.split('\n')),
]

const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/** Problems that a reader of the page on npm or in node_modules would have. */
export function checkPublishedPage({ root, dir, page, manifest }) {
  const text = readFileSync(page, 'utf8')
  const prose = text.replace(/```[\s\S]*?```/g, '')
  const failures = []
  for (const [, target] of prose.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)[^)]*\)/g))
    if (relative(dir, join(dirname(page), target)).startsWith('..'))
      failures.push(`the link '${target}' leaves the package; write ${repository}…`)
  for (const [, target] of prose.matchAll(/\]\(https:\/\/github\.com\/lootboxes\/lootboxes\/blob\/main\/([^)#\s]+)/g))
    if (!existsSync(join(root, target))) failures.push(`the link '${target}' does not resolve`)
  // The scripts of a project that the page creates.
  const createsProject = /^npm create @lootboxes\/dapp/m.test(text)
  for (const command of commandsIn(text, prose))
    if (ownCommand.test(command) && !(createsProject && /^npm (?:test|run)\b/.test(command)))
      failures.push(`the command '${command}' exists only in the repository`)

  const installed = new Set(
    [...text.matchAll(/npm install (?:--save-dev )?([^\n#`]+)/g)]
      .flatMap(([, names]) => names.trim().split(/\s+/))
      .map((name) => name.replace(/(.)@.*$/, '$1')),
  )
  if (installed.size === 0) return failures
  for (const [, code] of text.matchAll(/```(?:tsx?|jsx?|vue|svelte)\b[^\n]*\n([\s\S]*?)```/g))
    for (const [, specifier] of code.matchAll(/(?:from|import\() ?['"]([^.'"][^'"]*)['"]/g)) {
      const name = packageOf(specifier)
      if (!specifier.startsWith('node:') && !installed.has(name) && name !== manifest.name)
        failures.push(`no install line names ${name}`)
    }
  return [...new Set(failures)]
}
