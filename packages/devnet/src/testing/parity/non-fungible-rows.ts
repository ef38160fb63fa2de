import type { EndpointRows } from './parity-deps'
import { allParts, at, right } from './whole-answers'

export const nonFungibleRows: EndpointRows<
  'nonFungibleIds' | 'nonFungibleData' | 'nonFungibleLocation' | 'keyValueStoreData'
> = {
  nonFungibleIds: {
    takes: 'several',
    ours: async (w) =>
      (await right(w.ours.getNonFungibleIds({ resource_address: w.tickets, ...at(w) }))).non_fungible_ids.items,
    theirs: (w) => w.sdk.state.getAllNonFungibleIds(w.tickets, undefined, at(w).at_ledger_state),
  },
  nonFungibleData: {
    takes: 'several',
    ours: async (w) => {
      const request = { resource_address: w.tickets, non_fungible_ids: w.ticketIds, ...at(w) }
      return (await right(w.ours.getNonFungibleData(request))).non_fungible_ids
    },
    theirs: (w) => w.sdk.state.getNonFungibleData(w.tickets, [...w.ticketIds], at(w).at_ledger_state),
  },
  nonFungibleLocation: {
    takes: 'several',
    ours: async (w) => {
      const request = { resource_address: w.tickets, non_fungible_ids: w.ticketIds, ...at(w) }
      return (await right(w.ours.getNonFungibleLocation(request))).non_fungible_ids
    },
    theirs: (w) =>
      allParts(w.ticketIds, 29, async (non_fungible_ids) => {
        const stateNonFungibleLocationRequest = { resource_address: w.tickets, non_fungible_ids, ...at(w) }
        return (await w.sdk.state.innerClient.nonFungibleLocation({ stateNonFungibleLocationRequest })).non_fungible_ids
      }),
  },
  keyValueStoreData: {
    takes: 'several',
    ours: async (w) => {
      const keys = w.storeKeys.map((key_json) => ({ key_json }))
      return (await right(w.ours.getKeyValueStoreData({ key_value_store_address: w.store, keys, ...at(w) }))).entries
    },
    theirs: (w) =>
      allParts(w.storeKeys, 100, async (part) => {
        const keys = part.map((key_json) => ({ key_json }))
        const stateKeyValueStoreDataRequest = { key_value_store_address: w.store, keys, ...at(w) }
        return (await w.sdk.state.innerClient.keyValueStoreData({ stateKeyValueStoreDataRequest })).entries
      }),
  },
}
