import * as z from 'zod/mini'
import type { Logger } from '../connector/logger'
import { lazily } from '../lazily'
import type { StorageLike } from './storage'
import { listOf, nonEmpty, storedValue } from './stored-value'

const sentLabel = /* @__PURE__ */ lazily(() => z.object({ interactionId: z.string(), label: z.string() }))
type SentLabel = z.infer<ReturnType<typeof sentLabel>>

/** Maximum number of stored labels. A new label replaces the oldest. */
const MAX_LABELS = 20

export type SentLabelsOptions = { storage: StorageLike; key: string; logger?: Logger | undefined }

/**
 * Stores the label of each transaction request without a response, by interaction id. Pending items are not stored, so a
 * response after a reload or a disconnect gets its label from here.
 */
export const createSentLabels = ({ storage, key, logger }: SentLabelsOptions) => {
  const stored = storedValue<readonly SentLabel[]>({
    storage,
    key,
    logger,
    fallback: [],
    read: listOf(sentLabel),
    write: nonEmpty,
  })
  return {
    add: (interactionId: string, label: string) =>
      stored.update((all) => [...all, { interactionId, label }].slice(-MAX_LABELS)),
    /** Returns the label and removes it. */
    take: (interactionId: string): string | undefined => {
      let label: string | undefined
      stored.update((all) => {
        label = all.find((one) => one.interactionId === interactionId)?.label
        return label === undefined ? all : all.filter((one) => one.interactionId !== interactionId)
      })
      return label
    },
    complete: () => stored.complete(),
  }
}
export type SentLabels = ReturnType<typeof createSentLabels>
