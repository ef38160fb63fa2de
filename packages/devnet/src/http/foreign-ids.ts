import { decodeSubintentHash, parseAddress, parseTransactionId } from '@lootboxes/ledger'

/** A request error and its path in the body. */
export type RequestFault = { readonly path: readonly PropertyKey[]; readonly message: string }

const addressFields: ReadonlySet<string> = new Set([
  'address',
  'addresses',
  'resource_address',
  'vault_address',
  'key_value_store_address',
  'validator_addresses',
  'emitter_address',
  'account_address',
  'package_address',
  'locker_address',
  'resource_addresses',
  'manifest_accounts_withdrawn_from_filter',
  'manifest_accounts_deposited_into_filter',
  'manifest_badges_presented_filter',
  'manifest_resources_filter',
  'affected_global_entities_filter',
  'event_global_emitters_filter',
  'balance_change_resources_filter',
  'accounts_with_manifest_owner_method_calls',
  'accounts_without_manifest_owner_method_calls',
])

/** Fields whose entries are objects with addresses. */
const nestedFields: ReadonlySet<string> = new Set(['events_filter', 'account_lockers', 'requirements', 'badge'])

/** Lists the entries of a list, or the single value, with their paths. */
const entriesOf = (name: string, value: unknown): readonly (readonly [readonly PropertyKey[], unknown])[] =>
  Array.isArray(value) ? value.map((entry: unknown, at) => [[name, at], entry] as const) : [[[name], value]]

const addressFault = (text: unknown, networkId: number): string | undefined =>
  typeof text !== 'string' || parseAddress(text, { networkId }).isOk()
    ? undefined
    : 'Invalid address: not a Bech32m address of this network'

const hashFault = (text: unknown, networkId: number): string | undefined =>
  typeof text !== 'string' || parseTransactionId(text, networkId).isOk()
    ? undefined
    : 'Invalid transaction intent hash of this network'

const subintentFault = (text: unknown, networkId: number): string | undefined =>
  typeof text !== 'string' || decodeSubintentHash(text, networkId).isOk()
    ? undefined
    : 'Invalid subintent hash of this network'

const hashFaults: ReadonlyMap<string, typeof addressFault> = new Map([
  ['intent_hash', hashFault],
  ['subintent_hash', subintentFault],
])

/** Lists addresses and hashes in a request that are invalid or belong to another network. */
export function findForeignIds(request: object, networkId: number): readonly RequestFault[] {
  return Object.entries(request).flatMap(([name, value]: [string, unknown]) =>
    entriesOf(name, value).flatMap(([path, entry]): readonly RequestFault[] => {
      if (nestedFields.has(name) && typeof entry === 'object' && entry !== null)
        return findForeignIds(entry, networkId).map((fault) => ({ ...fault, path: [...path, ...fault.path] }))
      const faultOf = addressFields.has(name) ? addressFault : hashFaults.get(name)
      const message = faultOf?.(entry, networkId)
      return message === undefined ? [] : [{ path, message }]
    }),
  )
}
