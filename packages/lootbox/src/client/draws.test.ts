import { parseLocalId } from '@lootboxes/ledger'
import { fakeClock } from '@lootboxes/ledger/testing'
import { errAsync, okAsync } from 'neverthrow'
import { expect, test, vi } from 'vitest'
import { account, otherAccount } from '../ledger.fixture'
import { awaitDraw, type Draw, followOpened, watchDraws } from './draws'
import { type HeldLoot, type Holdings, noHoldings, waitingTickets } from './holdings'
import { createStore } from './store'

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

const main = account
const club = otherAccount
const id = (n: number) => parseLocalId(`#${n}#`)._unsafeUnwrap()
const holding = (tickets: number, own: Partial<Holdings> = {}): Holdings => ({
  ...noHoldings,
  status: 'ready',
  account: main,
  nonFungibles: { box: tickets },
  ...own,
})

function setUp(deadlineMs?: number) {
  const clock = fakeClock()
  const start = clock.now()
  const holdings$ = createStore<Holdings>(noHoldings)
  const asked: number[] = []
  const answers: Holdings[] = []
  const opened = followOpened({
    holdings$,
    clock,
    ticketAddress: () => 'box',
    refresh: async () => {
      asked.push((clock.now() - start) / 1000)
      holdings$.set((now) => ({ ...now, status: 'loading' }))
      holdings$.set((now) => answers.shift() ?? { ...now, status: 'ready' })
    },
    ...(deadlineMs === undefined ? {} : { deadlineMs }),
  })
  holdings$.subscribe(opened.consider)
  const seconds = async (count: number) => {
    for (let second = 0; second < count; second++) await clock.advance(1000)
  }
  return { clock, holdings$, opened, asked, answers, seconds }
}

test('a ticket on neither list waits for its draw', () => {
  const held = { unrevealed: [id(1)], revealed: [{ non_fungible_id: id(2), loots: [] }] }
  expect(waitingTickets(holding(3, held), 'box')).toBe(1)
  expect(waitingTickets(holding(2, held), 'box')).toBe(0)
  expect(waitingTickets(holding(1, held), 'box')).toBe(0)
  expect(waitingTickets(holding(3, held), '')).toBe(0)
})

test('an opened ticket found on load is read again after 2, 4, 8, 10 and 10 seconds until it is drawn', async () => {
  const { clock, holdings$, asked, answers, seconds } = setUp()
  holdings$.set(holding(1))
  await seconds(25)
  expect(asked).toEqual([2, 6, 14, 24])
  answers.push(holding(1, { revealed: [{ non_fungible_id: id(1), loots: [] }] }))
  await seconds(30)
  expect(asked).toEqual([2, 6, 14, 24, 34])
  expect(clock.pending()).toBe(0)
})

test('nothing is asked while nothing waits', async () => {
  const { holdings$, asked, seconds } = setUp()
  holdings$.set(holding(1, { unrevealed: [id(1)] }))
  await seconds(30)
  expect(asked).toEqual([])
})

test('another account ends it at once, before its own answer is there', async () => {
  const { clock, holdings$, asked, seconds } = setUp()
  holdings$.set(holding(1))
  holdings$.set({ ...noHoldings, account: club, status: 'loading' })
  expect(clock.pending()).toBe(0)
  await seconds(30)
  expect(asked).toEqual([])
})

test('it ends by itself, and starts afresh with the next opened ticket', async () => {
  const { clock, holdings$, asked, seconds } = setUp(20_000)
  holdings$.set(holding(1))
  await seconds(60)
  expect(asked).toEqual([2, 6, 14, 24])
  expect(clock.pending()).toBe(0)
  holdings$.set(holding(2))
  await seconds(3)
  expect(asked).toEqual([2, 6, 14, 24, 62])
})
