import * as z from 'zod/mini'
import type { Logger } from '../connector/logger'
import { lazily } from '../lazily'
import type { StorageLike } from './storage'
import { storedValue } from './stored-value'

const labels = /* @__PURE__ */ lazily(() => z.record(z.string(), z.string()))

/** Maximum number of stored labels. A new label replaces the oldest. */
const MAX_LABELS = 20

export type SentLabelsOptions = { storage: StorageLike; key: string; logger?: Logger | undefined }

/**
 * Stores the label of each transaction request without a response, by interaction id. Pending items are not stored, so a
 * response after a reload or a disconnect gets its label from here.
 */
export const createSentLabels = ({ storage, key, logger }: SentLabelsOptions) => {
  const stored = storedValue<Readonly<Record<string, string>>>({
    storage,
    key,
    logger,
    fallback: {},
    read: (value) => labels().safeParse(value).data,
    write: (all) => (Object.keys(all).length === 0 ? undefined : all),
  })
  const without = (all: Readonly<Record<string, string>>, interactionId: string) =>
    Object.entries(all).filter(([id]) => id !== interactionId)
  return {
    add: (interactionId: string, label: string) =>
      stored.update((all) =>
        Object.fromEntries([...without(all, interactionId), [interactionId, label] as const].slice(-MAX_LABELS)),
      ),
    /** Returns the label and removes it. */
    take: (interactionId: string): string | undefined => {
      let label: string | undefined
      stored.update((all) => {
        label = all[interactionId]
        return label === undefined ? all : Object.fromEntries(without(all, interactionId))
      })
      return label
    },
    complete: () => stored.complete(),
  }
}
export type SentLabels = ReturnType<typeof createSentLabels>
