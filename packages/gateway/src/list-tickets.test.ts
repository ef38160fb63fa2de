import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createGateway } from './index'
import { readNonFungibles } from './react/gateway-reader'
import { createFakeFetch, type StaticLedger, staticLedgerAnswers } from './testing/index'

const address = 'account_loc1holder'
const resource_address = 'resource_loc1ticket'
const idsUpTo = (count: number) => Array.from({ length: count }, (_, index) => `#${index + 1}#`)

function holding(tickets: number, sizes: { page: number; batch: number }) {
  const ids = idsUpTo(tickets)
  const ledger: StaticLedger = {
    networkId: 240,
    network: 'localnet',
    stateVersion: 7,
    entities: { [address]: { nonFungibles: { [resource_address]: ids } } },
    nonFungibles: { [resource_address]: Object.fromEntries(ids.map((id) => [id, { kind: 'Tuple', fields: [] }])) },
    stores: {},
    validators: [],
    transactions: [],
    pageSize: sizes.page,
  }
  const { fetch, exchanges } = createFakeFetch(staticLedgerAnswers(ledger))
  const gateway = createGateway({
    baseUrl: 'http://gateway.test',
    applicationName: 'Shop',
    fetch,
    batch: { nonFungibleIds: sizes.batch },
  })
  return { gateway, exchanges, ids }
}

/** The listing of gateway-and-ledger 3: the vault with its first page of ids, the rest of the ids, their data. */
const listTickets = async ({ gateway }: ReturnType<typeof holding>) =>
  (await readNonFungibles(gateway, address, resource_address, {})).map(({ id }) => id)

describe('listing the tickets of an account takes the calls of gateway-and-ledger 3', () => {
  test.each([
    [0, 1, 1],
    [1, 2, 2],
    [29, 2, 2],
    [30, 3, 2],
    [100, 5, 2],
    [101, 6, 4],
    [290, 13, 6],
    [1000, 45, 20],
    [5000, 223, 100],
  ])('%i tickets: %i calls, %i with batches of 100', async (tickets, calls, callsOf100) => {
    for (const [batch, expected] of [
      [29, calls],
      [100, callsOf100],
    ] as const) {
      const world = holding(tickets, { page: 100, batch })
      expect((await listTickets(world)).sort()).toEqual(world.ids.sort())
      expect(world.exchanges).toHaveLength(expected)
    }
  })
})

test('with any page and batch size, no id is lost, repeated or read at another state', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat({ max: 80 }),
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 1, max: 30 }),
      async (tickets, page, batch) => {
        const world = holding(tickets, { page, batch })
        expect((await listTickets(world)).sort()).toEqual(world.ids.sort())
        const states = world.exchanges
          .slice(1)
          .map(({ body }) => (body as { at_ledger_state?: object }).at_ledger_state)
        expect(states).toEqual(states.map(() => ({ state_version: 7 })))
        const all = (await world.gateway.getNonFungibleIds({ resource_address }))._unsafeUnwrap().non_fungible_ids
        expect([...all.items].sort()).toEqual(world.ids.sort())
      },
    ),
    { numRuns: 60 },
  )
})
