import { hexToBytes } from '@noble/hashes/utils.js'
import { RadixEngineToolkit, SerializationMode } from '@radixdlt/radix-engine-toolkit'
import { expect, test } from 'vitest'
import { bytes, decimal, list, localId, struct, text, u64, vault } from '../blueprints/types'
import { encodeSchema } from './encode-schema'
import { schemaOf } from './schema-node'

const piece = struct('Piece', { localId, worth: decimal })
const pieces = list(piece, 'Tuple', 'Piece')
const box = struct('Box', { vault, label: text, soldCount: u64, key: bytes, pieces, best: piece })

test('the engine toolkit decodes a schema into the types and names of a blueprint', async () => {
  const { schema, refs } = schemaOf([box.schema, text.schema, box.schema])
  expect(refs).toEqual([{ local: 0 }, { wellKnown: 12 }, { local: 0 }])
  const payload = hexToBytes(encodeSchema(schema).schema_hex)
  const decoded = await RadixEngineToolkit.ScryptoSbor.decodeToString(payload, 240, SerializationMode.Programmatic)
  const [kinds, names, validations] = JSON.parse(decoded).fields[0].fields
  // The tuple Box, the list of its pieces, and the tuple Piece once.
  expect(kinds.elements.map((kind: { variant_id: number | string }) => Number(kind.variant_id))).toEqual([14, 13, 14])
  const texts = JSON.stringify(names)
    .match(/"value":"\w+"/g)
    ?.map((found) => found.slice(9, -1))
  expect(texts).toEqual(['Box', 'vault', 'label', 'sold_count', 'key', 'pieces', 'best', 'Piece', 'local_id', 'worth'])
  expect(validations.elements).toHaveLength(3)
})
