import type { QueryConfig } from 'pg'
import { expect, test } from 'vitest'
import { createSiteRateLimit } from './rate-limit'
import { connectPostgres } from './rate-limit-postgres'

/** Counts as the limiter's own SQL does, for the two statements it sends. */
function countingClient() {
  const sent: string[] = []
  const rows = new Map<unknown, { points: number; expire: number }>()
  const state = { down: false }
  const query = async ({ text, values = [] }: QueryConfig) => {
    if (state.down) throw new Error('connection refused')
    const sql = text.replace(/\s+/g, ' ').trim()
    sent.push(sql.includes('CREATE TABLE') ? 'CREATE TABLE' : sql.split(' ').slice(0, 3).join(' '))
    if (sql.includes('CREATE TABLE')) return { rows: [] }
    const [key, points, expire] = values
    const row = rows.get(key) ?? { points: 0, expire: Number(expire) }
    row.points += Number(points)
    rows.set(key, row)
    return { rows: [{ ...row }] }
  }
  return { sent, rows, state, client: { query } }
}

test('the database hears no address: the same hash from every instance, another with another database', async () => {
  const { client, rows } = countingClient()
  const connect = (url: string) => connectPostgres(url, () => Promise.resolve(client))
  const instance = (databaseUrl: string) => createSiteRateLimit({ perMinute: 2, databaseUrl, connect })
  await instance('postgres://site:secret@db/site').take('203.0.113.7')
  await instance('postgres://site:secret@db/site').take('203.0.113.7')
  await instance('postgres://site:other@db/site').take('203.0.113.7')
  expect([...rows.values()].map(({ points }) => points)).toEqual([2, 1])
  expect(JSON.stringify([...rows.keys()])).not.toContain('203.0.113')
})

test('0 counts nobody', async () => {
  const limit = createSiteRateLimit({ perMinute: 0 })
  for (let n = 0; n < 1_000; n += 1) expect(await limit.take('a')).toBeUndefined()
})

test('without a database none is opened; with one the counts are there, shared by two instances', async () => {
  const { client, sent, rows } = countingClient()
  const urls: string[] = []
  const connect = (url: string) => {
    urls.push(url)
    return connectPostgres(url, () => Promise.resolve(client))
  }
  await createSiteRateLimit({ perMinute: 1, connect }).take('a')
  expect([urls, sent]).toEqual([[], []])

  const databaseUrl = 'postgres://site@db/site'
  const [one, two] = [0, 1].map(() => createSiteRateLimit({ perMinute: 2, databaseUrl, connect }))
  expect(await one?.take('a')).toBeUndefined()
  expect(await two?.take('a')).toBeUndefined()
  expect(await one?.take('a')).toBeGreaterThan(0)
  expect(await two?.take('a')).toBeGreaterThan(0)
  expect(urls).toEqual([databaseUrl, databaseUrl])
  expect([...rows.values()].map(({ points }) => points)).toEqual([4])
  expect(new Set(sent)).toEqual(new Set(['INSERT INTO "request_counts"']))
})

test('while the database is away this process counts alone, and leaves it in peace for a while', async () => {
  const { client, state, sent } = countingClient()
  let time = 0
  let opened = 0
  const open = () => {
    opened += 1
    return Promise.resolve(client)
  }
  const connect = (url: string) => connectPostgres(url, open, () => time)
  const limit = createSiteRateLimit({ perMinute: 3, databaseUrl: 'postgres://site@db/site', connect })
  state.down = true
  expect(await limit.take('a')).toBeUndefined()
  state.down = false
  expect(await limit.take('a')).toBeUndefined()
  expect(sent).toEqual([])
  time = 5_000
  expect(await limit.take('a')).toBeUndefined()
  expect(sent).toEqual(['INSERT INTO "request_counts"'])
  expect(opened).toBe(1)
})

test('the real driver, with nothing listening: requests are still counted', async () => {
  const limit = createSiteRateLimit({ perMinute: 1, databaseUrl: 'postgres://site:secret@127.0.0.1:1/site' })
  expect(await limit.take('a')).toBeUndefined()
  expect(await limit.take('a')).toBeGreaterThan(0)
})
