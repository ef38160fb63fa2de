import * as z from 'zod/mini'
import type { Logger } from '../connector/logger'
import { lazily } from '../lazily'
import type { StorageLike } from './storage'
import { listOf, nonEmpty, storedValue } from './stored-value'

const journalEntry = /* @__PURE__ */ lazily(() =>
  z.object({
    transactionIntentHash: z.string(),
    itemId: z.string(),
    addedAt: z.number(),
    /** The label of the request item. */
    label: z.optional(z.string()),
    /** The superseded error of the request item. */
    supersededError: z.optional(z.string()),
  }),
)

/** A transaction that a wallet has submitted and that has no final state yet. */
export type JournalEntry = z.infer<ReturnType<typeof journalEntry>>

/** 45 days: longer than any transaction stays valid on the ledger. */
const RETENTION_MS = 3_888_000_000

export type JournalOptions = { storage: StorageLike; key: string; now: () => number; logger?: Logger | undefined }

/** Stores submitted transactions separately from the request items, so that a reload cannot lose one. */
export const createJournal = ({ storage, key, now, logger }: JournalOptions) => {
  const stored = storedValue<readonly JournalEntry[]>({
    storage,
    key,
    logger,
    fallback: [],
    read: listOf(journalEntry, ({ addedAt }) => now() - addedAt < RETENTION_MS),
    write: nonEmpty,
  })
  return {
    entries$: stored.value$,
    get: () => stored.get(),
    /** Whether the stored journal, shared by all tabs, contains a transaction. */
    has: (hash: string) => {
      stored.refresh()
      return stored.get().some(({ transactionIntentHash }) => transactionIntentHash === hash)
    },
    add: (entry: JournalEntry) =>
      stored.update((entries) => [
        ...entries.filter(({ transactionIntentHash }) => transactionIntentHash !== entry.transactionIntentHash),
        entry,
      ]),
    remove: (hash: string) =>
      stored.update((entries) => entries.filter(({ transactionIntentHash }) => transactionIntentHash !== hash)),
    refresh: () => stored.refresh(),
    complete: () => stored.complete(),
  }
}
export type Journal = ReturnType<typeof createJournal>
