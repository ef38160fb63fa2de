'use client'

import { createStore } from '@lootboxes/ledger'
import { useHoldings } from '@lootboxes/lootbox/react'
import { useCallback, useMemo } from 'react'
import * as z from 'zod/mini'
import { untornKey } from '@/client/client'
import { useClient, useStore } from '@/client/use-client'

/**
 * Opened tickets whose loot the user has not seen yet, by account and ticket resource, each with the transaction that
 * opened it.
 */
const Untorn = z.record(z.string(), z.record(z.string(), z.string()))
type Untorn = z.infer<typeof Untorn>

/** Malformed storage counts as empty. */
export function parseUntorn(text: string | null): Untorn {
  try {
    const read = z.safeParse(Untorn, JSON.parse(text ?? '{}'))
    return read.success ? read.data : {}
  } catch {
    return {}
  }
}

const stored = (): Untorn => {
  try {
    return parseUntorn(localStorage.getItem(untornKey))
  } catch {
    return {}
  }
}
/** Read at first use; `undefined` until then. */
const untorn$ = createStore<Untorn | undefined>(undefined)
const untorn = (): Untorn => untorn$.get() ?? stored()

function keep(next: Untorn): void {
  untorn$.set(next)
  try {
    localStorage.setItem(untornKey, JSON.stringify(next))
  } catch {
    // Without storage it lasts for this page.
  }
}

/** The connected account’s tickets that wait to be torn, and functions that change them. */
export function useUntorn() {
  const { lootbox$ } = useClient()
  const { ticketAddress } = useStore(lootbox$)
  const { account, revealed, opened } = useHoldings()
  const known = useStore(untorn$) ?? stored()
  const of = `${account ?? ''} ${ticketAddress}`
  const [ids, receipts] = useMemo(() => {
    const held = new Set<string>([...opened, ...revealed.map(({ non_fungible_id }) => non_fungible_id)])
    const mine = Object.entries(known[of] ?? {}).filter(([id]) => held.has(id))
    return [mine.map(([id]) => id), [...new Set(mine.map(([, receipt]) => receipt))]] as const
  }, [known, of, opened, revealed])
  const add = useCallback(
    (more: Readonly<Record<string, string>>) => keep({ ...untorn(), [of]: { ...untorn()[of], ...more } }),
    [of],
  )
  const see = useCallback(
    (seen: readonly string[]) => {
      const left = Object.entries(untorn()[of] ?? {}).filter(([id]) => !seen.includes(id))
      keep({ ...untorn(), [of]: Object.fromEntries(left) })
    },
    [of],
  )
  return { ids, receipts, add, see }
}
