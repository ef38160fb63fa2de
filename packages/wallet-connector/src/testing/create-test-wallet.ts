import type { Account, Persona } from '../protocol/entities'
import { type Circumstances, defaultCircumstances } from './circumstances'
import { createExtensionHalf } from './extension-half'
import { type PageWire, windowWire } from './page-wire'
import { createPhone } from './phone'
import type { Play } from './play'
import { nowhere, type SavedState, type StateStore } from './saved-state'
import { testKeys } from './test-keys'

/** Options of `createTestWallet`. */
export type TestWalletOptions = {
  /** Determines keys, addresses and transaction ids. */
  seed: number
  /** The network of the wallet; requests for another one get `wrongNetwork`. Default 2 (Stokenet). */
  networkId?: number | undefined
  /** One play for each request. After the last one, and if no play matches, the wallet approves. */
  script?: readonly Play[] | undefined
  circumstances?: Partial<Circumstances> | undefined
  /** Default: events of the global `window`. Without a window, use the wire of `fakeTransport`. */
  wire?: PageWire | undefined
  /** Stores queue, script and open requests across reloads, e.g. `sessionStateStore(window)`. Default: no store. */
  store?: StateStore | undefined
}

/** The wallet that `createTestWallet` returns. */
export type TestWallet = {
  readonly persona: Persona
  readonly accounts: readonly Account[]
  /** The delivered requests, oldest first, also those before a reload. */
  requests: () => readonly unknown[]
  /** The phones that received each request, by interaction id, oldest first. */
  deliveries: () => readonly (readonly [interactionId: string, phone: string])[]
  /** How often the pairing window was opened. */
  popups: () => number
  /** Appends to the script. */
  play: (...plays: readonly Play[]) => void
  /** Changes the circumstances and sends the page the events of the extension. */
  become: (change: Partial<Circumstances>) => void
  /** Responds to an open request now, instead of its play. False if the request is not open. */
  answer: (interactionId: string, play: Play) => boolean
  /** Sends any message to the page. */
  say: (message: unknown) => void
  /** Removes the wallet and its state. The page gets no further message. */
  stop: () => void
}

const globalWindow = (): (Window & typeof globalThis) | undefined =>
  typeof window === 'undefined' ? undefined : window

const defaultWire = (): PageWire => {
  const page = globalWindow()
  if (page === undefined) throw new TypeError('createTestWallet needs a window, or a wire: see fakeTransport.')
  return windowWire(page)
}

/** The function that removes the wallet of a page. A page has one wallet, as it has one extension. */
const wallets = new WeakMap<object, () => void>()

/** The state of an earlier document, if its wallet had the same options. */
const stateOf = ({ seed, networkId, script = [], circumstances }: TestWalletOptions, store: StateStore): SavedState => {
  const startedAs = JSON.stringify({ seed, networkId, script, circumstances })
  const saved = store.load()
  if (saved?.startedAs === startedAs) return saved
  return {
    startedAs,
    seed,
    circumstances: { ...defaultCircumstances, ...circumstances },
    script: [...script],
    waiting: [],
    requests: [],
    sessions: [],
    sessionPhones: [],
    deliveries: [],
    open: [],
  }
}

/** Ends the test wallet that the page has had, and registers the end of the next one. */
const replaceOnPage = (leave: () => void) => {
  const page = globalWindow()
  if (page === undefined) return
  wallets.get(page)?.()
  wallets.set(page, leave)
}

/** The requests that wait for the wallet, in the saved state. */
const queueOf = (
  now: () => SavedState,
  change: (next: Partial<SavedState>) => void,
): Parameters<typeof createExtensionHalf>[0]['queue'] => ({
  waiting: () => now().waiting,
  put: (message) => change({ waiting: [...now().waiting, message] }),
  remove: (id) => {
    const waiting = now().waiting.filter(({ interactionId }) => interactionId !== id)
    const removed = waiting.length < now().waiting.length
    if (removed) change({ waiting })
    return removed
  },
  knows: (id) => [...now().waiting, ...now().requests].some(({ interactionId }) => interactionId === id),
  phonesFor: (id) => {
    const { phones } = now().circumstances
    const [, sessionId] = now().sessions.find(([interactionId]) => interactionId === id) ?? []
    const [, bound] = now().sessionPhones.find(([session]) => session === sessionId) ?? []
    return bound === undefined ? phones : phones.filter((phone) => phone === bound)
  },
  noteSession: (id, sessionId) => change({ sessions: [...now().sessions, [id, sessionId]] }),
  noteDelivery: (id, phone) => change({ deliveries: [...now().deliveries, [id, phone]] }),
})

/**
 * Simulates the connector extension and a linked wallet, including their quirks. A page has one test wallet: the next one
 * replaces it completely. Never use it with real money.
 * @example const wallet = createTestWallet({ seed: 1, networkId: 2, script: [{ on: 'transaction', reply: 'reject' }] })
 */
export const createTestWallet = (options: TestWalletOptions): TestWallet => {
  const { seed, networkId = 2, wire = defaultWire(), store = nowhere } = options
  const keys = testKeys(seed, networkId)
  const timers = new Set<ReturnType<typeof setTimeout>>()
  let state = stateOf(options, store)
  let popups = 0
  let isOver = false

  const change = (next: Partial<SavedState>) => {
    state = { ...state, ...next }
    if (!isOver) store.save(state)
  }
  const after = (ms: number, run: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      run()
    }, ms)
    timers.add(timer)
  }
  const phone = createPhone({ keys, networkId, wire, after, now: () => state, change })
  const extension = createExtensionHalf({
    wire,
    after,
    now: () => state.circumstances,
    onDelivered: phone.receive,
    queue: queueOf(() => state, change),
    onPopup: () => {
      popups += 1
    },
  })

  let unlisten = () => {}
  const start = () => {
    unlisten = wire.listen(extension.receive)
    const { workerAsleep, sleepsThrough } = state.circumstances
    if (!workerAsleep && sleepsThrough === 0) extension.pushStatus()
    extension.deliver()
    phone.resume()
  }
  let unwait = () => {}
  const { installed, startsAfter } = state.circumstances
  const arrive = () => {
    if (startsAfter === 'document-idle') unwait = wire.whenIdle(start)
    else if (startsAfter > 0) after(startsAfter, start)
    else start()
  }
  const leave = () => {
    isOver = true
    unwait()
    unlisten()
    for (const timer of timers) clearTimeout(timer)
    timers.clear()
  }
  if (options.wire === undefined) replaceOnPage(leave)
  if (installed) arrive()

  return {
    persona: keys.persona,
    accounts: keys.accounts,
    requests: () => state.requests,
    deliveries: () => state.deliveries,
    popups: () => popups,
    play: (...plays) => change({ script: [...state.script, ...plays] }),
    become: (next) => {
      const isLinked = () => state.circumstances.linked && state.circumstances.phones.length > 0
      const before = isLinked()
      change({ circumstances: { ...state.circumstances, ...next } })
      if (before !== isLinked()) extension.pushStatus()
      extension.deliver()
    },
    answer: phone.answer,
    say: wire.toPage,
    stop: () => {
      if (!isOver) store.clear()
      leave()
    },
  }
}
