import type { NonFungibleSchema } from './non-fungible-schema'

/** Names of the local id types in the Gateway. */
export type IdType = 'String' | 'Integer' | 'Bytes' | 'Ruid'

/** Roles of non-fungible resources, in the ledger's order. Fungible resources have all but the last. */
export const roleNames = [
  'minter',
  'burner',
  'freezer',
  'recaller',
  'withdrawer',
  'depositor',
  'non_fungible_data_updater',
] as const
export type RoleName = (typeof roleNames)[number]

/** A collection that a transaction created. */
export type Collection = { readonly idType: IdType; readonly schema: NonFungibleSchema }
