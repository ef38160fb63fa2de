import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../database/open-database'

/** An empty PGlite takes seconds to make and milliseconds to copy. */
const template = join(import.meta.dirname, '../../node_modules/.cache/catalog-pglite-0.5.16')

export async function makeTemplate(): Promise<void> {
  if (existsSync(template)) return
  const own = `${template}.${process.pid}`
  const database = await openDatabase(own)
  await database.close()
  try {
    renameSync(own, template)
  } catch {
    rmSync(own, { recursive: true, force: true })
  }
}

/** The folder of a fresh PGlite. */
export async function freshPglite(): Promise<{ path: string; remove: () => void }> {
  await makeTemplate()
  const root = mkdtempSync(join(tmpdir(), 'catalog-'))
  const path = join(root, 'db')
  cpSync(template, path, { recursive: true })
  return { path, remove: () => rmSync(root, { recursive: true, force: true }) }
}
