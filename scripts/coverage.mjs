import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/**
 * Writes docs/spec-coverage.md from the reports of a test run. A test's title names the lines of docs/spec/product.md that
 * it proves, as `(spec L73)`, `(spec L25, L27)` or `(spec L54 to L61)`. Only passed tests count.
 */
const home = 'docs/spec-coverage.md'

/** Lines without a testable statement, with the reason. */
const uncheckable = { 140: 'It leaves fees and other time limits open.' }

/** The lines that a title names: `spec L69, L71 to L73` names 69, 71, 72 and 73. */
export function linesOf(title) {
  return [...title.matchAll(/\bspec (L\d+(?:(?:, | and | to )L\d+)*)/g)].flatMap(([, list]) =>
    [...list.matchAll(/L(\d+)(?: to L(\d+))?/g)].flatMap(([, first, last = first]) =>
      Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => Number(first) + at),
    ),
  )
}

/** Lists the tests of a Vitest or Playwright report with their file, nested titles and result. */
export function testsOf(report, workspace) {
  const fileOf = (path) => `${workspace}/${path.replaceAll('\\', '/').split(`/${workspace}/`).at(-1)}`
  if (report.testResults)
    return report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ ancestorTitles, title, status }) => ({
        file: fileOf(name),
        titles: [...ancestorTitles, title],
        passed: status === 'passed',
      })),
    )
  const walk = ({ suites = [], specs = [] }, around) => [
    ...suites.flatMap((suite) => walk(suite, [...around, suite.title])),
    ...specs.map(({ file, title, tests }) => ({
      file: fileOf(`${report.config.rootDir}/${file}`),
      titles: [...around, title],
      passed: tests.length > 0 && tests.every(({ status }) => status === 'expected' || status === 'flaky'),
    })),
  ]
  return walk(report, [])
}

/** Lists each line that a title names, with title, file and result, from all reports. */
const readClaims = (root) =>
  globSync('{apps,packages,examples}/*/reports/*.json', { cwd: root }).flatMap((path) =>
    testsOf(JSON.parse(readFileSync(join(root, path), 'utf8')), dirname(dirname(path)).replaceAll('\\', '/')).flatMap(
      ({ file, titles, passed }) =>
        titles.flatMap((title) => linesOf(title).map((line) => ({ line, file, title, passed }))),
    ),
  )

/** Maps each line number of the specification to its text. */
const readLines = (root) =>
  new Map(
    [...readFileSync(join(root, 'docs/spec/product.md'), 'utf8').matchAll(/^- .*\*\*L(\d+)\*\*,?(.*)$/gm)].map(
      ([, line, text]) => [Number(line), text.replace(/^ (?:modal|call) \d/, '').trim()],
    ),
  )

const cell = (text) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('\n', ' ')

/** The first sentence of a line without Markdown marks, cut at a word after 110 characters. */
function clauseOf(text) {
  const plain = text.replace(/[`*]/g, '')
  const clause = /^.{30,}?(?=\.(?: |$))/.exec(plain)?.[0] ?? plain.replace(/\.$/, '')
  return clause.length <= 110 ? clause : `${clause.slice(0, 110).replace(/,?\s\S*$/, '')} …`
}

/** One link per file, with up to three titles. */
function linksOf(claims) {
  const files = [...new Set(claims.map(({ file }) => file))].toSorted()
  return files.map((file) => {
    const named = claims.filter((claim) => claim.file === file)
    const titles = [...new Set(named.map(({ title }) => cell(title.replace(/ ?\([^()]*\bspec L[^()]*\)/, '').trim())))]
    return `[${basename(file)}](../${file}): ${titles.slice(0, 3).join('; ')}${titles.length > 3 ? '; …' : ''}`
  })
}

/** Returns the page, and one sentence for each fault in the titles. */
export function coverageOf(root, excepted = uncheckable) {
  const lines = readLines(root)
  const claims = readClaims(root)
  const shown = (line) => claims.filter((claim) => claim.line === Number(line) && claim.passed)
  const strangers = claims.filter(({ line }) => !lines.has(line))
  const checkable = [...lines.keys()].filter((line) => !(line in excepted))
  const needless = Object.keys(excepted).filter((line) => shown(line).length > 0 || !lines.has(Number(line)))
  const faults = [
    ...strangers.map(({ line, file }) => `${file} names L${line}, which docs/spec/product.md does not have`),
    ...checkable
      .filter((line) => shown(line).length === 0)
      .map((line) => `no passed test names L${line} in its title: ${clauseOf(lines.get(line))}`),
    ...needless.map((line) => `L${line} has a test or was removed: delete its exception in scripts/coverage.mjs`),
  ]
  const link = (line) => `[L${line}](spec/product.md#L${line})`
  const rows = checkable.map((line) => [link(line), cell(clauseOf(lines.get(line))), linksOf(shown(line)).join('<br>')])
  const table = (...all) => all.map((row) => `| ${row.join(' | ')} |`).join('\n')
  const page = `# Tests of each line of the specification

\`node scripts/coverage.mjs\` generates this page at the end of \`npm test\` from the titles of passed tests. Do not edit it.

${table(['line', 'requirement', 'tests'], ['---', '---', '---'], ...rows)}

## Lines without a test

${table(['line', 'reason'], ['---', '---'], ...Object.entries(excepted).map(([line, why]) => [link(line), why]))}
`
  return { page, faults: [...new Set(faults)] }
}

if (process.argv[1] === import.meta.filename) {
  const root = join(import.meta.dirname, '..')
  const { page, faults } = coverageOf(root)
  // A different page is not a fault: a machine without PostgreSQL skips some tests.
  if (faults.length === 0 && readFileSync(join(root, home), 'utf8') !== page) {
    console.log(`coverage: ${home} differs from this test run and was rewritten; commit it with your change`)
    writeFileSync(join(root, home), page)
  }
  for (const fault of faults) console.error(`coverage: ${fault}`)
  if (faults.length === 0) console.log('coverage: every line of the specification has a test that passed')
  process.exitCode = faults.length === 0 ? 0 : 1
}
