/** How the toolkit and the Gateway call the kinds of local ids. */
export type IdType = 'String' | 'Integer' | 'Bytes'

export type FieldKind = 'Bool' | 'I32' | 'I64' | 'U8' | 'U32' | 'U64' | 'String' | 'Url'

/** What the data of every non-fungible of a collection looks like. */
export type NonFungibleSchema = {
  readonly typeName: string
  readonly fields: readonly { readonly name: string; readonly kind: FieldKind }[]
  readonly mutableFields: readonly string[]
}

/** Who may do something: all, nobody, or whoever shows some of a resource. */
export type Rule = 'AllowAll' | 'DenyAll' | { readonly require: string }

/** In the ledger's own order. */
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

/** A collection somebody created, beyond what genesis knows of its own. */
export type Collection = {
  readonly idType: IdType
  readonly schema: NonFungibleSchema
  readonly roles: Roles
  readonly lockedMetadata: readonly string[]
}
