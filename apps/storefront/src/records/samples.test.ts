import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { openSiteDatabase } from './database'
import { type Probe, probe } from './probe'
import { daysOf, incidentsOf, keepSamples, readSamples, type Sample } from './samples'

const noon = Date.UTC(2026, 10, 22, 12)
const minute = 60_000
const at = (minutesAgo: number, state: Sample['state'], part = 'gateway'): Sample => ({
  part,
  state,
  minute: new Date(noon - minutesAgo * minute),
})

test('a day is down after five bad minutes, slow after five poor ones, and unknown when nobody looked', () => {
  const down = Array.from({ length: 5 }, (_, n) => at(n, 'down'))
  const slow = Array.from({ length: 5 }, (_, n) => at(1440 + n, n === 0 ? 'down' : 'slow'))
  const restart = [at(2880, 'down'), at(2881, 'up')]
  expect(daysOf('gateway', [...down, ...slow, ...restart], noon, 4)).toEqual(['unknown', 'up', 'slow', 'down'])
  expect(daysOf('catalog', down, noon, 2)).toEqual(['unknown', 'unknown'])
})

test('trouble is three bad minutes in a row, told once, and open while it lasts', () => {
  const seen = [
    ...[60, 59, 58, 57].map((ago) => at(ago, 'down')),
    at(56, 'up'),
    // Two are a restart.
    ...[40, 39].map((ago) => at(ago, 'down')),
    at(38, 'up'),
    ...[2, 1, 0].map((ago) => at(ago, 'down')),
    ...[30, 29, 28].map((ago) => at(ago, 'down', 'catalog')),
  ]
  expect(incidentsOf(seen, noon).map(({ part, minutes, isOver }) => [part, minutes, isOver])).toEqual([
    ['gateway', 3, false],
    ['catalog', 3, true],
    ['gateway', 4, true],
  ])
})

test('of two who look in the same minute the first is kept, and old ones go', async () => {
  const { database, close } = await openSiteDatabase('memory:', join(import.meta.dirname, '../..'))
  const probed = (state: Probe['state']): Probe => ({ part: 'gateway', state, ms: 1, detail: '' })
  await keepSamples(database, [probed('up')], noon - 92 * 86_400_000)
  await keepSamples(database, [probed('down')], noon + 1)
  await keepSamples(database, [probed('up')], noon + 2)
  expect(await readSamples(database, noon)).toEqual([at(0, 'down')])
  await close()
}, 60_000)

test('a part that throws or never answers is down, and nobody learns what its driver said', async () => {
  expect(await probe('records', () => Promise.reject(new Error('password=hunter2')))).toMatchObject({
    state: 'down',
    detail: 'No answer',
  })
  vi.useFakeTimers({ toFake: ['Date'] })
  const slow = await probe('catalog', async () => {
    vi.setSystemTime(Date.now() + 1_501)
    return 'late'
  })
  expect(slow).toMatchObject({ state: 'slow', detail: 'late' })
  vi.useRealTimers()
})
