import { parseAmount, parseLocalId } from '@lootboxes/ledger'
import type { MetadataKind } from '../sbor/metadata'
import type { WorldField } from './world-schema'

const integer = (bits: number, isSigned: boolean) => (text: string) =>
  /^-?\d{1,39}$/.test(text) &&
  (isSigned ? BigInt.asIntN(bits, BigInt(text)) : BigInt.asUintN(bits, BigInt(text))) === BigInt(text)
const matches = (pattern: RegExp) => (text: string) => pattern.test(text)
const isLocalId = (text: string) => parseLocalId(text).isOk()
const anyText = () => true

/** Whether a kind of metadata or of an item's field has a text form. Addresses are checked with the names of the file. */
const tests: Readonly<Record<MetadataKind | WorldField, (text: string) => boolean>> = {
  String: anyText,
  Url: anyText,
  Origin: anyText,
  GlobalAddress: anyText,
  Bool: matches(/^(?:true|false)$/),
  I8: integer(8, true),
  I16: integer(16, true),
  I32: integer(32, true),
  I64: integer(64, true),
  I128: integer(128, true),
  U8: integer(8, false),
  U16: integer(16, false),
  U32: integer(32, false),
  U64: integer(64, false),
  U128: integer(128, false),
  Decimal: (text) => parseAmount(text).isOk(),
  Instant: integer(64, true),
  Bytes: matches(/^(?:[0-9a-f]{2})*$/i),
  NonFungibleLocalId: isLocalId,
  NonFungibleGlobalId: (text) => isLocalId(text.slice(text.indexOf(':') + 1)),
  PublicKey: matches(/^(?:EddsaEd25519:[0-9a-f]{64}|EcdsaSecp256k1:[0-9a-f]{66})$/i),
  PublicKeyHash: matches(/^(?:EddsaEd25519|EcdsaSecp256k1):[0-9a-f]{58}$/i),
}

/** Whether a text is a value of a kind. */
export const fits = (kind: MetadataKind | WorldField, text: string): boolean => tests[kind](text)
