import type { Gateway, GatewayError } from '@lootboxes/gateway'
import type { AccountAddress } from '@lootboxes/ledger'
import { ResultAsync } from 'neverthrow'
import type { ReadOptions } from '../account/watch-account'

/** Pages of 100 ids read of a vault beyond the first: an account with more tickets than that is shown the first ones. */
const maxPages = 10

/** The ids of all tickets in an account's vaults, as the ledger lists them. */
export const heldTickets = (
  gateway: Pick<Gateway, 'getNonFungibleVaults' | 'getNonFungibleVaultIds'>,
  address: AccountAddress,
  resourceAddress: string,
  options: ReadOptions,
): ResultAsync<readonly string[], GatewayError> =>
  gateway
    .getNonFungibleVaults({ address, resourceAddress, optIns: { nonFungibleIncludeNfids: true } }, options)
    .andThen(({ items, ledger_state }) =>
      ResultAsync.combine(
        items.map(({ vault_address: vaultAddress, items: ids = [], next_cursor: cursor }) => {
          if (!cursor) return ResultAsync.fromSafePromise<readonly string[], GatewayError>(Promise.resolve(ids))
          const atLedgerState = { stateVersion: ledger_state.state_version }
          return gateway
            .getNonFungibleVaultIds(
              { address, vaultAddress, resourceAddress, cursor, atLedgerState },
              { signal: options.signal, maxPages },
            )
            .map((rest): readonly string[] => [...ids, ...rest.items])
        }),
      ),
    )
    .map((vaults) => vaults.flat())
