'use client'

import { useEffect, useState } from 'react'
import type { HeldLoot } from '../account/holdings'
import { useStorefront } from '../shop/shop-provider'
import type { LootDetails } from './loot-details'

/** The loot of these tickets; undefined while it is being read. Each ticket is asked about once while mounted. */
export function useLoot(tickets: readonly HeldLoot[]): readonly LootDetails[] | undefined {
  const { describeLoot } = useStorefront()
  const [known, setKnown] = useState<Readonly<Record<string, readonly LootDetails[]>>>({})
  const missing = tickets.filter((ticket) => known[ticket.non_fungible_id] === undefined)
  const key = missing.map((ticket) => ticket.non_fungible_id).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for `missing`, whose array is new each time
  useEffect(() => {
    if (missing.length === 0) return
    const ended = new AbortController()
    void describeLoot(missing, ended.signal).then((loot) => {
      if (ended.signal.aborted) return
      setKnown((before) => ({
        ...before,
        ...Object.fromEntries(
          missing.map(({ non_fungible_id: id }) => [id, loot.filter(({ ticketId }) => ticketId === id)]),
        ),
      }))
    })
    return () => ended.abort()
  }, [key, describeLoot])
  return missing.length > 0 ? undefined : tickets.flatMap(({ non_fungible_id }) => known[non_fungible_id] ?? [])
}
