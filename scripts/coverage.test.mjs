import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { checkCoverage, linesOf } from './coverage.mjs'

const root = mkdtempSync(join(tmpdir(), 'coverage-'))
after(() => rmSync(root, { recursive: true, force: true }))
mkdirSync(join(root, 'docs/spec'), { recursive: true })
mkdirSync(join(root, 'packages/wallet-connector/fixtures'), { recursive: true })
writeFileSync(join(root, 'docs/spec/product.md'), [69, 70, 71].map((line) => `<a id="L${line}"></a>`).join(''))
writeFileSync(join(root, 'docs/a.fixture.ts'), "export const rows = ['L71']")
writeFileSync(join(root, 'docs/a.test.ts'), "import { rows } from './a.fixture'\ntest('ends (L69 to L70)', () => {})")

const failuresOf = (row) => {
  writeFileSync(join(root, 'docs/page.md'), `| line | what | test |\n|---|---|---|\n${row}\n`)
  return checkCoverage(root, 'docs/page.md').failures
}

test('ranges and lists of lines', () => assert.deepEqual(linesOf('L69, L71 to L73 and L80'), [69, 71, 72, 73, 80]))

test('a claim stands when the test or its fixture names every line', () => {
  assert.deepEqual(failuresOf('| L69, L70 | what | [a](a.test.ts) |'), [])
  assert.deepEqual(failuresOf('| L69 to L71 | what | [a](a.test.ts) |'), [])
})

test('a claim the test does not make falls', () => {
  writeFileSync(join(root, 'docs/b.test.ts'), "test('something else (L70)', () => {})")
  assert.deepEqual(failuresOf('| L69 to L70 | what | [a](a.test.ts), [b](b.test.ts) |'), [
    'docs/page.md: docs/b.test.ts is cited for L69 and does not name it',
  ])
  assert.match(failuresOf('| L72 | what | [a](a.test.ts) |').join('\n'), /docs\/spec explains no L72/)
})
