import type { Schema, TypeRef } from '../sbor/schema'

/** Names of the local id types in the Gateway. */
export type IdType = 'String' | 'Integer' | 'Bytes' | 'Ruid'

/** Schema of the non-fungible data of a collection: a tuple type of a schema. */
export type NonFungibleSchema = {
  readonly schema: Schema
  readonly type: TypeRef
  readonly mutableFields: readonly string[]
}

/** The id type of a collection, and the schema of its data. */
export type Collection = { readonly idType: IdType; readonly schema: NonFungibleSchema }
