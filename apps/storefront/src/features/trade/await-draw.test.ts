import { parseLocalId } from '@lootboxes/ledger'
import { fakeClock } from '@lootboxes/ledger/testing'
import { errAsync, okAsync } from 'neverthrow'
import { expect, test } from 'vitest'
import type { HeldLoot } from '../account/holdings'
import { awaitDraw } from './await-draw'

const ticket = (id: string): HeldLoot => ({ non_fungible_id: parseLocalId(id)._unsafeUnwrap(), loots: [] })

test('asks after 2, 4, 8, 10 and 10 seconds until every ticket is drawn', async () => {
  const clock = fakeClock()
  const start = clock.now()
  const asked: number[] = []
  const done = awaitDraw({
    ids: ['#1#', '#2#'],
    clock,
    signal: new AbortController().signal,
    read: () => {
      asked.push((clock.now() - start) / 1000)
      return asked.length === 2
        ? errAsync('down')
        : okAsync(asked.length < 5 ? [ticket('#1#')] : [ticket('#1#'), ticket('#2#'), ticket('#3#')])
    },
  })
  for (let second = 0; second < 40; second++) await clock.advance(1000)
  expect(await done).toEqual([ticket('#1#'), ticket('#2#')])
  expect(asked).toEqual([2, 6, 14, 24, 34])
})

test('ends by its signal and by its deadline', async () => {
  const clock = fakeClock()
  const stop = new AbortController()
  const read = () => okAsync([])
  const aborted = awaitDraw({ ids: ['#1#'], clock, signal: stop.signal, read })
  stop.abort()
  expect(await aborted).toBeUndefined()
  const late = awaitDraw({ ids: ['#1#'], clock, signal: new AbortController().signal, read, deadlineMs: 5000 })
  for (let second = 0; second < 10; second++) await clock.advance(1000)
  expect(await late).toBeUndefined()
})
