import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/**
 * Comments, test titles and docs cite rules by id ("trap T29", "wallet-protocol A5", "spec L72", "gateway-and-ledger 1.3");
 * docs/spec explains each id once. The table in docs/spec/README.md describes these forms.
 */
const list = (id) => `(${id}(?:(?:, | and | or | to |; )${id})*)`
const protocolId = String.raw`(?:[AB]\d{1,2}(?:\.\d)?|[CDEMO]\d{1,2})`
/** Forms that name their source. They are valid in every file. */
const named = [
  { book: 'traps', form: new RegExp(`\\btraps? ${list(String.raw`T\d{1,2}`)}`, 'gi') },
  { book: 'wallet-protocol', form: new RegExp(`\\bwallet[- ]protocol \\(?(?:rules? )?${list(protocolId)}`, 'gi') },
  { book: 'product', form: new RegExp(`\\bspec(?:ification)? (?:lines? )?${list(String.raw`L\d{1,3}`)}`, 'gi') },
  {
    book: 'gateway-and-ledger',
    form: new RegExp(`gateway-and-ledger[\`']? (?:section )?${list(String.raw`\d(?:\.\d)?(?:, step \d)?`)}`, 'gi'),
  },
]
/** Packages whose tests and comments cite rules and cases of the wallet protocol without naming the source. */
const speaksWallet = /^packages\/(wallet-connector|devnet)\//
const bareInWallet = new RegExp(String.raw`(?<![\w.+-])(S-T\d|T-P|[TRWPS]\d\d|${protocolId}|L\d{2,3})(?![\w-])`, 'g')
const bareElsewhere = /(?<![\w.+-])([TL]\d{1,3})(?![\w-])/g
const section = /(?<!gateway-and-ledger`? )\bsections? (\d)(?:, (modal|call) (\d))?(?: and (\d))?/gi

/** Ids explained in docs/spec, by book (the file's name). Cases of the wallet connector's fixtures count as explained. */
export function readBooks(root) {
  const books = new Map()
  const failures = []
  for (const file of readdirSync(join(root, 'docs/spec')).filter((name) => name.endsWith('.md'))) {
    const ids = new Set()
    for (const [, id] of readFileSync(join(root, 'docs/spec', file), 'utf8').matchAll(/<a id="([^"]+)"><\/a>/g)) {
      if (ids.has(id)) failures.push(`docs/spec/${file}: '${id}' is explained twice`)
      ids.add(id)
    }
    books.set(file.slice(0, -3), ids)
  }
  const cases = new Set()
  const fixtures = join(root, 'packages/wallet-connector/fixtures')
  for (const file of readdirSync(fixtures).filter((name) => name.endsWith('.json')))
    for (const [, id] of readFileSync(join(fixtures, file), 'utf8').matchAll(/"id": ?"([\w-]{2,5})"/g)) cases.add(id)
  for (const id of books.get('wallet-protocol') ?? []) if (id.startsWith('case-')) cases.add(id.slice(5))
  books.set('cases', cases)
  return { books, failures }
}

/** The comments and test titles of a file; the whole text of a Markdown file. */
function prose(text, path) {
  if (path.endsWith('.md')) return [text.replace(/```[\s\S]*?```/g, '')]
  if (!/\.[mc]?[jt]sx?$/.test(path))
    return [...text.matchAll(/\/\*[\s\S]*?\*\/|(?:--|#) .*/g)].map(([comment]) => comment)
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const found = new Map()
  const take = (ranges) => {
    for (const { pos, end } of ranges ?? []) found.set(pos, text.slice(pos, end))
  }
  const visit = (node) => {
    if (node.kind === ts.SyntaxKind.JsxText) return
    take(ts.getLeadingCommentRanges(text, node.pos))
    take(ts.getTrailingCommentRanges(text, node.end))
    if (ts.isCallExpression(node) && /^(test|it|describe)\b/.test(node.expression.getText(file))) {
      const [title] = node.arguments
      if (title && ts.isStringLiteralLike(title)) found.set(title.pos, title.text)
    }
    for (const child of node.getChildren(file)) visit(child)
  }
  visit(file)
  return [...found.values()]
}

const flat = (text) => text.replace(/\s*\n\s*(?:\*(?!\/)|\/\/)? ?/g, ' ')
const idsOf = (text) => text.split(/, (?!step)| and | or | to |; /)

/** Every citation of one file: `{ book, id }`. */
export function citationsOf(text, path) {
  if (!/[TLABCDEMORWPS]\d|section|gateway-and-ledger|T-P/.test(text)) return []
  const cited = []
  const inWallet = speaksWallet.test(path)
  for (const { book, form } of named)
    for (const [, ids] of flat(text).matchAll(form))
      for (const id of idsOf(ids)) cited.push({ book, id: id.replace(', step ', '.step-') })
  for (const part of prose(text, path).map(flat)) {
    let rest = part
    for (const { form } of named) rest = rest.replace(form, '')
    for (const [, id] of rest.matchAll(inWallet ? bareInWallet : bareElsewhere)) {
      if (id.startsWith('L')) cited.push({ book: 'product', id })
      else if (!inWallet) cited.push({ book: 'traps', id })
      else cited.push({ book: /^(S-T\d|T-P|[TRWPS]\d\d)$/.test(id) ? 'cases' : 'wallet-protocol', id })
    }
    if (!/spec/i.test(part)) continue
    for (const [, first, kind, number, second] of part.matchAll(section)) {
      cited.push({ book: 'product', id: kind ? `${kind}-${number}` : `section-${first}` })
      if (second) cited.push({ book: 'product', id: `section-${second}` })
    }
  }
  return cited
}

/** Tracked and new files that may cite rules. docs/spec-coverage.md is excluded because it repeats test titles. */
function citingFiles(root) {
  return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
    .split('\0')
    .filter(
      (file) =>
        /\.([mc]?[jt]sx?|css|sql|md|ya?ml)$/.test(file) &&
        !/pnpm-lock|scripts\/(?:citations|coverage)|docs\/spec-coverage/.test(file),
    )
}

/** Returns the number of citations, and a failure for each unknown id. */
export function checkCitations(root) {
  const { books, failures } = readBooks(root)
  let count = 0
  for (const file of citingFiles(root)) {
    let text
    try {
      text = readFileSync(join(root, file), 'utf8')
    } catch {
      continue // deleted, and not yet committed
    }
    for (const { book, id } of citationsOf(text, file)) {
      count += 1
      if (!books.get(book)?.has(id))
        failures.push(`${file}: cites ${book === 'cases' ? 'case' : book} ${id}, which docs/spec does not explain`)
    }
  }
  return { count, failures: [...new Set(failures)] }
}
