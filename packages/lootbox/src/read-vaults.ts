import { compareLocalIds, type LocalId, parseLocalId } from '@lootboxes/ledger'
import { errAsync, okAsync, type ResultAsync } from 'neverthrow'
import { type AskOptions, gatewayFailed, type LedgerReader } from './ask'
import type { ProductError } from './product-error'

export type TicketVaults = {
  readonly stateVersion: number
  /** Vaults and when each last changed: the same text means the same tickets in them. */
  readonly fingerprint: string
  readonly vaults: readonly Vault[]
}

type Vault = {
  readonly address: string
  readonly count: number
  readonly ids: readonly string[]
  readonly cursor: string | undefined
}

export type ReadVaultsOptions = { readonly account: string; readonly resource: string; readonly most: number }

/** Where an account keeps a resource, with the first 100 ids of each vault: one call (gateway-and-ledger 3, step 1). */
export const readVaults = (
  gateway: LedgerReader,
  { account, resource, most }: ReadVaultsOptions,
  ask: AskOptions,
): ResultAsync<TicketVaults, ProductError> =>
  gateway
    .getNonFungibleVaults(
      { address: account, resourceAddress: resource, optIns: { nonFungibleIncludeNfids: true } },
      ask,
    )
    .mapErr(gatewayFailed)
    .andThen((answer) => {
      const total = answer.items.reduce((sum, vault) => sum + vault.total_count, 0)
      if (total > most) return errAsync<TicketVaults, ProductError>({ kind: 'too-many-tickets', max: most })
      return okAsync({
        stateVersion: answer.ledger_state.state_version,
        fingerprint: answer.items
          .map((vault) => `${vault.vault_address}@${vault.last_updated_at_state_version}`)
          .sort()
          .join(' '),
        vaults: answer.items.map((vault) => ({
          address: vault.vault_address,
          count: vault.total_count,
          ids: vault.items ?? [],
          cursor: vault.next_cursor ?? undefined,
        })),
      })
    })

/** All ids of the vaults at their ledger state, in order: a call for each further hundred (step 2). */
export function readVaultIds(
  gateway: LedgerReader,
  { account, resource }: ReadVaultsOptions,
  { vaults, stateVersion }: TicketVaults,
  signal: AbortSignal | undefined,
): ResultAsync<readonly LocalId[], ProductError> {
  const rest = ({ address, cursor, ids }: Vault): ResultAsync<readonly string[], ProductError> =>
    cursor === undefined
      ? okAsync(ids)
      : gateway
          .getNonFungibleVaultIds(
            {
              address: account,
              vaultAddress: address,
              resourceAddress: resource,
              cursor,
              atLedgerState: { stateVersion },
            },
            { signal },
          )
          .map(({ items }) => [...ids, ...items])
          .mapErr(gatewayFailed)
  return vaults
    .reduce<ResultAsync<readonly string[], ProductError>>(
      (before, vault) => before.andThen((ids) => rest(vault).map((more) => [...ids, ...more])),
      okAsync([]),
    )
    .map((ids) =>
      [...new Set(ids)]
        .flatMap((id) =>
          parseLocalId(id).match(
            (parsed) => [parsed],
            () => [],
          ),
        )
        .sort(compareLocalIds),
    )
}
