'use client'

import { safeName } from '@lootboxes/lootbox/client'
import { useOwnedLoot } from '@lootboxes/lootbox/react'
import { type AlbumDrawing, parseRarity } from '@lootboxes/ui'
import { useMemo } from 'react'
import type { Drawing } from '@/client/current-box'
import { useClient, useStore } from '@/client/use-client'

type DrawingKey = Pick<Drawing, 'name' | 'rarity'> & { resource: string }
const keyOf = ({ resource, name, rarity }: DrawingKey) => JSON.stringify([resource, name, rarity])

/** Returns the drawings of the page's box with the number the connected account owns of each; `undefined` while it is unknown. */
export function useAlbum(): readonly AlbumDrawing[] | undefined {
  const drawings = useStore(useClient().box$)?.facts?.drawings
  const collections = useMemo(() => [...new Set(drawings?.map(({ resource }) => resource))], [drawings])
  const loot = useOwnedLoot(collections)
  return useMemo(() => {
    if (loot === undefined) return undefined
    const owned = new Map<string, number>()
    for (const { resource, name, rarity } of loot) {
      const key = keyOf({ resource, name: safeName(name, 'Without a name'), rarity: parseRarity(rarity) })
      owned.set(key, (owned.get(key) ?? 0) + 1)
    }
    return drawings?.map((drawing) => ({ ...drawing, key: keyOf(drawing), owned: owned.get(keyOf(drawing)) ?? 0 }))
  }, [drawings, loot])
}
