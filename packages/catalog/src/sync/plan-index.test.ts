import { createFakeGateway } from '@lootboxes/gateway/testing'
import { okAsync } from 'neverthrow'
import { expect, test } from 'vitest'
import { genesisParts, type Plan } from './plan-index'

const ledger_state = { network: 'localnet', state_version: 1, proposer_round_timestamp: '', epoch: 1, round: 1 }

test('a print run of 60,000 items is indexed in parts that fit into the heap of the worker', async () => {
  const ids = Array.from({ length: 60_000 }, (_, at) => `#${at + 1}#`)
  const gateway = createFakeGateway({
    getNonFungibleIds: ({ resource_address: resourceAddress }) =>
      okAsync({ ledger_state, resource_address: resourceAddress, non_fungible_ids: { items: ids } }),
    getNonFungibleLocation: ({ resource_address: resourceAddress, non_fungible_ids: nonFungibleIds }) =>
      okAsync({
        ledger_state,
        resource_address: resourceAddress,
        non_fungible_ids: nonFungibleIds.map((non_fungible_id) => ({
          non_fungible_id,
          owning_vault_address: 'vault',
          owning_vault_global_ancestor_address: 'box',
          is_burned: false,
          last_updated_at_state_version: 1,
        })),
      }),
  })
  const facts: Plan['facts'] = [
    {
      address: 'loot',
      name: '',
      description: '',
      iconUrl: undefined,
      tags: [],
      category: 'Collectibles',
      nfsw: false,
      verified: false,
      dappDefinition: undefined,
      mutable: false,
    },
  ]
  const plan: Plan = { scope: { kind: 'everything' }, facts, states: new Map(), balances: new Map() }
  const seen = new Set<string>()
  for await (const { moves } of genesisParts({ gateway, boxes: [] }, plan, { hash: 'genesis', atMs: 0 }))
    for (const { added } of moves) {
      expect(added.length).toBeLessThanOrEqual(2_000)
      for (const id of added) seen.add(id)
    }
  expect(seen.size).toBe(60_000)
})
