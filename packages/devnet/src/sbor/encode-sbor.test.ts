import { type Amount, formatAmount } from '@lootboxes/ledger'
import { bytesToHex } from '@noble/hashes/utils.js'
import { RadixEngineToolkit } from '@radixdlt/radix-engine-toolkit'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { genesisAddresses } from '../genesis/genesis-addresses'
import { encodeSbor } from './encode-sbor'
import { type Metadata, metadataValue } from './metadata'
import type { Programmatic } from './programmatic'
import * as sbor from './programmatic'

const addresses = genesisAddresses(240)
const toolkitHex = async (value: Programmatic) =>
  bytesToHex(await RadixEngineToolkit.ScryptoSbor.encodeProgrammaticJson(value))

const ids = fc.oneof(
  fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }).map((n) => `#${n}#`),
  fc.stringMatching(/^[A-Za-z0-9_]{1,64}$/).map((text) => `<${text}>`),
  fc.uint8Array({ minLength: 1, maxLength: 64 }).map((bytes) => `[${bytesToHex(bytes)}]`),
  fc
    .uint8Array({ minLength: 32, maxLength: 32 })
    .map((bytes) => `{${bytesToHex(bytes).replace(/(.{16})(?!$)/g, '$1-')}}`),
)
const leaf = fc.oneof(
  fc.string().map(sbor.string),
  fc.boolean().map(sbor.bool),
  fc.integer({ min: 0, max: 255 }).map((byte): Programmatic => ({ kind: 'U8', value: String(byte) })),
  fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }).map(sbor.u64),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(sbor.instant),
  fc.bigInt({ min: -(2n ** 150n), max: 2n ** 150n }).map((attos) => sbor.decimal(formatAmount(attos as Amount))),
  fc.constantFrom(...Object.values(addresses)).map(sbor.reference),
  ids.map(sbor.localId),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => sbor.bytes(bytesToHex(bytes))),
)
const value = fc.oneof(
  leaf,
  fc.array(leaf, { maxLength: 4 }).map((fields): Programmatic => ({ kind: 'Tuple', fields })),
  fc
    .array(leaf, { maxLength: 3 })
    .chain((fields) => fc.integer({ min: 0, max: 255 }).map((id) => sbor.variant(id, 'V', ...fields))),
  fc.array(fc.string(), { maxLength: 200 }).map((all) => sbor.array('String', all.map(sbor.string))),
  fc.array(ids, { maxLength: 5 }).map((all) => sbor.array('NonFungibleLocalId', all.map(sbor.localId))),
)

describe('encodeSbor', () => {
  test('equals the engine toolkit’s encoding byte for byte', async () => {
    await fc.assert(
      fc.asyncProperty(value, async (one) => {
        expect(encodeSbor(one)).toBe(await toolkitHex(one))
      }),
      { numRuns: 200 },
    )
  })

  test('encodes the metadata "Radix" as the known bytes', () => {
    expect(encodeSbor(metadataValue({ type: 'String', value: 'Radix' }))).toBe('5c2200010c055261646978')
  })

  test.each<Metadata>([
    { type: 'Url', value: 'https://example.com/icon.svg' },
    { type: 'Origin', value: 'http://localhost:3000' },
    { type: 'GlobalAddress', value: addresses.hugOpen },
    { type: 'GlobalAddressArray', values: [addresses.hugOpen, addresses.baller] },
    { type: 'OriginArray', values: ['http://localhost:3000'] },
    { type: 'StringArray', values: [] },
    { type: 'NonFungibleLocalId', value: '#7#' },
    { type: 'Bool', value: 'true' },
    { type: 'I32Array', values: ['-1', '7'] },
    { type: 'Decimal', value: '-0.5' },
    { type: 'PublicKey', value: `EcdsaSecp256k1:02${'ab'.repeat(32)}` },
    { type: 'NonFungibleGlobalId', value: `${addresses.hugOpenTickets}:#7#` },
    { type: 'InstantArray', values: ['1700000000'] },
    { type: 'PublicKeyHashArray', values: [`EddsaEd25519:${'ab'.repeat(29)}`] },
  ])('of the metadata $type decodes to the same value', async (metadata) => {
    const programmatic = metadataValue(metadata)
    expect(encodeSbor(programmatic)).toBe(await toolkitHex(programmatic))
  })
})
