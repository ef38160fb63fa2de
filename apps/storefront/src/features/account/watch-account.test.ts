import { amountOf, parseAccountAddress, parseLocalId } from '@lootboxes/ledger'
import { errAsync, okAsync, ResultAsync } from 'neverthrow'
import { expect, test, vi } from 'vitest'
import { createStore } from '../store/create-store'
import { type Holdings, noHoldings } from './holdings'
import { type AccountReads, readHoldings } from './read-holdings'
import { watchAccount } from './watch-account'

const main = parseAccountAddress('account_loc129fvxg3ldcx3gjajquhyf8cxadzte3ckts262qgnlaulhe72synh08')._unsafeUnwrap()
const club = parseAccountAddress('account_loc12y92jh9mfd7la9q7jqksr7xtv8lujhjxvcaztapny76xpslvy86xv2')._unsafeUnwrap()
const one = parseLocalId('#1#')._unsafeUnwrap()
const two = parseLocalId('#2#')._unsafeUnwrap()

const reads = (own: Partial<AccountReads> = {}): AccountReads => ({
  fungibles: () => okAsync({ balances: { xrd: amountOf(5) }, stateVersion: 7 }),
  nonFungibles: () => okAsync({ tickets: 1 }),
  unrevealed: () => okAsync([one]),
  revealed: () => okAsync([]),
  held: () => okAsync([]),
  ...own,
})
const world = (own: Partial<AccountReads> = {}) => {
  const holdings$ = createStore<Holdings>(noHoldings)
  return { holdings$, watch: watchAccount(holdings$, readHoldings(reads(own))) }
}

test('reads balances and tickets of the account', async () => {
  const { holdings$, watch } = world()
  await watch.read(main, 'resource')
  expect(holdings$.get()).toEqual({
    status: 'ready',
    account: main,
    stateVersion: 7,
    balances: { xrd: amountOf(5) },
    nonFungibles: { tickets: 1 },
    unrevealed: [one],
    revealed: [],
    opened: [],
  })
})

test('an empty ticket address asks for no tickets (trap T29)', async () => {
  const unrevealed = vi.fn(() => okAsync([one]))
  const { holdings$, watch } = world({ unrevealed })
  await watch.read(main, '')
  expect(unrevealed).not.toHaveBeenCalled()
  expect(holdings$.get()).toMatchObject({ status: 'ready', unrevealed: [] })
})

test('a late answer for the account before does not overwrite the new one (trap T31)', async () => {
  let answer: (list: readonly (typeof one)[]) => void = () => undefined
  const slow = new Promise<readonly (typeof one)[]>((resolve) => {
    answer = resolve
  })
  const { holdings$, watch } = world({
    unrevealed: (account) => (account === main ? ResultAsync.fromSafePromise(slow) : okAsync([])),
  })
  const first = watch.read(main, 'resource')
  await watch.read(club, 'resource')
  answer([one])
  await first
  expect(holdings$.get()).toMatchObject({ account: club, unrevealed: [] })
})

test('a failed read keeps what was known of the same account', async () => {
  let fails = false
  const { holdings$, watch } = world({ unrevealed: () => (fails ? errAsync('down') : okAsync([one])) })
  await watch.read(main, 'resource')
  fails = true
  await watch.read(main, 'resource')
  expect(holdings$.get()).toMatchObject({ status: 'failed', unrevealed: [one] })
})

test('after a commit every read asks for at least its version (trap T36)', async () => {
  const asked: (number | undefined)[] = []
  const note =
    <T>(answer: T) =>
    (_account: unknown, ...rest: readonly unknown[]) => {
      asked.push((rest.at(-1) as { minStateVersion: number | undefined }).minStateVersion)
      return okAsync(answer)
    }
  const { watch } = world({
    fungibles: note({ balances: {}, stateVersion: 42 }),
    unrevealed: note([]),
    revealed: note([]),
    nonFungibles: note({}),
  })
  await watch.read(main, 'resource')
  await watch.readUntil(main, 'resource', 42)
  expect(asked).toEqual([undefined, undefined, undefined, undefined, 42, 42, 42, 42])
  // Nor is one that comes later, or overtakes it.
  await Promise.all([watch.readUntil(main, 'resource', 41), watch.read(main, 'resource')])
  expect(asked.slice(8)).toEqual(Array(8).fill(42))
})

test('nobody connected holds nothing', async () => {
  const { holdings$, watch } = world()
  await watch.read(main, 'resource')
  await watch.read(undefined, 'resource')
  expect(holdings$.get()).toBe(noHoldings)
})

test('a ticket on neither list is named as opened; nobody asks for it while the counts agree', async () => {
  const held = vi.fn(() => okAsync([one, two]))
  let count = 2
  const { holdings$, watch } = world({ held, nonFungibles: () => okAsync({ resource: count }) })
  await watch.read(main, 'resource')
  expect(holdings$.get().opened).toEqual([two])
  count = 1
  await watch.read(main, 'resource')
  expect(holdings$.get().opened).toEqual([])
  expect(held).toHaveBeenCalledTimes(1)
})

test('opened tickets stay listed when they cannot be read again', async () => {
  let fails = false
  const { holdings$, watch } = world({
    held: () => (fails ? errAsync('down') : okAsync([one, two])),
    nonFungibles: () => okAsync({ resource: 2 }),
  })
  await watch.read(main, 'resource')
  fails = true
  await watch.read(main, 'resource')
  expect(holdings$.get()).toMatchObject({ status: 'ready', opened: [two] })
})
