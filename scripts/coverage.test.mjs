import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, test } from 'node:test'
import { coverageOf, linesOf, testsOf } from './coverage.mjs'

const root = mkdtempSync(join(tmpdir(), 'coverage-'))
after(() => rmSync(root, { recursive: true, force: true }))
const write = (path, text) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const vitest = (...tests) => ({
  testResults: [
    {
      name: '/elsewhere/packages/a/src/a.test.ts',
      assertionResults: tests.map(([title, status = 'passed', ...ancestorTitles]) => ({
        ancestorTitles,
        title,
        status,
      })),
    },
  ],
})
const playwright = (status) => ({
  config: { rootDir: '/elsewhere/apps/b/e2e' },
  suites: [
    {
      title: 'b.journey.ts',
      suites: [
        {
          title: 'on a phone (spec L71)',
          specs: [{ file: 'b.journey.ts', title: 'buys (spec L70)', tests: [{ status }] }],
        },
      ],
    },
  ],
})

write(
  'docs/spec/product.md',
  [
    '- <a id="L69"></a>**L69** The title of each page is `Baller | Loot`. The rest.',
    '- <a id="L70"></a><a id="modal-1"></a>**L70**, modal 1 **Buy**: a number.',
    '- <a id="L71"></a>**L71** Phones.',
  ].join('\n'),
)

test('reads single lines, lists and ranges after the word spec', () => {
  assert.deepEqual(linesOf('ends (spec L69, L71 to L73 and L80; trap T5)'), [69, 71, 72, 73, 80])
  assert.deepEqual(linesOf('L05 status, L74'), [])
})

test('a test counts when it passed; a title around it names lines for it', () => {
  const titles = ['b.journey.ts', 'on a phone (spec L71)', 'buys (spec L70)']
  const file = 'apps/b/e2e/b.journey.ts'
  assert.deepEqual(testsOf(playwright('expected'), 'apps/b'), [{ file, titles, passed: true }])
  for (const status of ['unexpected', 'skipped']) assert.equal(testsOf(playwright(status), 'apps/b')[0].passed, false)
  assert.deepEqual(testsOf(vitest(['skipped', 'pending']), 'packages/a')[0].passed, false)
})

test('the page lists each line with its first sentence and links to its tests', () => {
  write(
    'packages/a/reports/unit.json',
    JSON.stringify(vitest(['says <so> (spec L69; trap T1)'], ['counts (spec L70)'], ['more (spec L70)'])),
  )
  write('apps/b/reports/e2e.json', JSON.stringify(playwright('expected')))
  const { page, faults } = coverageOf(root, {})
  assert.deepEqual(faults, [])
  const [a, b] = ['[a.test.ts](../packages/a/src/a.test.ts)', '[b.journey.ts](../apps/b/e2e/b.journey.ts)']
  assert.match(page, /\| \[L69\]\(spec\/product\.md#L69\) \| The title of each page is Baller \\\| Loot \| /)
  assert.ok(page.includes(`| The title of each page is Baller \\| Loot | ${a}: says &lt;so> |`))
  assert.ok(page.includes(`| Buy: a number | ${b}: buys<br>${a}: counts; more |`))
  assert.ok(page.includes(`| Phones | ${b}: on a phone |`))
})

test('reports untested lines, unknown lines and obsolete exceptions', () => {
  write('packages/a/reports/unit.json', JSON.stringify(vitest(['says so (spec L69)', 'failed'], ['other (spec L99)'])))
  assert.deepEqual(coverageOf(root, { 70: 'why' }).faults, [
    'packages/a/src/a.test.ts names L99, which docs/spec/product.md does not have',
    'no passed test names L69 in its title: The title of each page is Baller | Loot',
    'L70 has a test or was removed: delete its exception in scripts/coverage.mjs',
  ])
})
