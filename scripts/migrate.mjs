import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from '../apps/storefront/src/config/env'
import { migrateSite } from '../apps/storefront/src/operations/migrations'
import { migratePostgres } from '../packages/catalog/src/worker'

/** `pnpm db:migrate`: makes the tables of site and catalog in the PostgreSQL of DATABASE_URL, or brings them up to date. */
const { databaseUrl } = parseEnv(process.env)
if (databaseUrl === undefined) {
  process.stderr.write('DATABASE_URL: is not set. Without it everything is kept in folders, which need no such step.\n')
  process.exit(1)
}
// In the image this program stands beside the catalog's worker, in the repository in `scripts`.
const folders = ['..', '../../..'].map((up) => join(import.meta.dirname, up, 'apps/storefront/drizzle'))
const folder = folders.find((one) => existsSync(one)) ?? folders[0]
try {
  await migrateSite(databaseUrl, folder)
  await migratePostgres(databaseUrl)
  process.stdout.write('The tables are those of this build.\n')
} catch (cause) {
  process.stderr.write(
    `Nothing was changed that is not said above: ${String(cause)}. Run it again once that is mended.\n`,
  )
  process.exit(1)
}
