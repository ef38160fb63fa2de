'use client'
import { createStore } from '@lootboxes/ledger'
import { useCallback, useMemo } from 'react'
import * as z from 'zod/mini'
import { unseenRevealsKey } from '../client/storage-keys'
import { useLootboxClient, useStore } from './lootbox-context'
import { useHoldings } from './use-holdings'

/** By account and ticket resource: opened tickets whose loot was not shown yet, each with the transaction that opened it. */
const UnseenReveals = z.record(z.string(), z.record(z.string(), z.string()))
type UnseenReveals = z.infer<typeof UnseenReveals>

/** Malformed storage counts as empty. */
export function parseUnseenReveals(text: string | null): UnseenReveals {
  try {
    const read = z.safeParse(UnseenReveals, JSON.parse(text ?? '{}'))
    return read.success ? read.data : {}
  } catch {
    return {}
  }
}

const stored = (): UnseenReveals => {
  try {
    return parseUnseenReveals(localStorage.getItem(unseenRevealsKey))
  } catch {
    return {}
  }
}
/** Read at first use; `undefined` until then. */
const unseen$ = /* @__PURE__ */ createStore<UnseenReveals | undefined>(undefined)
const unseen = (): UnseenReveals => unseen$.get() ?? stored()

function save(next: UnseenReveals): void {
  unseen$.set(next)
  try {
    localStorage.setItem(unseenRevealsKey, JSON.stringify(next))
  } catch {
    // Without storage the list lasts for this page.
  }
}

/** The result of `useUnseenReveals`. */
export type UnseenRevealsHook = {
  /** Tickets that the account still holds. */
  ids: readonly string[]
  /** The transactions that opened them. */
  transactions: readonly string[]
  /** Adds opened tickets, each with its transaction. */
  add: (opened: Readonly<Record<string, string>>) => void
  markSeen: (ids: readonly string[]) => void
}

/**
 * Returns the connected account's opened tickets whose loot was not shown yet, also after a reload. For a storefront that
 * stages its reveals.
 *
 * @example
 * const { ids, add, markSeen } = useUnseenReveals()
 */
export function useUnseenReveals(): UnseenRevealsHook {
  const ticketAddress = useStore(useLootboxClient().ticketAddress$) ?? ''
  const { account, revealed, opened } = useHoldings()
  const known = useStore(unseen$) ?? stored()
  const key = `${account ?? ''} ${ticketAddress}`
  const [ids, transactions] = useMemo(() => {
    const held = new Set<string>([...opened, ...revealed.map(({ non_fungible_id }) => non_fungible_id)])
    const own = Object.entries(known[key] ?? {}).filter(([id]) => held.has(id))
    return [own.map(([id]) => id), [...new Set(own.map(([, transaction]) => transaction))]] as const
  }, [known, key, opened, revealed])
  const add = useCallback(
    (more: Readonly<Record<string, string>>) => save({ ...unseen(), [key]: { ...unseen()[key], ...more } }),
    [key],
  )
  const markSeen = useCallback(
    (shown: readonly string[]) => {
      const left = Object.entries(unseen()[key] ?? {}).filter(([id]) => !shown.includes(id))
      save({ ...unseen(), [key]: Object.fromEntries(left) })
    },
    [key],
  )
  return { ids, transactions, add, markSeen }
}
