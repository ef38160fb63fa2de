import type { PublicKey } from './requests'
import type { ProgrammaticScryptoSborValue } from './sbor'

/** One page of a list inside an answer; without `next_cursor` it is the last. */
export type Collection<Item> = { total_count?: number | null; next_cursor?: string | null; items: Item[] }

type Curve = 'EcdsaSecp256k1' | 'EddsaEd25519'
export type PublicKeyHash = { [K in Curve]: { key_hash_type: K; hash_hex: string } }[Curve]
type NonFungibleGlobalId = { resource_address: string; non_fungible_id: string }
type WholeNumber = 'U8' | 'U32' | 'U64' | 'I32' | 'I64'
type Text = 'String' | 'Url' | 'Origin' | 'Decimal' | 'GlobalAddress' | 'NonFungibleLocalId'

/** What a metadata entry says. Numbers are text. */
export type MetadataTypedValue =
  | { [K in WholeNumber | Text]: { type: K; value: string } }[WholeNumber | Text]
  | { [K in Exclude<WholeNumber, 'U8'> | Text]: { type: `${K}Array`; values: string[] } }[
      | Exclude<WholeNumber, 'U8'>
      | Text]
  | { type: 'U8Array'; value_hex: string }
  | { type: 'Bool'; value: boolean }
  | { type: 'BoolArray'; values: boolean[] }
  | { type: 'Instant'; value: string; unix_timestamp_seconds: string }
  | { type: 'InstantArray'; values: string[]; values_unix_timestamp_seconds: string[] }
  | ({ type: 'NonFungibleGlobalId' } & NonFungibleGlobalId)
  | { type: 'NonFungibleGlobalIdArray'; values: NonFungibleGlobalId[] }
  | { type: 'PublicKey'; value: PublicKey }
  | { type: 'PublicKeyArray'; values: PublicKey[] }
  | { type: 'PublicKeyHash'; value: PublicKeyHash }
  | { type: 'PublicKeyHashArray'; values: PublicKeyHash[] }

export type EntityMetadataItem = {
  key: string
  value: { raw_hex: string; programmatic_json: ProgrammaticScryptoSborValue; typed: MetadataTypedValue }
  is_locked: boolean
  last_updated_at_state_version: number
}
export type EntityMetadataCollection = Collection<EntityMetadataItem>
