import { createGateway } from '@lootboxes/gateway'
import { expect, test } from 'vitest'
import { account } from '../trade/genesis.fixture'
import { heldTickets } from './held-tickets'

const ticket = 'resource_loc1ng06k6d8erdtualrhmgka2ru906e2n7reyg0asd5z7yq70ywd8ufz0'
const ledger_state = {
  network: 'localnet',
  state_version: 7,
  proposer_round_timestamp: '2026-11-20T14:00:00.000Z',
  epoch: 1,
  round: 1,
}
const vault = (vault_address: string, items: readonly string[], next_cursor?: string) => ({
  resource_address: ticket,
  vault_address,
  last_updated_at_state_version: 7,
  total_count: items.length,
  items,
  ...(next_cursor === undefined ? {} : { next_cursor }),
})

test('the ids of every vault, those beyond its first page at the same ledger state', async () => {
  const asked: [path: string, body: Record<string, unknown>][] = []
  const gateway = createGateway({
    baseUrl: 'http://gateway.test',
    networkId: 240,
    applicationName: 'test',
    fetch: (url, init) => {
      const { pathname } = new URL(url instanceof Request ? url.url : url)
      asked.push([pathname, JSON.parse(typeof init?.body === 'string' ? init.body : '{}')])
      return Promise.resolve(
        Response.json(
          pathname.endsWith('/ids')
            ? { ledger_state, address: account, resource_address: ticket, total_count: 3, items: ['#3#'] }
            : {
                ledger_state,
                address: account,
                resource_address: ticket,
                total_count: 2,
                items: [vault('internal_vault_a', ['#1#', '#2#'], 'more'), vault('internal_vault_b', ['#9#'])],
              },
        ),
      )
    },
  })
  const { signal } = new AbortController()
  const held = await heldTickets(gateway, account, ticket, { signal, minStateVersion: undefined })
  expect(held._unsafeUnwrap()).toEqual(['#1#', '#2#', '#3#', '#9#'])
  expect(asked.map(([path]) => path)).toEqual([
    '/state/entity/page/non-fungible-vaults/',
    '/state/entity/page/non-fungible-vault/ids',
  ])
  expect(asked[1]?.[1]).toMatchObject({
    vault_address: 'internal_vault_a',
    cursor: 'more',
    at_ledger_state: { state_version: 7 },
  })
})
