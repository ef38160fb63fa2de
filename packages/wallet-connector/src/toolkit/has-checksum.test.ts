import { accountAddressFromPublicKey, parseAddress } from '@lootboxes/ledger'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasChecksum } from './has-checksum'

const addresses = fc
  .tuple(fc.uint8Array({ minLength: 32, maxLength: 32 }), fc.constantFrom(1, 2, 240))
  .map(([key, networkId]) => String(accountAddressFromPublicKey(key, networkId)))

test('accepts every address of the ledger package', () => {
  fc.assert(fc.property(addresses, (address) => hasChecksum(address)))
})

test('rejects the same changed letters as the ledger package', () => {
  fc.assert(
    fc.property(
      addresses,
      fc.nat(),
      fc.constantFrom(...Array.from('qpzry9x8gf2tvdw0s3jn54khce6mua7lbio')),
      (address, at, letter) => {
        const place = at % address.length
        const typed = `${address.slice(0, place)}${letter}${address.slice(place + 1)}`
        if (typed.startsWith('account_'))
          expect(hasChecksum(typed)).toBe(typed === address || parseAddress(typed).isOk())
      },
    ),
  )
})

test.each(['', '1', 'account_rdx1', 'account_rdx1…'])('rejects %j', (text) => {
  expect(hasChecksum(text)).toBe(false)
})
