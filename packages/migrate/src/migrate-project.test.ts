import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { migrateProject } from './index'

const fixtures = fileURLToPath(new URL('../fixtures', import.meta.url))
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'migrate-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const start = (shape: string) => cpSync(join(fixtures, shape, 'before'), folder, { recursive: true })
const filesIn = (dir: string) => globSync('**/*.*', { cwd: dir }).toSorted()
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const read = (dir: string, path: string) =>
  readFileSync(join(dir, path), 'utf8').replaceAll('"^VERSION"', `"^${version}"`)

/** `node integrations/run.mjs migrate` compiles the migrated fixtures. */
describe.each(['plain', 'react', 'next'])('a dApp in %s', (shape) => {
  test('becomes the expected dApp', () => {
    start(shape)
    migrateProject({ folder })._unsafeUnwrap()
    const after = join(fixtures, shape, 'after')
    expect(filesIn(folder)).toEqual(filesIn(after))
    for (const path of filesIn(after)) expect(read(folder, path), path).toBe(read(after, path))
  })

  test('stays unchanged in a second run', () => {
    start(shape)
    migrateProject({ folder })._unsafeUnwrap()
    expect(
      migrateProject({ folder })
        ._unsafeUnwrap()
        .filter(({ changed }) => changed),
    ).toEqual([])
  })

  test('stays unchanged in a dry run', () => {
    start(shape)
    expect(
      migrateProject({ folder, dryRun: true })
        ._unsafeUnwrap()
        .some(({ changed }) => changed),
    ).toBe(true)
    const before = join(fixtures, shape, 'before')
    for (const path of filesIn(before)) expect(read(folder, path), path).toBe(read(before, path))
  })
})

test('notes name lines that need a manual change', () => {
  start('react')
  const notes = migrateProject({ folder })
    ._unsafeUnwrap()
    .flatMap(({ path, notes: own }) => own.map(({ line, text }) => `${path}:${line} ${text}`))
  expect(notes).toEqual(['src/rdt.ts:6 The option explorer has no counterpart here.'])
})

test('a folder without package.json is an error', () => {
  expect(migrateProject({ folder })._unsafeUnwrapErr()).toMatchObject({ kind: 'no-package-json' })
})
