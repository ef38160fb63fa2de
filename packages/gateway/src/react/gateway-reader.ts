import { type Amount, parseAmount, ZERO } from '@lootboxes/ledger'
import type { StateEntityDetailsOptIns, StateEntityDetailsResponseItem } from '@radixdlt/babylon-gateway-api-sdk'
import type { Result } from 'neverthrow'
import type { Gateway } from '../create-gateway'
import type { CallOptions, RequestOf } from '../verb'

/** The part of a `Gateway` that the hooks use. */
export type GatewayReader = Pick<
  Gateway,
  | 'baseUrl'
  | 'getEntityDetails'
  | 'getFungibles'
  | 'getNonFungibleVaults'
  | 'getNonFungibleVaultIds'
  | 'getNonFungibleData'
>

/** Details of an entity, as the Gateway returns them. */
export type Entity = StateEntityDetailsResponseItem
/** Optional parts of an entity's details, such as `explicit_metadata`. */
export type EntityOptIns = RequestOf<StateEntityDetailsOptIns>
/** A non-fungible of an account. `data` is programmatic JSON, undefined for a burned one. */
export type HeldNonFungible = { readonly id: string; readonly data: unknown }

const orThrow = <T>(answer: Result<T, unknown>): T => {
  if (answer.isErr()) throw answer.error
  return answer.value
}

/** `null` for an entity that is not on the ledger, because a query has no value `undefined`. */
export const readEntity = async (
  gateway: GatewayReader,
  address: string,
  optIns: EntityOptIns | undefined,
  call: CallOptions,
): Promise<Entity | null> => {
  const { items } = orThrow(await gateway.getEntityDetails({ addresses: [address], opt_ins: optIns }, call))
  return items[0] ?? null
}

/** Amounts of an account by resource address. */
export const readFungibles = async (
  gateway: GatewayReader,
  address: string,
  call: CallOptions,
): Promise<ReadonlyMap<string, Amount>> => {
  const { items } = orThrow(await gateway.getFungibles({ address }, call))
  return new Map(
    items.map((item) => [item.resource_address, 'amount' in item ? parseAmount(item.amount).unwrapOr(ZERO) : ZERO]),
  )
}

/** Ids and data of one collection in an account, all of one ledger state, in the order of the vaults. */
export const readNonFungibles = async (
  gateway: GatewayReader,
  address: string,
  resource: string,
  call: CallOptions,
): Promise<readonly HeldNonFungible[]> => {
  const vaults = orThrow(
    await gateway.getNonFungibleVaults(
      { address, resource_address: resource, opt_ins: { non_fungible_include_nfids: true } },
      call,
    ),
  )
  const at_ledger_state = { state_version: vaults.ledger_state.state_version }
  const { signal } = call
  const ids = await Promise.all(
    vaults.items.map(async ({ vault_address, items = [], next_cursor: cursor }) => {
      if (!cursor) return items
      const request = { address, vault_address, resource_address: resource, cursor, at_ledger_state }
      return [...items, ...orThrow(await gateway.getNonFungibleVaultIds(request, { signal })).items]
    }),
  ).then((lists) => lists.flat())
  if (ids.length === 0) return []
  const request = { resource_address: resource, non_fungible_ids: ids, at_ledger_state }
  const read = orThrow(await gateway.getNonFungibleData(request, { signal })).non_fungible_ids
  const dataOf = new Map(read.map(({ non_fungible_id, data }) => [non_fungible_id, data?.programmatic_json]))
  return ids.map((id) => ({ id, data: dataOf.get(id) }))
}
