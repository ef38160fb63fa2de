import { bech32, bech32m } from '@scure/base'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addressErrorText, shortenAddress } from './address'
import { accountAddressFromPublicKey, encodeAddress, identityAddressFromPublicKey, xrdAddress } from './encode-address'
import { entityBytes, entityOfByte } from './entity-type'
import { networkSuffix } from './network-suffix'
import { networks } from './networks'
import {
  networkIdOf,
  parseAccountAddress,
  parseAddress,
  parseComponentAddress,
  parseIdentityAddress,
  parsePackageAddress,
  parseResourceAddress,
  parseVaultAddress,
} from './parse-address'

const XRD = 'resource_rdx1tknxxxxxxxxxradxrdxxxxxxxxx009923554798xxxxxxxxxradxrd'
const tail = (filler: number) => new Uint8Array(29).fill(filler)
const component = encodeAddress({ entityByte: 0xc0, networkId: 2, tail: tail(7) })
const errorOf = (text: string, options = {}) => parseAddress(text, options)._unsafeUnwrapErr().kind

describe('well-known addresses', () => {
  test.each([
    [XRD, 'fungible-resource', 1],
    ['package_tdx_2_1pkgxxxxxxxxxaccntxxxxxxxxxx000929625493xxxxxxxxx9jat20', 'package', 2],
    ['component_tdx_2_1cptxxxxxxxxxfaucetxxxxxxxxx000527798379xxxxxxxxxyulkzl', 'component', 2],
    ['consensusmanager_tdx_2_1scxxxxxxxxxxcnsmgrxxxxxxxxx000999665565xxxxxxxxxv6cg29', 'consensus-manager', 2],
    ['resource_tdx_2_1nfxxxxxxxxxxed25sgxxxxxxxxx002236757237xxxxxxxxx3e2cpa', 'non-fungible-resource', 2],
    ['account_loc129s0c8m7qkj4aayaxs953k3wtfuqn82n8ye4rn2hnh2z2q7kl07s55', 'account', 240],
    ['identity_tdx_2_12fs0c8m7qkj4aayaxs953k3wtfuqn82n8ye4rn2hnh2z2q7kjjgtpq', 'identity', 2],
  ])('parses %s as a %s of network %i', (text, entityType, networkId) => {
    expect(parseAddress(text)._unsafeUnwrap()).toMatchObject({ address: text, entityType, networkId })
  })

  test('encodes XRD as the engine toolkit does, on each network', () => {
    const checksums =
      'radxrd tfd2jc yt54mv 0d9gmr 302rmx epwmma 8rpsmc we8xex smgder maesev 9lkmef d3jrej nnageh vq32hv zuql76 akj8n3'
    expect(networks.map(({ id }) => xrdAddress(id).slice(-6)).join(' ')).toBe(checksums)
    expect(xrdAddress(1)).toBe(XRD)
    expect(xrdAddress(240)).toBe('resource_loc1tknxxxxxxxxxradxrdxxxxxxxxx009923554798xxxxxxxxxvq32hv')
  })

  test('derives account and identity of a public key as the engine toolkit does', () => {
    const key = Uint8Array.from({ length: 32 }, (_, i) => i)
    expect(accountAddressFromPublicKey(key, 1)).toBe(
      'account_rdx129s0c8m7qkj4aayaxs953k3wtfuqn82n8ye4rn2hnh2z2q7ksjzuq4',
    )
    expect(accountAddressFromPublicKey(key, 240)).toBe(
      'account_loc129s0c8m7qkj4aayaxs953k3wtfuqn82n8ye4rn2hnh2z2q7kl07s55',
    )
    expect(identityAddressFromPublicKey(key, 2)).toBe(
      'identity_tdx_2_12fs0c8m7qkj4aayaxs953k3wtfuqn82n8ye4rn2hnh2z2q7kjjgtpq',
    )
    expect(() => accountAddressFromPublicKey(new Uint8Array(33), 1)).toThrow(RangeError)
  })
})

