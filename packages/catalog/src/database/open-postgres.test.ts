import { sql } from 'drizzle-orm'
import { expect, inject, test, vi } from 'vitest'
import { freshPostgres } from '../testing/test-postgres'
import { openPostgres } from './open-postgres'

const missing = inject('postgresMissing')

// An `error` without a listener ends a process; vitest counts it as a failure.
test.skipIf(missing !== '')(
  'a connection that ends between two queries of a reader fails that reader only',
  async () => {
    const database = await openPostgres(await freshPostgres(inject('postgres')), {})
    try {
      const reading = database.read(async (run) => {
        const [reader] = await run<{ pid: number }>(sql`select pg_backend_pid() as pid`)
        await database.read((other) => other(sql`select pg_terminate_backend(${reader?.pid ?? 0})`))
        await vi.waitFor(async () => {
          const left = await database.read((other) =>
            other(sql`select pid from pg_stat_activity where pid = ${reader?.pid ?? 0}`),
          )
          expect(left).toEqual([])
        })
        return run(sql`select 1`)
      })
      await expect(reading).rejects.toThrow()
      expect(await database.read((run) => run(sql`select 1 as one`))).toEqual([{ one: 1 }])
    } finally {
      await database.close()
    }
  },
)
