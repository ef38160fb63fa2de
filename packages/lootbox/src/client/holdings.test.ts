import { createGateway } from '@lootboxes/gateway'
import { createFakeFetch, type Exchange, type FakeReply, ledgerStateAt } from '@lootboxes/gateway/testing'
import { amountOf, type LocalId, parseLocalId, xrdAddress } from '@lootboxes/ledger'
import { errAsync, okAsync } from 'neverthrow'
import { describe, expect, test, vi } from 'vitest'
import { otherAccount as club, club as clubToken, account as main, mint, tickets } from '../ledger.fixture'
import { type AccountReads, accountReads, type Holdings, noHoldings, readHoldings } from './holdings'

const one = parseLocalId('#1#')._unsafeUnwrap()
const two = parseLocalId('#2#')._unsafeUnwrap()
const options = { signal: new AbortController().signal, minStateVersion: undefined }

const reads = (own: Partial<AccountReads> = {}): AccountReads => ({
  fungibles: () => okAsync({ balances: { xrd: amountOf(5) }, stateVersion: 7 }),
  nonFungibles: () => okAsync({ resource: 1 }),
  unrevealed: () => okAsync([one]),
  revealed: () => okAsync([]),
  held: () => okAsync([]),
  ...own,
})

describe('the holdings of an account', () => {
  test('is its balances and its tickets', async () => {
    expect(await readHoldings(reads())(main, 'resource', noHoldings, options)).toEqual({
      status: 'ready',
      account: main,
      stateVersion: 7,
      balances: { xrd: amountOf(5) },
      nonFungibles: { resource: 1 },
      unrevealed: [one],
      revealed: [],
      opened: [],
    })
  })

  test('an empty ticket address asks for no tickets', async () => {
    const unrevealed = vi.fn(() => okAsync([one]))
    const holdings = await readHoldings(reads({ unrevealed }))(main, '', noHoldings, options)
    expect(unrevealed).not.toHaveBeenCalled()
    expect(holdings).toMatchObject({ status: 'ready', unrevealed: [] })
  })

  test('a failed read keeps the last values of the same account, and of no other', async () => {
    const before: Holdings = { ...noHoldings, account: main, status: 'ready', unrevealed: [one] }
    const read = readHoldings(reads({ unrevealed: () => errAsync('down') }))
    expect(await read(main, 'resource', before, options)).toMatchObject({ status: 'failed', unrevealed: [one] })
    expect(await read(club, 'resource', before, options)).toMatchObject({ status: 'failed', unrevealed: [] })
  })

  test('lists a ticket on neither list as opened, and requests it only if the counts differ', async () => {
    const held = vi.fn(() => okAsync([one, two]))
    const counting = (resource: number) => readHoldings(reads({ held, nonFungibles: () => okAsync({ resource }) }))
    expect((await counting(2)(main, 'resource', noHoldings, options)).opened).toEqual([two])
    expect((await counting(1)(main, 'resource', noHoldings, options)).opened).toEqual([])
    expect(held).toHaveBeenCalledTimes(1)
  })

  test('opened tickets stay listed when they cannot be read again', async () => {
    const before: Holdings = { ...noHoldings, account: main, status: 'ready', opened: [two] }
    const read = readHoldings(reads({ held: () => errAsync('down'), nonFungibles: () => okAsync({ resource: 2 }) }))
    expect(await read(main, 'resource', before, options)).toMatchObject({ status: 'ready', opened: [two] })
  })
})

/** Two hundred resources that the account did not ask for. */
const junk = (kind: 'fungible-resource' | 'non-fungible-resource', page: number) =>
  Array.from({ length: 100 }, (_, n) => mint(kind, 50 + page * 100 + n))

