import * as z from 'zod/mini'
import { lazily } from '../lazily'
import { parse } from '../protocol/parse'
import { flag } from '../protocol/shapes/entity-shapes'

/** A key-value store for text, such as `localStorage` or `sessionStorage`. */
export type TextStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const hex32 = /* @__PURE__ */ lazily(() => z.string().check(z.regex(/^[0-9a-f]{64}$/)))
const tabState = /* @__PURE__ */ lazily(() =>
  z.object({
    sessionId: z.string(),
    pending: z.array(z.object({ interactionId: z.string(), sentAtMs: z.number(), isTransaction: z.optional(flag()) })),
  }),
)
type Tab = z.infer<ReturnType<typeof tabState>>
type Pending = Tab['pending'][number]

export type RelayMemory = {
  /** The browser's secret for a new request, 32 bytes in hex, created and stored on first use. */
  secret: () => string
  /** The secrets that may open a response: the stored one and those of the open requests. */
  secrets: () => readonly string[]
  /** The session of this tab, so that tabs cannot receive each other's responses. */
  sessionId: () => string
  pending: () => readonly Pending[]
  setPending: (pending: readonly Pending[]) => void
  /** Deletes keys, session and requests from storage; from memory too, once no transaction is open. */
  wipe: () => void
}

export type RelayMemoryOptions = {
  dAppDefinitionAddress: string
  /** Store for all tabs. */
  shared: TextStore
  /** Store for this tab; survives its reloads. */
  tab: TextStore
  newSecret: () => string
  newSessionId: () => string
}

const read = <S extends z.ZodMiniType>(store: TextStore, key: string, schema: S): z.output<S> | undefined => {
  try {
    return parse(schema, JSON.parse(store.getItem(key) ?? 'null')).unwrapOr(undefined)
  } catch {
    return undefined
  }
}

const write = (store: TextStore, key: string, value: unknown) => {
  try {
    store.setItem(key, JSON.stringify(value))
  } catch {
    // The storage is full or not allowed: the session lasts as long as the page.
  }
}

const remove = (store: TextStore, key: string) => {
  try {
    store.removeItem(key)
  } catch {
    // The storage is not allowed, so it has nothing.
  }
}

/** The storage key of the browser's secret (in the store for all tabs) and of a tab's session (in the store of the tab). */
export const relayStorageKey = (dAppDefinitionAddress: string): string => `lootboxes:relay:${dAppDefinitionAddress}`

/** Keys and session of one dApp. Replaces unreadable content. */
export const relayMemory = (options: RelayMemoryOptions): RelayMemory => {
  const { shared, tab, newSecret, newSessionId } = options
  const key = relayStorageKey(options.dAppDefinitionAddress)
  const stored = () => read(shared, key, hex32())
  let secret: string | undefined
  /** The secrets of the open requests. A logout and a login in another tab replace only the stored one. */
  const used = new Set<string>()
  let current: Tab | undefined
  /** A logout has wiped the storage, and this page still has the keys for its open transactions. */
  let isWiped = false

  const load = (): Tab => {
    current ??= read(tab, key, tabState())
    if (current === undefined) {
      current = { sessionId: newSessionId(), pending: [] }
      write(tab, key, current)
    }
    return current
  }
  const pending = () => current?.pending ?? read(tab, key, tabState())?.pending ?? []
  const forget = () => {
    secret = undefined
    used.clear()
    current = undefined
    isWiped = false
  }
  if (pending().length > 0) {
    secret = stored()
    if (secret !== undefined) used.add(secret)
  }
  return {
    secret: () => {
      const found = stored()
      // A login beside an open transaction keeps its keys, unless another tab has stored new ones after the logout.
      secret = found ?? secret ?? newSecret()
      if (found === undefined) write(shared, key, secret)
      used.add(secret)
      return secret
    },
    secrets: () => {
      const found = stored()
      return [...new Set(found === undefined ? used : [found, ...used])]
    },
    sessionId: () => load().sessionId,
    pending,
    setPending: (pending) => {
      const before = load()
      current = { ...before, pending: [...pending] }
      const isNew = pending.length > before.pending.length
      if (isWiped && !isNew) {
        if (pending.length === 0) forget()
        return
      }
      isWiped = false
      if (pending.length === 0) used.clear()
      write(tab, key, current)
    },
    wipe: () => {
      const open = pending().filter(({ isTransaction }) => isTransaction)
      if (open.length === 0) forget()
      else {
        current = { ...load(), pending: open }
        isWiped = true
      }
      remove(shared, key)
      remove(tab, key)
    },
  }
}
