import { parseAccountAddress, parseLocalId } from '@lootboxes/ledger'
import { fakeClock } from '@lootboxes/ledger/testing'
import { expect, test } from 'vitest'
import { createStore } from '../store/create-store'
import { followOpened, waitingTickets } from './follow-opened'
import { type Holdings, noHoldings } from './holdings'

const main = parseAccountAddress('account_loc129fvxg3ldcx3gjajquhyf8cxadzte3ckts262qgnlaulhe72synh08')._unsafeUnwrap()
const club = parseAccountAddress('account_loc12y92jh9mfd7la9q7jqksr7xtv8lujhjxvcaztapny76xpslvy86xv2')._unsafeUnwrap()
const id = (n: number) => parseLocalId(`#${n}#`)._unsafeUnwrap()
const holding = (tickets: number, own: Partial<Holdings> = {}): Holdings => ({
  ...noHoldings,
  status: 'ready',
  account: main,
  nonFungibles: { box: tickets },
  ...own,
})

function world(deadlineMs?: number) {
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
  const { clock, holdings$, asked, answers, seconds } = world()
  holdings$.set(holding(1))
  await seconds(25)
  expect(asked).toEqual([2, 6, 14, 24])
  answers.push(holding(1, { revealed: [{ non_fungible_id: id(1), loots: [] }] }))
  await seconds(30)
  expect(asked).toEqual([2, 6, 14, 24, 34])
  expect(clock.pending()).toBe(0)
})

test('nothing is asked while nothing waits', async () => {
  const { holdings$, asked, seconds } = world()
  holdings$.set(holding(1, { unrevealed: [id(1)] }))
  await seconds(30)
  expect(asked).toEqual([])
})

test('another account ends it at once, before its own answer is there', async () => {
  const { clock, holdings$, asked, seconds } = world()
  holdings$.set(holding(1))
  holdings$.set({ ...noHoldings, account: club, status: 'loading' })
  expect(clock.pending()).toBe(0)
  await seconds(30)
  expect(asked).toEqual([])
})

test('it ends by itself, and starts afresh with the next opened ticket', async () => {
  const { clock, holdings$, asked, seconds } = world(20_000)
  holdings$.set(holding(1))
  await seconds(60)
  expect(asked).toEqual([2, 6, 14, 24])
  expect(clock.pending()).toBe(0)
  holdings$.set(holding(2))
  await seconds(3)
  expect(asked).toEqual([2, 6, 14, 24, 62])
})
