import { sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { checkIndex } from './check-index'
import type { Database } from './database/database'
import { openPostgres } from './database/open-postgres'
import { freshPostgres } from './testing/test-postgres'
import { testWorld } from './testing/test-world'

const missing = inject('postgresMissing')

test.skipIf(missing !== '')('a check has more time for a query than a page', async () => {
  const url = await freshPostgres(inject('postgres'))
  const world = await testWorld({ database: url, devnet: { history: false } })
  ;(await world.catalog.catchUp())._unsafeUnwrap()
  const database = await openPostgres(url, {})
  const limits: string[] = []
  const watched: Database = {
    ...database,
    read: (work) =>
      database.read(async (run) => {
        const result = await work(run)
        for (const row of await run<{ statement_timeout: string }>(sql`show statement_timeout`))
          limits.push(row.statement_timeout)
        return result
      }),
  }
  const { differences } = await checkIndex(async () => watched, world.options)
  expect(differences).toEqual([])
  expect(limits).toEqual(['10min'])
  await database.close()
  await world.close()
})
