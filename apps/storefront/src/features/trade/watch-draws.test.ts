import { parseLocalId } from '@lootboxes/ledger'
import { fakeClock } from '@lootboxes/ledger/testing'
import { okAsync } from 'neverthrow'
import { expect, test, vi } from 'vitest'
import type { HeldLoot } from '../account/holdings'
import { createStore } from '../store/create-store'
import { account } from './genesis.fixture'
import { type Draw, watchDraws } from './watch-draws'

const ticket = (id: string): HeldLoot => ({ non_fungible_id: parseLocalId(id)._unsafeUnwrap(), loots: [] })

test('tickets opened one after the other are waited for together', async () => {
  const clock = fakeClock()
  const draw$ = createStore<Draw>({ status: 'none' })
  let drawn: readonly HeldLoot[] = []
  const onDrawn = vi.fn(() => Promise.resolve())
  const draws = watchDraws({ draw$, clock, onDrawn, read: () => okAsync(drawn) })
  const first = draws.follow(account, ['#1#'])
  const second = draws.follow(account, ['#2#'])
  expect(draw$.get()).toEqual({ status: 'waiting', ids: ['#1#', '#2#'] })
  drawn = [ticket('#1#'), ticket('#2#')]
  for (let second = 0; second < 5; second++) await clock.advance(1000)
  await Promise.all([first, second])
  expect(draw$.get()).toEqual({ status: 'drawn', ids: ['#1#', '#2#'], tickets: drawn })
  expect(onDrawn).toHaveBeenCalledTimes(1)
  const third = draws.follow(account, ['#3#'])
  expect(draw$.get()).toEqual({ status: 'waiting', ids: ['#3#'] })
  draws.stop()
  await third
})
