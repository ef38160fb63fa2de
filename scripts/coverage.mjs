import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { readBooks } from './citations.mjs'

/**
 * A row of docs/spec-coverage*.md claims that a test holds lines of the specification: `| L69, L71 to L73 | what | [test](path) |`.
 * The claim stands only when the test is there and names every one of the lines itself (or a fixture it imports does).
 */
export function linesOf(text) {
  return [...text.matchAll(/\bL(\d+)(?: to L(\d+))?/g)].flatMap(([, first, last = first]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => Number(first) + at),
  )
}

/** The file and the fixtures beside it that it imports: data of a test stands there. */
function withFixtures(file) {
  const text = readFileSync(file, 'utf8')
  const fixtures = [...text.matchAll(/from '(\.[^']*fixture[^']*)'/g)].flatMap(([, path]) =>
    globSync(`${join(dirname(file), path)}{.ts,.tsx}`),
  )
  return [text, ...fixtures.map((path) => readFileSync(path, 'utf8'))].join('\n')
}

/** Faults of one page; `count` is how many claims it makes. Rows in the older form, with bare numbers, are let pass. */
export function checkCoverage(root, page) {
  const known = readBooks(root).books.get('product')
  const failures = []
  let count = 0
  for (const row of readFileSync(join(root, page), 'utf8').split('\n')) {
    const [, lines, , tests] = row.split(/(?<!\\)\|/)
    if (!lines || !/^ *L\d/.test(lines)) continue
    const wanted = linesOf(lines)
    for (const line of wanted) if (!known.has(`L${line}`)) failures.push(`${page}: docs/spec explains no L${line}`)
    for (const [, path] of (tests ?? '').matchAll(/\]\(([^)#]+)\)/g)) {
      count += 1
      const file = normalize(join(root, dirname(page), path))
      if (!existsSync(file)) continue // the check of links says so
      const named = new Set(linesOf(withFixtures(file)))
      for (const line of wanted)
        if (!named.has(line))
          failures.push(`${page}: ${relative(root, file)} is cited for L${line} and does not name it`)
    }
  }
  return { count, failures }
}
