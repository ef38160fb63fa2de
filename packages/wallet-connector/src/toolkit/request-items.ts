import { Subject } from 'rxjs'
import * as z from 'zod/mini'
import type { Logger } from '../connector/logger'
import { lazily } from '../lazily'
import type { StorageLike } from './storage'
import { storedValue } from './stored-value'

const requestItem = /* @__PURE__ */ lazily(() =>
  z.object({
    id: z.string(),
    type: z.literal(['loginRequest', 'dataRequest', 'proofRequest', 'sendTransaction', 'preAuthorizationRequest']),
    status: z.literal(['pending', 'success', 'fail']),
    timestamp: z.number(),
    /** What the dApp called it in sending it, for its own list of requests. */
    label: z.optional(z.string()),
    /** How far a pending request has come on this page: the extension has it, then the wallet. */
    progress: z.optional(z.literal(['extension', 'wallet'])),
    /** Whether cancelling can still do something. */
    showCancel: z.boolean(),
    error: z.optional(z.string()),
    /** The interaction with the wallet; known for transactions, so that a late answer finds its item. */
    interactionId: z.optional(z.string()),
    /** The error it had ended with before its wallet answered after all: cancelled too late, for example. */
    supersededError: z.optional(z.string()),
    transactionIntentHash: z.optional(z.string()),
    /** Of a pre-authorization, once it is signed: pending from then on means not used yet. Its `transactionIntentHash` is of the transaction that used it. */
    subintentHash: z.optional(z.string()),
    /** The ledger's word once it has settled: rejected costs nothing, a committed failure costs the fee. */
    transactionStatus: z.optional(z.string()),
  }),
)

/** What the visitor sees of one request. The timestamp is in milliseconds. */
export const RequestItem = /* @__PURE__ */ requestItem()
export type RequestItem = z.infer<typeof RequestItem>

export type RequestItemEvent = 'added' | 'noted' | 'success' | 'fail' | 'cleared'

/** Enough for a history, too few to fill the storage. */
const KEPT = 50

const newestFirst = (items: readonly RequestItem[]): RequestItem[] =>
  items.toSorted((a, b) => b.timestamp - a.timestamp)

const readItems = (stored: unknown): readonly RequestItem[] | undefined => {
  if (!Array.isArray(stored)) return undefined
  return stored.flatMap((one: unknown) => {
    const item = requestItem().safeParse(one)
    return item.success && item.data.status !== 'pending' ? [item.data] : []
  })
}

const finishedOnly = (items: readonly RequestItem[]) => items.filter(({ status }) => status !== 'pending')

export type RequestItemsOptions = { storage: StorageLike; key: string; logger?: Logger | undefined }

/** The requests of this dApp, newest first. Pending ones live in memory only. */
export const createRequestItems = ({ storage, key, logger }: RequestItemsOptions) => {
  const events = new Subject<RequestItemEvent>()
  let pending: readonly RequestItem[] = []
  const stored = storedValue<readonly RequestItem[]>({
    storage,
    key,
    logger,
    fallback: [],
    read: readItems,
    write: (items) => {
      const finished = finishedOnly(items)
      return finished.length === 0 ? undefined : finished
    },
  })
  /** What this tab knows to be pending, and what any tab has finished. */
  const joined = (finished: readonly RequestItem[]) => {
    const doneIds = new Set(finished.map(({ id }) => id))
    return newestFirst([...pending.filter(({ id }) => !doneIds.has(id)), ...finished.slice(0, KEPT)])
  }
  const show = () => stored.show((items) => joined(finishedOnly(items)))
  const become = (change: (finished: readonly RequestItem[]) => readonly RequestItem[]) =>
    stored.update((items) => joined(change(finishedOnly(items))))
  const find = (id: string) => pending.find((item) => item.id === id)
  const finish = (ended: RequestItem) => {
    const item = { ...ended }
    delete item.progress
    pending = pending.filter(({ id }) => id !== item.id)
    // Another frame of the page may have followed the same transaction under an id of its own.
    const isSame = ({ id, transactionIntentHash: hash }: RequestItem) =>
      id === item.id || (hash !== undefined && hash === item.transactionIntentHash)
    become((items) => [item, ...items.filter((other) => !isSame(other))])
    events.next(item.status === 'success' ? 'success' : 'fail')
  }

  return {
    items$: stored.value$,
    events$: events.asObservable(),
    get: () => stored.get(),
    find,
    /** Requests that wait for the wallet or the ledger; one nobody can say anything about yet does not count, nor one that waits for somebody else. */
    hasPending: () => pending.some(({ error, subintentHash }) => error === undefined && subintentHash === undefined),
    add: (item: Pick<RequestItem, 'id' | 'type' | 'timestamp' | 'label'>) => {
      pending = [{ ...item, status: 'pending', showCancel: true }, ...pending]
      show()
      events.next('added')
    },
    /** Changes a pending item; nothing happens to one that is gone. */
    note: (
      id: string,
      facts: Partial<
        Pick<
          RequestItem,
          'showCancel' | 'error' | 'progress' | 'interactionId' | 'transactionIntentHash' | 'subintentHash'
        >
      >,
    ) => {
      if (!find(id)) return
      pending = pending.map((item) => (item.id === id ? { ...item, ...facts } : item))
      show()
      events.next('noted')
    },
    succeed: (id: string) => {
      const item = find(id)
      if (!item) return
      const succeeded = { ...item }
      delete succeeded.error
      finish({ ...succeeded, status: 'success', showCancel: false })
    },
    fail: (id: string, error: string, facts: Pick<RequestItem, 'transactionStatus'> = {}) => {
      const item = find(id)
      if (item) finish({ ...item, ...facts, status: 'fail', error, showCancel: false })
    },
    /** Opens a failed item again, because its wallet has submitted the transaction after all. */
    reopen: ({ error = '', ...item }: RequestItem, transactionIntentHash: string) => {
      pending = [
        { ...item, status: 'pending', showCancel: false, transactionIntentHash, supersededError: error },
        ...pending,
      ]
      become((items) => items.filter(({ id }) => id !== item.id))
      events.next('added')
    },
    /** Records a request that ended while no page was watching. */
    record: (item: RequestItem) => finish(item),
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
