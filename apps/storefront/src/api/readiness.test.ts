import { expect, test } from 'vitest'
import { checkReadiness, createReadiness, type ReadinessDeps } from './readiness'

const fine: ReadinessDeps = {
  isStopping: () => false,
  database: { query: () => Promise.resolve({ rows: [] }) },
  hasTables: () => Promise.resolve(true),
  catalogAgeMs: () => Promise.resolve(1_200),
}
const never = <T>() => new Promise<T>(() => undefined)

test('ready while the database answers and nobody asked this process to end', async () => {
  const { ready, checks } = await checkReadiness(fine)
  expect(ready).toBe(true)
  expect(checks.catalog).toEqual({ ok: true, what: '1 s old' })
  expect(await checkReadiness({ ...fine, database: undefined })).toMatchObject({ ready: true })
})

test.each<[string, Partial<ReadinessDeps>]>([
  ['asked to end', { isStopping: () => true }],
  ['a database that refuses', { hasTables: () => Promise.reject(new Error('gone')) }],
  ['a database that hangs', { hasTables: never }],
])('not ready: %s', async (_, broken) => {
  expect((await checkReadiness({ ...fine, ...broken })).ready).toBe(false)
})

test('not ready without the tables of this build, and the command that makes them is said', async () => {
  const { ready, checks } = await checkReadiness({ ...fine, hasTables: () => Promise.resolve(false) })
  expect(ready).toBe(false)
  expect(checks.database?.what).toContain('pnpm db:migrate')
})

test.each<[string, ReadinessDeps['catalogAgeMs'], string]>([
  ['is silent', () => Promise.resolve(undefined), 'does not answer'],
  ['hangs', never, 'does not answer'],
  ['is old', () => Promise.resolve(400_000), '400 s old'],
])('a catalog that %s is said, and visitors still come', async (_, catalogAgeMs, what) => {
  const { ready, checks } = await checkReadiness({ ...fine, catalogAgeMs })
  expect(ready).toBe(true)
  expect(checks.catalog).toEqual({ ok: false, what })
})

test('however many ask, the database is asked once a second; the end is told at once', async () => {
  let [at, asked, isStopping] = [0, 0, false]
  const hasTables = () => {
    asked += 1
    return Promise.resolve(true)
  }
  const ask = createReadiness({ ...fine, hasTables, isStopping: () => isStopping }, () => at)
  await Promise.all(Array.from({ length: 100 }, ask))
  expect(asked).toBe(1)
  at = 1_000
  await ask()
  expect(asked).toBe(2)
  isStopping = true
  expect((await ask()).ready).toBe(false)
})

test('a database that goes away later keeps nobody out, one without the tables of this build does', async () => {
  const gone = () => Promise.reject(new Error('gone'))
  let [at, hasTables]: [number, ReadinessDeps['hasTables']] = [0, gone]
  const look = async (found: ReadinessDeps['hasTables']) => {
    hasTables = found
    at += 1_000
    const { ready, checks } = await ask()
    return [ready, checks.database?.what]
  }
  const ask = createReadiness({ ...fine, hasTables: (database) => hasTables(database) }, () => at)
  expect(await look(gone)).toEqual([false, 'does not answer'])
  expect(await look(fine.hasTables)).toEqual([true, 'answers'])
  expect(await look(gone)).toEqual([true, 'does not answer'])
  expect((await look(() => Promise.resolve(false)))[0]).toBe(false)
})