describe('refusals', () => {
  test('rejects text that is not an address', () => {
    for (const text of ['', 'account', 'account_rdx1', ` ${XRD}`, `${XRD}\n`, XRD.toUpperCase(), `${XRD}"); DROP`, 'é'])
      expect(errorOf(text)).toBe('not-an-address')
  })

  test('rejects a changed character and the other checksum of the bech32 family', () => {
    expect(errorOf(XRD.replace('radxrdxx', 'rbdxrdxx'))).toBe('not-an-address')
    expect(errorOf(XRD.replace('radxrdxx', 'rcdxrdxx'))).toBe('bad-checksum')
    const { prefix, words } = bech32m.decode(XRD as `${string}1${string}`)
    expect(errorOf(bech32.encode(prefix, words))).toBe('bad-checksum')
  })

  test('rejects an unknown entity byte and a byte with the prefix of another', () => {
    const words = (byte: number) => bech32m.toWords(Uint8Array.of(byte, ...tail(1)))
    expect(errorOf(bech32m.encode('account_rdx', words(0x01)))).toBe('unknown-entity')
    expect(errorOf(bech32m.encode('account_rdx', words(0xc0)))).toBe('prefix-mismatch')
    expect(errorOf(bech32m.encode('account_foo', words(0xc1)))).toBe('unknown-network')
    expect(errorOf(bech32m.encode('account_tdx_1_', words(0xc1)))).toBe('unknown-network')
  })

  test('rejects another network and another entity type than expected', () => {
    expect(parseComponentAddress(component, 1)._unsafeUnwrapErr()).toEqual({
      kind: 'wrong-network',
      text: component,
      networkId: 2,
      expected: 1,
    })
    expect(parseResourceAddress(component)._unsafeUnwrapErr()).toEqual({
      kind: 'wrong-entity',
      text: component,
      entityType: 'component',
      expected: ['fungible-resource', 'non-fungible-resource'],
    })
    for (const parse of [parseAccountAddress, parseIdentityAddress, parsePackageAddress, parseVaultAddress])
      expect(parse(component)._unsafeUnwrapErr().kind).toBe('wrong-entity')
    expect(parseAddress(XRD, { type: 'non-fungible-resource' }).isErr()).toBe(true)
    expect(parseAddress(XRD, { type: ['component', 'fungible-resource'], networkId: 1 }).isOk()).toBe(true)
  })

  test('each error kind has a sentence that names the cause', () => {
    expect(addressErrorText(parseComponentAddress(component, 1)._unsafeUnwrapErr())).toBe(
      `The address ${shortenAddress(component)} belongs to Stokenet; Mainnet is in use.`,
    )
    expect(addressErrorText(parseAccountAddress(XRD)._unsafeUnwrapErr())).toBe(
      'The address reso...radxrd is a fungible resource; an account was expected.',
    )
    expect(addressErrorText(parseAddress('<b>x</b>')._unsafeUnwrapErr())).toBe('“<b>x</b>” is not an address.')
  })

  test.each([undefined, '2', NaN, -1, 0, 1.5, 256])(
    'xrdAddress(%j) throws and says what a network id is',
    (networkId) => {
      expect(() => xrdAddress(networkId as number)).toThrow(
        new RangeError(`A network id is 1 to 255, not ${networkId}.`),
      )
    },
  )

  test('encodeAddress throws on an unknown entity byte and a short tail', () => {
    expect(() => encodeAddress({ entityByte: 1, networkId: 1, tail: tail(0) })).toThrow(RangeError)
    expect(() => encodeAddress({ entityByte: 0xc0, networkId: 1, tail: new Uint8Array(28) })).toThrow(RangeError)
  })
})

const anyTail = fc.uint8Array({ minLength: 29, maxLength: 29 })
const anyByte = fc.constantFrom(...Object.values(entityBytes), 0xc3, 0xc4, 0xc5, 0xc6, 0x68)
const anyNetwork = fc.integer({ min: 1, max: 255 })

test('property: parsing returns the encoded parts', () => {
  fc.assert(
    fc.property(anyByte, anyNetwork, anyTail, (entityByte, networkId, bytes) => {
      const address = encodeAddress({ entityByte, networkId, tail: bytes })
      const parsed = parseAddress(address)._unsafeUnwrap()
      expect(parsed).toMatchObject({ address, entityByte, networkId, entityType: entityOfByte(entityByte)?.type })
      expect(parsed.hrp).toBe(`${entityOfByte(entityByte)?.prefix ?? ''}${networkSuffix(networkId)}`)
      expect([...parsed.bytes]).toEqual([entityByte, ...bytes])
      expect(networkIdOf(address)).toBe(networkId)
    }),
  )
})

test('property: detects every changed character', () => {
  fc.assert(
    fc.property(anyByte, anyTail, fc.nat(), fc.stringMatching(/^[02-9ac-hj-np-z]$/), (byte, bytes, at, letter) => {
      const address = encodeAddress({ entityByte: byte, networkId: 2, tail: bytes })
      const index = at % address.length
      const changed = address.slice(0, index) + letter + address.slice(index + 1)
      fc.pre(changed !== address)
      expect(parseAddress(changed).isErr()).toBe(true)
    }),
  )
})

test('property: arbitrary text is rejected without an exception', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(parseAddress(text).isErr()).toBe(true)
    }),
  )
})

test('shortens to the first four and last six characters, and returns short text unchanged', () => {
  expect(shortenAddress('account_loc129s0c8m7qkj4aayaxs953k3wtfuqn82n8ye4rn2hnh2z2q7kl07s55')).toBe('acco...l07s55')
  expect(shortenAddress('short')).toBe('short')
})
