'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { HeldLoot } from '../account/holdings'
import { useStorefront } from '../shop/shop-provider'
import { followLoot } from './follow-loot'
import type { LootDetails } from './loot-details'

/** The loot of these tickets; undefined while it is being read. What could be read only in part is asked for again. */
export function useLoot(tickets: readonly HeldLoot[]): readonly LootDetails[] | undefined {
  const { describeLoot, clock } = useStorefront()
  const [known, setKnown] = useState<Readonly<Record<string, readonly LootDetails[]>>>({})
  const whole = useRef(new Set<string>())
  const key = tickets.map(({ non_fungible_id }) => non_fungible_id).join()
  const unread = useEffectEvent(() => tickets.filter(({ non_fungible_id }) => !whole.current.has(non_fungible_id)))
  useEffect(() => {
    if (key === '') return
    const ended = new AbortController()
    void followLoot({
      tickets: unread(),
      describe: describeLoot,
      clock,
      signal: ended.signal,
      onLoot: (found, stillUnread) => {
        for (const id of Object.keys(found)) if (!stillUnread.includes(id)) whole.current.add(id)
        setKnown((before) => ({ ...before, ...found }))
      },
    })
    return () => ended.abort()
  }, [key, describeLoot, clock])
  const isKnown = tickets.every(({ non_fungible_id }) => known[non_fungible_id] !== undefined)
  return isKnown ? tickets.flatMap(({ non_fungible_id }) => known[non_fungible_id] ?? []) : undefined
}
