import { bech32m } from '@scure/base'
import { err, ok, type Result } from 'neverthrow'
import type { Brand } from './brand'
import { checkedNetworkSuffix } from './network-suffix'
import { networkIdOfSuffix, networkName } from './networks'
import { nonText, wordsFor } from './words-for'

/** A transaction intent hash in its protocol text, `txid_<network>1…`. */
export type TransactionId = Brand<string, 'TransactionId'>

/** Why a text is not a transaction id. `text` is the input. */
export type TransactionIdError =
  | { kind: 'not-a-transaction-id'; text: string }
  | { kind: 'bad-checksum'; text: string }
  | { kind: 'unknown-network'; text: string; hrp: string }
  | { kind: 'wrong-network'; text: string; networkId: number; expected: number }

const PREFIX = 'txid_'
const HASH_BYTES = 32
/** 52 data characters and 6 checksum characters after the separator. */
const shape = /^(?:sub)?txid_[0-9a-z_]+1[02-9ac-hj-np-z]{58}$/

function hashOf(text: string, prefix: string, networkId?: number): Result<Uint8Array, TransactionIdError> {
  if (typeof text !== 'string') return err({ kind: 'not-a-transaction-id', text: nonText(text) })
  if (!shape.test(text) || !text.startsWith(prefix)) return err({ kind: 'not-a-transaction-id', text })
  const decoded = bech32m.decodeUnsafe(text)
  if (decoded === undefined) return err({ kind: 'bad-checksum', text })
  const hash = bech32m.fromWordsUnsafe(decoded.words)
  if (hash?.length !== HASH_BYTES) return err({ kind: 'not-a-transaction-id', text })
  const found = networkIdOfSuffix(decoded.prefix.slice(prefix.length))
  if (found === undefined) return err({ kind: 'unknown-network', text, hrp: decoded.prefix })
  if (networkId !== undefined && found !== networkId)
    return err({ kind: 'wrong-network', text, networkId: found, expected: networkId })
  return ok(hash)
}

/** Validates a transaction id and, with a `networkId`, its network. */
export const parseTransactionId = (text: string, networkId?: number): Result<TransactionId, TransactionIdError> =>
  hashOf(text, PREFIX, networkId).map(() => text as TransactionId)

function encodeHash(hash: Uint8Array, prefix: string, networkId: number): string {
  if (hash.length !== HASH_BYTES)
    throw new RangeError(`The hash of an intent or subintent has ${HASH_BYTES} bytes, not ${hash.length}.`)
  return bech32m.encode(`${prefix}${checkedNetworkSuffix(networkId)}`, bech32m.toWords(hash))
}

/** Encodes a 32-byte intent hash. Throws a RangeError on another length, and on an id that no network can have. */
export const encodeTransactionId = (hash: Uint8Array, networkId: number): TransactionId =>
  encodeHash(hash, PREFIX, networkId) as TransactionId

/** A subintent hash in its protocol text, `subtxid_<network>1…`. */
export type SubintentHash = Brand<string, 'SubintentHash'>

/** Encodes a 32-byte subintent hash. Throws a RangeError on another length, and on an id that no network can have. */
export const encodeSubintentHash = (hash: Uint8Array, networkId: number): SubintentHash =>
  encodeHash(hash, `sub${PREFIX}`, networkId) as SubintentHash

/** Decodes the 32 bytes of a subintent hash and, with a `networkId`, validates its network. */
export const decodeSubintentHash = (text: string, networkId?: number): Result<Uint8Array, TransactionIdError> =>
  hashOf(text, `sub${PREFIX}`, networkId)

const named = (id: number): string => networkName(id) ?? `network ${id}`

/** One sentence for the user for each `TransactionIdError`. */
export const transactionIdErrorText = /* @__PURE__ */ wordsFor<TransactionIdError>({
  'not-a-transaction-id': () => 'This is not a transaction id.',
  'bad-checksum': () => 'The transaction id has a typing error: its checksum does not match.',
  'unknown-network': () => 'The transaction id belongs to no known network.',
  'wrong-network': (e) => `The transaction id belongs to ${named(e.networkId)}; ${named(e.expected)} is in use.`,
})
