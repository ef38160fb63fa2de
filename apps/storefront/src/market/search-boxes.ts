import { parseAddress } from '@lootboxes/ledger'
import type { LootboxEntry } from '@lootboxes/lootbox'
import { componentOfPath } from '@/config/paths'

export type SearchAnswer =
  /** An address of a box: its page says the rest. */
  | { kind: 'go'; path: string }
  | { kind: 'boxes'; boxes: readonly LootboxEntry[] }
  /** A good address that is no box. */
  | { kind: 'other-address'; entityType: string }

/** Boxes by name, title or any of their addresses; an address of a component leads straight to its page (trap T26). */
export function searchBoxes(boxes: readonly LootboxEntry[], query: string, networkId: number): SearchAnswer {
  const asked = query.trim()
  const component = componentOfPath(asked, networkId)
  if (component !== undefined) return { kind: 'go', path: `/${component}` }
  const address = parseAddress(asked, { networkId })
  const wanted = asked.toLowerCase()
  const found =
    wanted === ''
      ? []
      : boxes.filter(({ name, title, ticketAddress }) =>
          `${name} ${title} ${ticketAddress}`.toLowerCase().includes(wanted),
        )
  if (found.length === 0 && address.isOk()) return { kind: 'other-address', entityType: address.value.entityType }
  return { kind: 'boxes', boxes: found }
}
