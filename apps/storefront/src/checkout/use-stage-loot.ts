'use client'

import { displayLocalIds } from '@lootboxes/ledger'
import type { LootDetails } from '@lootboxes/lootbox/client'
import { useDrawnTickets, useLoot } from '@lootboxes/lootbox/react'
import { parseRarity, type StageLoot, withAlbum } from '@lootboxes/ui'
import { useMemo } from 'react'
import { useAlbum } from '@/tickets/use-album'
import { useElapsed } from './use-elapsed'

/** The loot of opened tickets as the stage shows it. */
export type DrawnLoot = StageLoot & Pick<LootDetails, 'resource' | 'id'>

const keyOf = ({ resource, id }: Pick<LootDetails, 'resource' | 'id'>) => `${resource}:${id}`

/** How long several cards wait for their chances, which decide their order. */
const CHANCES_MS = 2_000

/**
 * The loot of opened tickets, once every ticket has its draw. The chance and the place in the album follow when the catalog has
 * indexed the draws: it is the source of the item's page, so both show the same number.
 */
export function useStageLoot(ids: readonly string[]) {
  const tickets = useDrawnTickets(ids)
  const read = useLoot(tickets)
  const drawn = tickets.length === 0 ? undefined : read
  const keys = useMemo(() => drawn?.map(keyOf), [drawn])
  const album = useAlbum(keys)
  const loot = useMemo(
    () =>
      drawn?.map((one): DrawnLoot => {
        const { name, description, picture, rarity, resource, id, nfsw: flagged } = one
        const note = displayLocalIds([id])
        return { key: keyOf(one), resource, id, name, picture, rarity: parseRarity(rarity), description, note, flagged }
      }),
    [drawn],
  )
  const cards = useMemo(() => (loot && album ? withAlbum(loot, album) : loot), [loot, album])
  const isAwaited = cards !== undefined && cards.length > 1 && cards.some(({ chance }) => chance === undefined)
  const isLate = useElapsed(CHANCES_MS, isAwaited)
  return { hasDraws: tickets.length > 0, album, loot: isAwaited && !isLate ? undefined : cards }
}
