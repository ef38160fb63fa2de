import { migrateDatabase } from './migrate-database'

const PATIENCE_MS = 10_000

/** Makes the catalog's tables in a PostgreSQL, or brings them up to date, whoever writes meanwhile. All of it or nothing. */
export async function migratePostgres(databaseUrl: string): Promise<void> {
  const [{ default: pg }, { drizzle }] = await Promise.all([import('pg'), import('drizzle-orm/node-postgres')])
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: PATIENCE_MS })
  await client.connect()
  try {
    await drizzle(client).transaction((tx) =>
      migrateDatabase(async <Row extends object>(query: Parameters<typeof tx.execute>[0]) => {
        const { rows } = await tx.execute(query)
        return rows as Row[]
      }),
    )
  } finally {
    await client.end()
  }
}
