import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { openDatabase } from './open-database'

test('a process that is killed while it creates a PGlite leaves no files behind', async () => {
  const root = mkdtempSync(join(tmpdir(), 'catalog-killed-'))
  const path = join(root, 'db')
  const program = `import { openDatabase } from ${JSON.stringify(join(import.meta.dirname, 'open-database.ts'))}
await openDatabase(${JSON.stringify(path)})`
  const child = spawn(
    process.execPath,
    ['--conditions=@lootboxes/source', '--import', 'tsx', '--input-type=module', '-e', program],
    { stdio: 'ignore', cwd: join(import.meta.dirname, '../..') },
  )
  const ended = new Promise((resolve) => child.once('close', resolve))
  await vi.waitUntil(() => readdirSync(root).some((name) => name.includes('.new-')), { timeout: 60_000, interval: 20 })
  child.kill('SIGKILL')
  await ended

  const database = await openDatabase(path)
  expect(await database.read((run) => run(sql`select 1 as one`))).toEqual([{ one: 1 }])
  await database.close()
  await vi.waitUntil(() => readdirSync(root).join() === 'db', { timeout: 60_000 })
  rmSync(root, { recursive: true, force: true })
})
