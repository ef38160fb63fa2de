import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDapp, templates } from './index'

let work = ''
beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'create-dapp-'))
})
afterEach(() => rmSync(work, { recursive: true, force: true }))

test.each(templates)('%s: a project with its own name, a test and the current version of our packages', (template) => {
  const at = createDapp({ folder: join(work, 'My Shop!'), template })._unsafeUnwrap()
  const manifest = JSON.parse(readFileSync(join(at, 'package.json'), 'utf8'))
  const own = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  expect(manifest.name).toBe('my-shop')
  expect(manifest.scripts.test).toBe('vitest run')
  for (const [name, range] of Object.entries(manifest.dependencies))
    if (name.startsWith('@lootboxes/')) expect(range).toBe(`^${own.version}`)
  expect(readFileSync(join(at, '.gitignore'), 'utf8')).toContain('node_modules')
})

test('refuses a folder with files and leaves it unchanged', () => {
  writeFileSync(join(work, 'mine.txt'), 'mine')
  expect(createDapp({ folder: work, template: 'plain' })._unsafeUnwrapErr()).toMatchObject({ kind: 'not-empty' })
})
