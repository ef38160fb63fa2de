import * as z from 'zod/mini'
import type { Logger } from '../connector/logger'
import { lazily } from '../lazily'
import { flag } from '../protocol/shapes/entity-shapes'
import { createEmitter } from '../stream'
import type { StorageLike } from './storage'
import { listOf, nonEmpty, storedValue } from './stored-value'

const requestItem = /* @__PURE__ */ lazily(() =>
  z.object({
    id: z.string(),
    type: z.literal(['loginRequest', 'dataRequest', 'proofRequest', 'sendTransaction', 'preAuthorizationRequest']),
    status: z.literal(['pending', 'success', 'fail']),
    timestamp: z.number(),
    /** The dApp's name of the request, for its own list. */
    label: z.optional(z.string()),
    /** The progress of a pending request on this page: at the extension, then at the wallet. */
    progress: z.optional(z.literal(['extension', 'wallet'])),
    /** Whether the request can still be cancelled. */
    showCancel: flag(),
    error: z.optional(z.string()),
    /** The interaction id of a transaction, so that a late response finds its item. */
    interactionId: z.optional(z.string()),
    /** The error before a late response reopened the item, for example of a cancel. */
    supersededError: z.optional(z.string()),
    transactionIntentHash: z.optional(z.string()),
    /** Of a signed pre-authorization, which is pending until it is used. `transactionIntentHash` is then that of the transaction that used it. */
    subintentHash: z.optional(z.string()),
    /** The final status of the ledger. Rejected costs nothing, a committed failure costs the fee. */
    transactionStatus: z.optional(z.string()),
  }),
)

/** One request of the user. The timestamp is in milliseconds. */
export const RequestItem = /* @__PURE__ */ requestItem()
export type RequestItem = z.infer<typeof RequestItem>

export type RequestItemEvent = 'added' | 'noted' | 'success' | 'fail' | 'cleared'

/** Maximum number of stored items. */
const MAX_ITEMS = 50

const newestFirst = (items: readonly RequestItem[]): RequestItem[] =>
  items.toSorted((a, b) => b.timestamp - a.timestamp)

const isFinished = ({ status }: RequestItem) => status !== 'pending'
const finishedOnly = (items: readonly RequestItem[]) => items.filter(isFinished)

export type RequestItemsOptions = { storage: StorageLike; key: string; logger?: Logger | undefined }

/** What changes while an item is pending. */
type PendingFacts = Pick<
  RequestItem,
  'showCancel' | 'error' | 'progress' | 'interactionId' | 'transactionIntentHash' | 'subintentHash'
>

/** Whether two items are one request. Another frame of the page may have followed the same transaction with another id. */
const isSame = (one: RequestItem, { id, transactionIntentHash: hash }: RequestItem) =>
  id === one.id || (hash !== undefined && hash === one.transactionIntentHash)

/** The requests of this dApp, newest first. Pending requests are not stored. */
export const createRequestItems = ({ storage, key, logger }: RequestItemsOptions) => {
  const events = createEmitter<RequestItemEvent>()
  let pending: readonly RequestItem[] = []
  const stored = storedValue<readonly RequestItem[]>({
    storage,
    key,
    logger,
    fallback: [],
    read: listOf(requestItem, isFinished),
    write: (items) => nonEmpty(finishedOnly(items)),
  })
  /** The pending requests of this tab and the finished requests of all tabs. */
  const joined = (finished: readonly RequestItem[]) => {
    const doneIds = new Set(finished.map(({ id }) => id))
    return newestFirst([...pending.filter(({ id }) => !doneIds.has(id)), ...finished.slice(0, MAX_ITEMS)])
  }
  const show = () => stored.show((items) => joined(finishedOnly(items)))
  const become = (change: (finished: readonly RequestItem[]) => readonly RequestItem[]) =>
    stored.update((items) => joined(change(finishedOnly(items))))
  const find = (id: string) => pending.find((item) => item.id === id)
  const finish = (ended: RequestItem) => {
    const item = { ...ended, progress: undefined }
    pending = pending.filter(({ id }) => id !== item.id)
    become((items) => [item, ...items.filter((other) => !isSame(item, other))])
    events.next(item.status === 'success' ? 'success' : 'fail')
  }

  return {
    items$: stored.value$,
    events$: events.stream$,
    get: () => stored.get(),
    find,
    /** Whether a request waits for the wallet or the ledger. Undetermined requests and signed pre-authorizations do not count. */
    hasPending: () => pending.some(({ error, subintentHash }) => error === undefined && subintentHash === undefined),
    add: (item: Pick<RequestItem, 'id' | 'type' | 'timestamp' | 'label'>) => {
      pending = [{ ...item, status: 'pending', showCancel: true }, ...pending]
      show()
      events.next('added')
    },
    /** Changes a pending item. Has no effect on a missing item. */
    note: (id: string, facts: Partial<PendingFacts>) => {
      if (!find(id)) return
      pending = pending.map((item) => (item.id === id ? { ...item, ...facts } : item))
      show()
      events.next('noted')
    },
    succeed: (id: string) => {
      const item = find(id)
      if (item) finish({ ...item, error: undefined, status: 'success', showCancel: false })
    },
    /** Ends a pending item. A cancel of the user gets the toolkit's own code. */
    fail: (id: string, code: string, facts: Pick<RequestItem, 'transactionStatus'> = {}) => {
      const item = find(id)
      const error = code === 'canceledByUser' ? 'userCancelledRequest' : code
      if (item) finish({ ...item, ...facts, status: 'fail', error, showCancel: false })
    },
    /** Makes a failed item pending again, because the wallet has submitted the transaction. */
    reopen: ({ error: supersededError, ...item }: RequestItem, transactionIntentHash: string) => {
      pending = [{ ...item, status: 'pending', showCancel: false, transactionIntentHash, supersededError }, ...pending]
      become((items) => items.filter(({ id }) => id !== item.id))
      events.next('added')
    },
    /** Adds a request that ended while no page watched it. */
    record: finish,
    clear: () => {
      pending = []
      become(() => [])
      events.next('cleared')
    },
    refresh: () => stored.refresh(joined),
    complete: () => {
      events.complete()
      stored.complete()
    },
  }
}
export type RequestItems = ReturnType<typeof createRequestItems>
