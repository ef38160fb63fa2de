import type { ResourceAddress } from '@lootboxes/ledger'
import { okAsync, type ResultAsync } from 'neverthrow'
import { type AskOptions, gatewayFailed, type LedgerReader } from './ask'
import { type LootSafety, lootSafety } from './loot-safety'
import type { ProductError } from './product-error'

export type SafetySheet = { readonly stateVersion: number; readonly collections: readonly LootSafety[] }

/** What others may do to pieces of these collections: ⌈R/20⌉ calls. */
export function getLootSafety(
  gateway: LedgerReader,
  collections: readonly ResourceAddress[],
  ask: AskOptions = {},
): ResultAsync<SafetySheet, ProductError> {
  if (collections.length === 0) return okAsync({ stateVersion: 0, collections: [] })
  return gateway
    .getEntityDetails({ addresses: collections }, ask)
    .mapErr(gatewayFailed)
    .map(({ items, ledger_state }) => ({
      stateVersion: ledger_state.state_version,
      collections: collections.map((resource) => {
        const details = items.find(({ address }) => address === resource)?.details
        return details?.type === 'NonFungibleResource'
          ? lootSafety({
              resource,
              roles: details.role_assignments,
              changeableFields: details.non_fungible_data_mutable_fields,
            })
          : lootSafety({ resource, roles: undefined, changeableFields: undefined })
      }),
    }))
}
