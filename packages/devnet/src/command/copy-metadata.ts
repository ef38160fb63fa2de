import { metadataKindOf } from '../sbor/metadata'
import { parseTypedMetadata } from '../sbor/parse-typed-metadata'
import type { WorldMetadata } from '../world/world-schema'

/** Names of the copied entities by their addresses. */
export type Names = ReadonlyMap<string, string>

export type GivenMetadata = { readonly key: string; readonly value: { readonly typed: { readonly type: string } } }

/** The devnet derives these from the key of an account, and a copied account has another key. */
const derivedKeys = ['owner_keys', 'owner_badge']

/** The text with the name of a copied entity, or `undefined` if the entity is not copied. */
function renamed(kind: string, text: string, names: Names): string | undefined {
  if (kind === 'GlobalAddress') return names.get(text)
  if (kind !== 'NonFungibleGlobalId') return text
  const [resource = '', id = ''] = text.split(':')
  const name = names.get(resource)
  return name === undefined ? undefined : `${name}:${id}`
}

/** Metadata as a world file has it. Reports entries and addresses that the file cannot have. */
export function copyMetadata(
  items: readonly GivenMetadata[],
  names: Names,
  leftOut: (what: string) => void,
): Record<string, WorldMetadata> {
  // The Gateway returns the newest entry first.
  const entries = items.toReversed().flatMap(({ key, value: { typed } }): [string, WorldMetadata][] => {
    if (derivedKeys.includes(key)) return []
    const metadata = parseTypedMetadata(typed)
    if (metadata === undefined) {
      leftOut(`metadata ${key}: a world file has no ${typed.type}`)
      return []
    }
    const kind = metadataKindOf(metadata)
    const texts = 'values' in metadata ? metadata.values : [metadata.value]
    const copied = texts.flatMap((text) => {
      const name = renamed(kind, text, names)
      if (name === undefined) leftOut(`metadata ${key}: ${text} is not copied`)
      return name ?? []
    })
    if ('values' in metadata) return [[key, { type: metadata.type, values: copied }]]
    const [only] = copied
    if (only === undefined) return []
    return [[key, metadata.type === 'String' ? only : { type: metadata.type, value: only }]]
  })
  return Object.fromEntries(entries)
}
