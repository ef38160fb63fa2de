import type { Metadata } from '../sbor/metadata'
import { address, anything, bool, both, list, localId, oneOf, option, pairs, type Shape, text } from './manifest-shapes'

type One = Extract<Metadata, { value: string }>['type']
type Several = Extract<Metadata, { values: readonly string[] }>['type']

const one =
  (type: One, shape: Shape<string>): Shape<Metadata> =>
  (value) => ({ type, value: shape(value) })
const several =
  (type: Several, shape: Shape<string>): Shape<Metadata> =>
  (value) => ({ type, values: list(shape)(value) })

const metadataValue = oneOf<Metadata>({
  0: one('String', text),
  8: one('GlobalAddress', address),
  11: one('NonFungibleLocalId', localId),
  13: one('Url', text),
  14: one('Origin', text),
  128: several('StringArray', text),
  136: several('GlobalAddressArray', address),
  141: several('UrlArray', text),
  142: several('OriginArray', text),
})

const metadataShape = both(pairs(text, both(option(metadataValue), bool)), pairs(text, anything))

export type FirstMetadata = { readonly key: string; readonly metadata: Metadata; readonly locked: boolean }

/**
 * Parses initial metadata entries, each with a flag that locks it. No metadata roles exist on devnet, so unlocked entries stay
 * unchanged, too.
 */
export const readMetadata: Shape<readonly FirstMetadata[]> = (value) =>
  metadataShape(value)[0].flatMap(([key, [metadata, locked]]) => (metadata ? [{ key, metadata, locked }] : []))
