import { join } from 'node:path'
import { migratePostgres } from '@lootboxes/catalog/worker'
import { type Env, migrateSite } from '@lootboxes/storefront/commands'

/** Creates or updates the tables of the site and the catalog. Resolves to the exit code. */
export async function migrate({ databaseUrl }: Env, storefront: string): Promise<number> {
  if (databaseUrl === undefined) {
    process.stderr.write(
      'DATABASE_URL: is not set. A PGlite needs no migration: the program that opens it migrates it.\n',
    )
    return 1
  }
  try {
    await migrateSite(databaseUrl, join(storefront, 'drizzle'))
    await migratePostgres(databaseUrl)
    process.stdout.write('The tables are those of this build.\n')
    return 0
  } catch (cause) {
    process.stderr.write(`The migration failed: ${String(cause)}. Run it again once the cause is fixed.\n`)
    return 1
  }
}