/** A Gateway whose account received ten thousand resources; the club token and the tickets lie beyond them. */
function airdropped(things: number) {
  const state = ledgerStateAt(9)
  const pages = (kind: 'fungible-resource' | 'non-fungible-resource', cursor: unknown) => {
    const page = Number(cursor ?? 0)
    return {
      ledger_state: state,
      address: main,
      total_count: things,
      items: junk(kind, page % 2).map((resource_address) => ({
        aggregation_level: 'Global',
        resource_address,
        amount: kind === 'fungible-resource' ? '1' : 1,
        last_updated_at_state_version: 1,
      })),
      ...((page + 1) * 100 < things ? { next_cursor: String(page + 1) } : {}),
    }
  }
  const answer = ({ path, body }: Exchange): FakeReply => {
    const asked = body as { cursor?: string; resource_address?: string; vault_address?: string }
    const base = { ledger_state: state, address: main, resource_address: asked.resource_address }
    switch (path) {
      case '/state/entity/page/fungibles/':
        return { json: pages('fungible-resource', asked.cursor) }
      case '/state/entity/page/non-fungibles/':
        return { json: pages('non-fungible-resource', asked.cursor) }
      case '/state/entity/page/fungible-vaults/': {
        const amount = asked.resource_address === clubToken ? '100' : '7'
        const vault = { vault_address: mint('fungible-vault', 1), amount, last_updated_at_state_version: 1 }
        return { json: { ...base, total_count: 1, items: [{ ...vault, resource_address: asked.resource_address }] } }
      }
      case '/state/entity/page/non-fungible-vaults/': {
        const vault = { resource_address: tickets, last_updated_at_state_version: 7, total_count: 2 }
        const first = { ...vault, vault_address: 'internal_vault_a', items: ['#1#', '#2#'], next_cursor: 'more' }
        const second = { ...vault, vault_address: 'internal_vault_b', total_count: 1, items: ['#9#'] }
        return { json: { ...base, total_count: 2, items: [first, second] } }
      }
      case '/state/entity/page/non-fungible-vault/ids':
        return { json: { ...base, total_count: 3, items: ['#3#'] } }
      default:
        throw new Error(`nobody should ask ${path}`)
    }
  }
  const { fetch, exchanges } = createFakeFetch(answer)
  const gateway = createGateway({ baseUrl: 'http://gateway.test', applicationName: 'test', fetch })
  const client = { getUnrevealedTickets: () => okAsync([]), getRevealedTickets: () => okAsync([]) }
  return { exchanges, reads: accountReads({ gateway, client, tokens: [xrdAddress(240), clubToken] }) }
}

describe('an account that was sent ten thousand things', () => {
  test('is read in a bounded number of calls, and the tokens that matter are known', async () => {
    const { reads, exchanges } = airdropped(10_000)
    const { balances, stateVersion } = (await reads.fungibles(main, options))._unsafeUnwrap()
    expect([balances[xrdAddress(240)], balances[clubToken], stateVersion]).toEqual([amountOf(7), amountOf(100), 9])
    expect(exchanges.length).toBeLessThanOrEqual(4)
    for (const { path, body } of exchanges)
      if (path.includes('vaults')) expect(body).toMatchObject({ at_ledger_state: { state_version: 9 } })
  })

  test('its tickets are counted where they are, not among all the rest', async () => {
    const { reads, exchanges } = airdropped(10_000)
    const counts = (await reads.nonFungibles(main, tickets, options))._unsafeUnwrap()
    expect(counts[tickets]).toBe(3)
    expect(exchanges.length).toBeLessThanOrEqual(3)
  })

  test('one that holds a page of things costs the one call of the spec', async () => {
    const { reads, exchanges } = airdropped(100)
    await reads.fungibles(main, options)
    await reads.nonFungibles(main, tickets, options)
    expect(exchanges.map(({ path }) => path)).toEqual([
      '/state/entity/page/fungibles/',
      '/state/entity/page/non-fungibles/',
    ])
  })
})

test('the ids of every vault, those beyond its first page at the same ledger state', async () => {
  const { reads, exchanges } = airdropped(0)
  const held: readonly LocalId[] = (await reads.held(main, tickets, options))._unsafeUnwrap()
  expect(held).toEqual(['#1#', '#2#', '#3#', '#9#'])
  expect(exchanges[1]?.body).toMatchObject({
    vault_address: 'internal_vault_a',
    cursor: 'more',
    at_ledger_state: { state_version: 9 },
  })
})

test('reports each failed call, except aborted ones', async () => {
  const told: string[] = []
  const refusing = createFakeFetch(() => ({ status: 400, json: { message: 'no', code: 400 } }))
  const gateway = createGateway({ baseUrl: 'http://gateway.test', applicationName: 'test', fetch: refusing.fetch })
  const client = {
    getUnrevealedTickets: () => errAsync({ kind: 'timed-out' as const, afterMs: 1 }),
    getRevealedTickets: () => errAsync({ kind: 'aborted' as const }),
  }
  const failing = accountReads({ gateway, client, tokens: [], onError: ({ what }) => told.push(what) })
  await readHoldings(failing)(main, tickets, noHoldings, options)
  expect(told.sort()).toEqual(['fungibles', 'non-fungibles', 'tickets'])
})
