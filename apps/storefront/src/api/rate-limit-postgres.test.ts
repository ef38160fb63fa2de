import { readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { openPool } from '@lootboxes/catalog/postgres'
import type { RateLimit } from '@lootboxes/lootbox/server'
import { freePort } from '@lootboxes/tooling/free-port'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSiteRateLimit } from './rate-limit'
import { connectPostgres } from './rate-limit-postgres'

/*
 * PostgreSQL itself behind a socket, asked through the real driver. It holds one session, where statements have names:
 * so one connection.
 */
let database: PGlite
let server: PGLiteSocketServer
let port: number
let pool: Awaited<ReturnType<typeof openPool>> | undefined
let time = 0

const listen = async () => {
  server = new PGLiteSocketServer({ db: database, host: '127.0.0.1', port })
  await server.start()
}
const counted = async () => (await database.query('SELECT key, points FROM request_counts ORDER BY key')).rows

/** Keys are hashes: the table contains no IP address. */
const hashed: unknown = expect.stringMatching(/^rlflx:[\w-]{22}$/)

/** Stops the server with its connections, and drops the prepared statements of the session. */
const leave = async () => {
  await pool?.end()
  pool = undefined
  await server.stop()
  await database.query('DEALLOCATE ALL')
}

/** Limits of several instances over one connection. */
async function limitsOver(perMinute: number, instances: number) {
  await leave()
  await listen()
  const client = connectPostgres(
    `postgres://postgres@127.0.0.1:${port}/postgres`,
    async (url) => (pool = await openPool(url, { max: 1 })),
    () => time,
  )
  const databaseUrl = 'postgres://site@db/site'
  return Array.from({ length: instances }, () => createSiteRateLimit({ perMinute, databaseUrl, connect: () => client }))
}
/** Takes `times` points from each instance concurrently. Returns the number of refusals. */
async function refusals(limits: readonly RateLimit[], key: string, times: number) {
  const asked = limits.flatMap((limit) => Array.from({ length: times }, () => limit.take(key)))
  return (await Promise.all(asked)).filter((seconds) => seconds !== undefined).length
}

beforeAll(async () => {
  database = await PGlite.create()
  await database.exec(readFileSync(new URL('../../drizzle/0002_request_counts.sql', import.meta.url), 'utf8'))
  port = await freePort()
  await listen()
}, 60_000)
afterAll(async () => {
  await leave()
  await database.close()
})

test('counts of several instances are one count; when its minute is over it begins anew', async () => {
  expect(await refusals(await limitsOver(10, 2), 'a', 12)).toBe(14)
  expect(await counted()).toEqual([{ key: hashed, points: 24 }])

  await database.query('UPDATE request_counts SET expire = 1')
  expect(await refusals(await limitsOver(10, 1), 'a', 1)).toBe(0)
  expect(await counted()).toEqual([{ key: hashed, points: 1 }])
}, 60_000)

test('when the database goes away requests are counted here, and there again once it is back', async () => {
  const limits = await limitsOver(3, 1)
  expect(await refusals(limits, 'b', 1)).toBe(0)
  await server.stop()
  expect(await refusals(limits, 'b', 4)).toBe(1)
  await listen()
  await database.query('DEALLOCATE ALL')
  time += 5_000
  expect(await refusals(limits, 'b', 1)).toBe(0)
  expect(await counted()).toContainEqual({ key: hashed, points: 2 })
}, 60_000)
