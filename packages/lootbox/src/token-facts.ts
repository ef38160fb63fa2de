import type { Gateway } from '@lootboxes/gateway'
import { type Amount, parseAmount, type ResourceAddress } from '@lootboxes/ledger'
import { err, Result, type ResultAsync } from 'neverthrow'
import { type LootSafety, lootSafety } from './loot-safety'
import type { ProductError } from './product-error'
import { gatewayFailed, type QueryOptions } from './query'

/** A fungible token at one state version: its supply, and the powers of others over it. */
export type TokenFacts = {
  readonly stateVersion: number
  /** The amount that exists: `minted` less `burned`. */
  readonly supply: Amount
  readonly minted: Amount
  readonly burned: Amount
  readonly powers: Pick<LootSafety, 'recall' | 'freeze' | 'mint'>
}

/**
 * Reads a fungible token with one call. An address without a fungible resource is `unreadable`.
 *
 * @example
 * const token = await getTokenFacts(gateway, clubToken)
 * if (token.isOk()) console.log(tokenRules(token.value.powers).map(({ text }) => text))
 */
export const getTokenFacts = (
  gateway: Pick<Gateway, 'getEntityDetails'>,
  resource: ResourceAddress,
  ask: QueryOptions = {},
): ResultAsync<TokenFacts, ProductError> =>
  gateway
    .getEntityDetails({ addresses: [resource] }, ask)
    .mapErr(gatewayFailed)
    .andThen(({ items, ledger_state }) => {
      const details = items.find(({ address }) => address === resource)?.details
      const unreadable = (missing: string) => err<never, ProductError>({ kind: 'unreadable', what: resource, missing })
      if (details?.type !== 'FungibleResource') return unreadable('fungible resource')
      return Result.combine([
        parseAmount(details.total_supply),
        parseAmount(details.total_minted),
        parseAmount(details.total_burned),
      ])
        .map(([supply, minted, burned]) => ({
          stateVersion: ledger_state.state_version,
          supply,
          minted,
          burned,
          powers: lootSafety({ resource, roles: details.role_assignments, changeableFields: [] }),
        }))
        .orElse(() => unreadable('supply'))
    })
