import { bech32m } from '@scure/base'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  decodeSubintentHash,
  encodeSubintentHash,
  encodeTransactionId,
  parseTransactionId,
  transactionIdErrorText,
} from './transaction-id'

const hash = new Uint8Array(32).fill(9)

test('parses the encoded ids of each network', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 32, maxLength: 32 }),
      fc.integer({ min: 1, max: 255 }),
      (bytes, networkId) => {
        const id = encodeTransactionId(bytes, networkId)
        expect(parseTransactionId(id, networkId)._unsafeUnwrap()).toBe(id)
        const subintent = encodeSubintentHash(bytes, networkId)
        expect(decodeSubintentHash(subintent, networkId)._unsafeUnwrap()).toEqual(bytes)
        expect(decodeSubintentHash(id).isErr() && parseTransactionId(subintent).isErr()).toBe(true)
      },
    ),
  )
  expect(encodeTransactionId(hash, 240)).toMatch(/^txid_loc1/)
  expect(encodeSubintentHash(hash, 2)).toMatch(/^subtxid_tdx_2_1[02-9ac-hj-np-z]{58}$/)
  expect(encodeTransactionId(hash, 2)).toMatch(/^txid_tdx_2_1/)
})

test('rejects other networks, other hashes, typing errors and plain text', () => {
  const id = encodeTransactionId(hash, 240)
  expect(parseTransactionId(id, 2)._unsafeUnwrapErr()).toEqual({
    kind: 'wrong-network',
    text: id,
    networkId: 240,
    expected: 2,
  })
  expect(parseTransactionId(id.replace('txid_', 'signedintent_'))._unsafeUnwrapErr().kind).toBe('not-a-transaction-id')
  expect(parseTransactionId(`${id.slice(0, -1)}${id.endsWith('q') ? 'p' : 'q'}`)._unsafeUnwrapErr().kind).toBe(
    'bad-checksum',
  )
  expect(parseTransactionId(bech32m.encode('txid_nope', bech32m.toWords(hash)))._unsafeUnwrapErr().kind).toBe(
    'unknown-network',
  )
  expect(parseTransactionId(`${id}"`)._unsafeUnwrapErr().kind).toBe('not-a-transaction-id')
  expect(parseTransactionId('')._unsafeUnwrapErr().kind).toBe('not-a-transaction-id')
  expect(() => encodeTransactionId(new Uint8Array(31), 1)).toThrow(RangeError)
  expect(() => encodeSubintentHash(new Uint8Array(31), 1)).toThrow(RangeError)
  for (const networkId of [0, 256, -1, 1.5])
    for (const encode of [encodeTransactionId, encodeSubintentHash])
      expect(() => encode(hash, networkId)).toThrow(new RangeError(`A network id is 1 to 255, not ${networkId}.`))
  expect(transactionIdErrorText({ kind: 'wrong-network', text: id, networkId: 240, expected: 2 })).toBe(
    'The transaction id belongs to LocalNet; Stokenet is in use.',
  )
})
