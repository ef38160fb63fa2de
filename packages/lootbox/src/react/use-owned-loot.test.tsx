// @vitest-environment jsdom
import { cleanup, configure, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { account, tickets } from '../ledger.fixture'
import { ledgerState } from '../testing/index'
import { openShop } from './shop.fixture'
import { useOwnedLoot } from './use-owned-loot'

// A busy machine takes longer than the default second.
configure({ asyncUtilTimeout: 10_000 })

afterEach(cleanup)

const collections = [tickets]
const idsFrom = (first: number, count: number) => Array.from({ length: count }, (_, index) => `#${first + index}#`)

test('lists 290 NFTs of an account that holds more, over several pages of its vault', async () => {
  const { state, server, wrapper } = openShop({ login: account })
  const page = { ledger_state: ledgerState(7), address: account, resource_address: tickets, total_count: 350 }
  state.tickets = 350
  server.routes['/state/entity/page/non-fungible-vaults/'] = () => ({
    ...page,
    items: [
      {
        vault_address: 'internal_vault_a',
        last_updated_at_state_version: 1,
        total_count: 350,
        items: idsFrom(1, 100),
        next_cursor: 'MTAw',
      },
    ],
  })
  server.routes['/state/entity/page/non-fungible-vault/ids'] = ({ cursor }) =>
    cursor === 'MTAw'
      ? { ...page, items: idsFrom(101, 100), next_cursor: 'MjAw' }
      : { ...page, items: idsFrom(201, 100), next_cursor: 'MzAw' }
  server.routes['/state/non-fungible/data'] = ({ non_fungible_ids }) => ({
    ledger_state: ledgerState(7),
    resource_address: tickets,
    non_fungible_ids: (non_fungible_ids as string[]).map((non_fungible_id) => ({
      non_fungible_id,
      is_burned: false,
      last_updated_at_state_version: 1,
      data: { raw_hex: '5c', programmatic_json: { kind: 'Tuple', fields: [] } },
    })),
  })
  const { result } = renderHook(() => useOwnedLoot(collections), { wrapper })
  await waitFor(() => expect(result.current?.map(({ id }) => id)).toEqual(idsFrom(1, 290)))
})
