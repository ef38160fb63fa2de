/** Names of the local id types in the toolkit and the Gateway. */
export type IdType = 'String' | 'Integer' | 'Bytes'

export type FieldKind = 'Bool' | 'I32' | 'I64' | 'U8' | 'U32' | 'U64' | 'String' | 'Url'

/** Schema of the non-fungible data of a collection. */
export type NonFungibleSchema = {
  readonly typeName: string
  readonly fields: readonly { readonly name: string; readonly kind: FieldKind }[]
  readonly mutableFields: readonly string[]
}

/** An access rule: open to all, denied to all, or requiring a proof of a resource. */
export type Rule = 'AllowAll' | 'DenyAll' | { readonly require: string }

/** In the ledger's order. */
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
export type Roles = Readonly<Record<RoleName, Rule>>

/** A collection that a transaction created. */
export type Collection = {
  readonly idType: IdType
  readonly schema: NonFungibleSchema
  readonly roles: Roles
  readonly lockedMetadata: readonly string[]
}
