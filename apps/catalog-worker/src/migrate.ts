import { catalogMigrations, migratePostgres } from '@lootboxes/catalog/postgres'
import { type Env, siteMigrations } from '@lootboxes/storefront/commands'

/** Creates or updates the tables of the site and the catalog. Resolves to the exit code. */
export async function migrate({ databaseUrl }: Env, storefront: string): Promise<number> {
  if (databaseUrl === undefined) {
    process.stderr.write(
      'DATABASE_URL: is not set. A PGlite needs no migration: the program that opens it migrates it.\n',
    )
    return 1
  }
  try {
    await migratePostgres(databaseUrl, [siteMigrations(storefront), catalogMigrations()])
    process.stdout.write('The tables are those of this build.\n')
    return 0
  } catch (cause) {
    process.stderr.write(
      `The migration failed and changed nothing: ${String(cause)}. Run it again once the cause is fixed.\n`,
    )
    return 1
  }
}
