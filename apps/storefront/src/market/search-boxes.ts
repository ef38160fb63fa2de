import { parseAddress } from '@lootboxes/ledger'
import type { LootboxEntry } from '@lootboxes/lootbox'
import { rarities, rarityNames } from '@lootboxes/ui'
import { boxPath, componentOfPath } from '@/config/paths'

export type BoxSearchResult =
  /** The query is the address of a box. */
  | { kind: 'redirect'; path: string }
  | { kind: 'boxes'; boxes: readonly LootboxEntry[] }
  /** The query is a valid address of something else. */
  | { kind: 'other-address'; entityType: string }

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? []

/** Finds boxes by the words of their name and title, or by ticket address. The address of a component redirects to its page (trap T26). */
export function searchBoxes(boxes: readonly LootboxEntry[], query: string, networkId: number): BoxSearchResult {
  const text = query.trim()
  const component = componentOfPath(text, networkId)
  if (component !== undefined) return { kind: 'redirect', path: boxPath(component) }
  const words = wordsOf(text)
  const found = boxes.filter(({ name, title, ticketAddress }) => {
    const known = wordsOf(`${name} ${title} ${ticketAddress}`)
    return words.length > 0 && words.every((word) => known.some((one) => one.startsWith(word)))
  })
  const address = parseAddress(text, { networkId })
  if (found.length === 0 && address.isOk()) return { kind: 'other-address', entityType: address.value.entityType }
  return { kind: 'boxes', boxes: found }
}

/** The ledger says `foil`, and visitors say “legendary”. */
export const raritySynonyms: Readonly<Record<string, string>> = Object.fromEntries(
  rarities.map((rarity) => [rarityNames.label(rarity).toLowerCase(), rarity]),
)
