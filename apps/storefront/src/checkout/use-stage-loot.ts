'use client'

import type { ListedAlbum } from '@lootboxes/catalog/lists'
import { displayLocalIds } from '@lootboxes/ledger'
import type { LootDetails } from '@lootboxes/lootbox/client'
import { useDrawnTickets, useLoot } from '@lootboxes/lootbox/react'
import { oddsText, parseRarity, type StageLoot, turningOrder } from '@lootboxes/ui'
import { useMemo } from 'react'
import { kindsIn, useAlbum } from '@/tickets/use-album'

/** The loot of opened tickets as the stage shows it. */
export type DrawnLoot = StageLoot & Pick<LootDetails, 'resource' | 'id'>

const keyOf = ({ resource, id }: Pick<LootDetails, 'resource' | 'id'>) => `${resource}:${id}`

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
        const { name, description, picture, rarity, resource, id, fieldName } = one
        const note = [fieldName === name ? undefined : fieldName, displayLocalIds([id])].filter(Boolean).join(' · ')
        return { key: keyOf(one), resource, id, name, picture, rarity: parseRarity(rarity), description, note }
      }),
    [drawn],
  )
  return {
    hasDraws: tickets.length > 0,
    album,
    loot: useMemo(() => (loot === undefined || album === undefined ? loot : withAlbum(loot, album)), [loot, album]),
  }
}

const ordinals = [
  'First',
  'Second',
  'Third',
  'Fourth',
  'Fifth',
  'Sixth',
  'Seventh',
  'Eighth',
  'Ninth',
  'Tenth',
] as const

type Kind = Pick<ListedAlbum['kinds'][number], 'collection' | 'name' | 'rarity'>
const kindOf = ({ collection, name, rarity }: Kind) => JSON.stringify([collection, name, rarity])

/** Adds the chance of each draw, and how many of its kind the account has with it. Cards count in the order they turn. */
export function withAlbum(loot: readonly DrawnLoot[], album: ListedAlbum): readonly DrawnLoot[] {
  const draws = new Map(album.draws.map((draw) => [`${draw.collection}:${draw.localId}`, draw]))
  // Before the index has every draw, its counts are those of an earlier time.
  if (!loot.every(({ key }) => draws.has(key))) return loot
  const kindOfLoot = ({ resource, name, rarity }: DrawnLoot) => kindOf({ collection: resource, name, rarity })
  const copies = new Map(album.kinds.map((kind) => [kindOf(kind), kind.owned + kind.waiting]))
  for (const one of loot) copies.set(kindOfLoot(one), (copies.get(kindOfLoot(one)) ?? 0) - 1)
  let kinds = kindsIn(album) - new Set(loot.map(kindOfLoot).filter((kind) => (copies.get(kind) ?? 0) <= 0)).size
  const places = new Map<string, NonNullable<StageLoot['album']>>()
  for (const one of turningOrder(loot)) {
    const before = Math.max(0, copies.get(kindOfLoot(one)) ?? 0)
    copies.set(kindOfLoot(one), before + 1)
    if (before === 0) kinds += 1
    places.set(one.key, {
      isNew: before === 0,
      text:
        before === 0
          ? `NEW · ${kinds} of ${album.kinds.length}`
          : `${ordinals[before] ?? `No. ${before + 1}`} of its kind`,
    })
  }
  return loot.map((one) => {
    const draw = draws.get(one.key)
    if (draw === undefined) return one
    const { kindLeft, allLeft } = draw
    const chance = {
      text: oddsText(kindLeft / allLeft),
      counts: `${kindLeft.toLocaleString('en')} of ${allLeft.toLocaleString('en')} in the box`,
    }
    return { ...one, chance, album: places.get(one.key) }
  })
}
