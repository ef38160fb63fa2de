import { parseAddress } from '@lootboxes/ledger'
import type { LootboxEntry } from '@lootboxes/lootbox'
import { componentOfPath } from '@/config/paths'

export type BoxSearchResult =
  /** The query is the address of a box. */
  | { kind: 'redirect'; path: string }
  | { kind: 'boxes'; boxes: readonly LootboxEntry[] }
  /** The query is a valid address of something else. */
  | { kind: 'other-address'; entityType: string }

/** Finds boxes by name, title or ticket address. The address of a component redirects to its page (trap T26). */
export function searchBoxes(boxes: readonly LootboxEntry[], query: string, networkId: number): BoxSearchResult {
  const text = query.trim()
  const component = componentOfPath(text, networkId)
  if (component !== undefined) return { kind: 'redirect', path: `/${component}` }
  const words = text.toLowerCase()
  const found = boxes.filter(
    ({ name, title, ticketAddress }) =>
      words !== '' && `${name} ${title} ${ticketAddress}`.toLowerCase().includes(words),
  )
  const address = parseAddress(text, { networkId })
  if (found.length === 0 && address.isOk()) return { kind: 'other-address', entityType: address.value.entityType }
  return { kind: 'boxes', boxes: found }
}
