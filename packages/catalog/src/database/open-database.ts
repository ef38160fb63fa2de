import type { Database, OpenDatabaseOptions } from './database'

/** Whether a database is a PostgreSQL, not a PGlite. */
export const isPostgresUrl = (where: string): boolean => /^postgres(?:ql)?:\/\//.test(where)

/**
 * `postgres://…` is a PostgreSQL; `memory:` a PGlite that forgets; anything else the folder of a PGlite, which is made
 * when missing. The drivers are loaded here, so that a program carries only the one it uses.
 */
export async function openDatabase(where: string, options: OpenDatabaseOptions = {}): Promise<Database> {
  if (isPostgresUrl(where)) {
    const { openPostgres } = await import('./open-postgres')
    return openPostgres(where, options)
  }
  const { openPglite } = await import('./open-pglite')
  return openPglite(where, options)
}
