import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root, runTests } from './run-tests.mjs'
import { attacks } from './security.mjs'

test('every attack of SECURITY.md is a test that is there', () => {
  assert.ok(attacks().length > 30)
  assert.deepEqual(
    attacks().filter((file) => !existsSync(join(root, file))),
    [],
  )
})

test('every row of its list names a test', () => {
  const [, list = ''] = /## Tested attacks\n([\s\S]*?)\n## /.exec(readFileSync(join(root, 'SECURITY.md'), 'utf8')) ?? []
  const rows = list.split('\n').filter((line) => line.startsWith('| ') && !/^\| (?:attack|---)/.test(line))
  assert.ok(rows.length > 15)
  assert.deepEqual(
    rows.filter((row) => !/\.(?:test|journey)\.tsx?\)/.test(row)),
    [],
  )
})

test('SECURITY.md lists every security test', () => {
  const own = globSync('{apps,packages}/*/{src,http,e2e}/**/*.security.{test,journey}.{ts,tsx}', { cwd: root })
  assert.ok(own.length > 4)
  assert.deepEqual(
    own.map((file) => file.replaceAll('\\', '/')).filter((file) => !attacks().includes(file)),
    [],
  )
})

test('a listed test runs in its package', () => {
  const file = 'packages/manifest/src/finish-manifest.test.ts'
  assert.ok(attacks().includes(file))
  assert.deepEqual(runTests([file]), [])
})
