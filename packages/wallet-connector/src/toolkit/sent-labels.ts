import * as z from 'zod/mini'
import type { Logger } from '../connector/logger'
import { lazily } from '../lazily'
import type { StorageLike } from './storage'
import { storedValue } from './stored-value'

const labels = /* @__PURE__ */ lazily(() => z.record(z.string(), z.string()))

/** Labels that are stored at most; the oldest go first. */
const MOST = 20

export type SentLabelsOptions = { storage: StorageLike; key: string; logger?: Logger | undefined }

/**
 * The label of each transaction request that has no answer, by interaction id. Pending items are not stored, so an answer
 * that arrives after a reload or a disconnect gets its label from here.
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
        Object.fromEntries([...without(all, interactionId), [interactionId, label] as const].slice(-MOST)),
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
