import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { sanitize } from 'storybook/internal/csf'

/**
 * Writes the documentation pages of the Storybook: llms.txt is the first page, followed by every Markdown page it lists and the
 * output of `pnpm reference`. Storybook indexes MDX, so each page is written as MDX into the ignored folder `pages`.
 */
const root = join(import.meta.dirname, '../../..')
const home = join(import.meta.dirname, 'pages')
const repository = 'https://github.com/lootboxes/lootboxes'
const reference = 'packages/ui/.storybook/reference'

type Page = { file: string; title: string }

const read = (file: string) => readFileSync(join(root, file), 'utf8')

function listPages(): readonly Page[] {
  const titles = new Map([['llms.txt', 'Start here']])
  for (const [, text = '', file = ''] of read('llms.txt').matchAll(/^- \[(.+?)\]\((?!https?:)([^)#]+\.md)\)/gm)) {
    const [, owner] = /^packages\/([^/]+)\/README\.md$/.exec(file) ?? []
    // A README whose first line is a command is a guide.
    const title = owner && /^(npm create )?@lootboxes\//.test(text) ? `Packages/${owner}` : `Guides/${text}`
    if (!titles.has(file)) titles.set(file, title)
  }
  const written = existsSync(join(root, reference)) ? readdirSync(join(root, reference), { recursive: true }) : []
  for (const path of written.map(String).sort())
    if (path.endsWith('.md')) titles.set(`${reference}/${path}`, `Reference/${path.slice(0, -3).replaceAll('/', ' ')}`)
  return [...titles].map(([file, title]) => ({ file, title }))
}

const languages: Record<string, string> = { sh: 'bash', ts: 'typescript', svelte: 'html', vue: 'html', mermaid: 'text' }

/** Converts a fence to a language name that Storybook's highlighter supports. The file name goes above the fence. */
function fenceOf(fence: string): string {
  return fence.replace(/^(`{3,})(\w*) *(.*)$/m, (_, ticks: string, language: string, about: string) => {
    const [, source] = /^file=(\S+)/.exec(about) ?? []
    const above = source ? `[${source}](${repository}/blob/main/${source})` : about && `\`${about}\``
    return `${above && `${above}\n\n`}${ticks}${languages[language] ?? language}`
  })
}

/** Converts Markdown to MDX: escapes braces and smaller-than signs outside code, and points links to pages of the site or to the repository. */
function toMdx({ file, text, places }: { file: string; text: string; places: ReadonlyMap<string, string> }) {
  const linkOf = (target: string) => {
    if (/^([a-z]+:|#)/.test(target)) return target
    const [path = '', hash = ''] = target.split(/(?=#)/)
    const at = posix.join(posix.dirname(file), decodeURI(path)).replace(/\/$/, '')
    const place = places.get(at) ?? places.get(posix.join(at, 'README.md'))
    if (place) return `./?path=/docs/${place}${hash}`
    return `${repository}/${/\.\w+$/.test(at) ? 'blob' : 'tree'}/main/${at}${hash}`
  }
  const proseOf = (prose: string) =>
    prose
      .replace(/\\?([{<])/g, '\\$1')
      .replace(/(!?)\]\(([^()\s]+)\)/g, (_, _mark, target: string) => `](${linkOf(target)})`)
  return text
    .split(/(^```[\s\S]*?^```$)/m)
    .map((part) =>
      part.startsWith('```')
        ? fenceOf(part)
        : part
            .replace(/<!--[\s\S]*?-->/g, '')
            .split(/((?<!`)(`+)(?!`)(?:(?!\n\n)[\s\S])*?(?<!`)\2(?!`))/)
            // The split also returns the backticks as a group.
            .map((piece, index) => (index % 3 === 0 ? proseOf(piece) : index % 3 === 1 ? piece : ''))
            .join(''),
    )
    .join('')
}

/** Writes the changed pages and returns the files it read. */
export function writeSite(): readonly string[] {
  const pages = listPages()
  const places = new Map(pages.map(({ file, title }) => [file, `${sanitize(title)}--docs`]))
  mkdirSync(home, { recursive: true })
  const written = new Set(
    pages.map(({ file, title }, index) => {
      const name = `${String(index).padStart(3, '0')}-${sanitize(title)}.mdx`
      const head = `import { Meta } from '@storybook/addon-docs/blocks'\n\n<Meta title=${JSON.stringify(title)} />\n\n`
      const body = head + toMdx({ file, text: read(file), places })
      const path = join(home, name)
      if (!existsSync(path) || readFileSync(path, 'utf8') !== body) writeFileSync(path, body)
      return name
    }),
  )
  for (const name of readdirSync(home)) if (!written.has(name)) rmSync(join(home, name))
  return pages.map(({ file }) => join(root, file))
}
