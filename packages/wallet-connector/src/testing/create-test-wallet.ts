import type { Account, Persona } from '../protocol/entities'
import { type Circumstances, fairWeather } from './circumstances'
import { createExtensionHalf } from './extension-half'
import { type PageWire, windowWire } from './page-wire'
import { createPhone } from './phone'
import type { Play } from './play'
import { nowhere, type SavedState, type StateStore } from './saved-state'
import { testKeys } from './test-keys'

export type TestWalletOptions = {
  /** The same seed, the same keys, addresses and transaction ids. */
  seed: number
  /** The network the wallet is on; requests for another one get `wrongNetwork`. Default 2 (Stokenet). */
  networkId?: number | undefined
  /** Used up request by request; afterwards, and where no play fits, the wallet approves. */
  script?: readonly Play[] | undefined
  circumstances?: Partial<Circumstances> | undefined
  /** Default: the events of the global `window`. See `fakeTransport` for a page without one. */
  wire?: PageWire | undefined
  /** Where queue, script and open requests outlive the document, e.g. `sessionStateStore(window)`. Default: nowhere. */
  store?: StateStore | undefined
}

export type TestWallet = {
  readonly persona: Persona
  readonly accounts: readonly Account[]
  /** What reached the wallet, oldest first; documents before a reload included. */
  requests: () => readonly unknown[]
  /** Which phones each request reached, by interaction id, oldest first. */
  deliveries: () => readonly (readonly [interactionId: string, phone: string])[]
  /** How often the pairing window was opened. */
  popups: () => number
  /** Adds to the script. */
  play: (...plays: readonly Play[]) => void
  /** Changes the world and tells the page what the extension would tell it. */
  become: (change: Partial<Circumstances>) => void
  /** Answers an open request now, whatever its play said. False when there is none. */
  answer: (interactionId: string, play: Play) => boolean
  /** Sends the page anything at all. */
  say: (message: unknown) => void
  /** Takes the wallet away with all it knows; the page hears nothing more. */
  stop: () => void
}

const globalWindow = (): (Window & typeof globalThis) | undefined =>
  typeof window === 'undefined' ? undefined : window

const defaultWire = (): PageWire => {
  const page = globalWindow()
  if (page === undefined) throw new TypeError('createTestWallet needs a window, or a wire: see fakeTransport.')
  return windowWire(page)
}

/** How to take the wallet of a page away: like the extension, there is one. */
const wallets = new WeakMap<object, () => void>()

/** What an earlier document left, if its wallet was started alike: another script belongs to another test. */
const stateOf = ({ seed, networkId, script = [], circumstances }: TestWalletOptions, store: StateStore): SavedState => {
  const startedAs = JSON.stringify({ seed, networkId, script, circumstances })
  const saved = store.load()
  if (saved?.startedAs === startedAs) return saved
  return {
    startedAs,
    seed,
    circumstances: { ...fairWeather, ...circumstances },
    script: [...script],
    waiting: [],
    requests: [],
    sessions: [],
    sessionPhones: [],
    deliveries: [],
    open: [],
  }
}

/**
 * A page that behaves as if the connector extension and a linked wallet were there, quirks included. A page has one: the
 * next takes the place of the last, and nothing is left of it. Never use it with money.
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
    queue: {
      waiting: () => state.waiting,
      put: (message) => change({ waiting: [...state.waiting, message] }),
      remove: (id) => {
        const waiting = state.waiting.filter(({ interactionId }) => interactionId !== id)
        const removed = waiting.length < state.waiting.length
        if (removed) change({ waiting })
        return removed
      },
      knows: (id) => [...state.waiting, ...state.requests].some(({ interactionId }) => interactionId === id),
      phonesFor: (id) => {
        const { phones } = state.circumstances
        const [, sessionId] = state.sessions.find(([interactionId]) => interactionId === id) ?? []
        const [, bound] = state.sessionPhones.find(([session]) => session === sessionId) ?? []
        return bound === undefined ? phones : phones.filter((phone) => phone === bound)
      },
      noteSession: (id, sessionId) => change({ sessions: [...state.sessions, [id, sessionId]] }),
      noteDelivery: (id, phone) => change({ deliveries: [...state.deliveries, [id, phone]] }),
    },
    onPopup: () => {
      popups += 1
    },
  })

  let unhear = () => {}
  const start = () => {
    unhear = wire.hear(extension.hear)
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
    unhear()
    for (const timer of timers) clearTimeout(timer)
    timers.clear()
  }
  const page = options.wire === undefined ? globalWindow() : undefined
  if (page !== undefined) {
    wallets.get(page)?.()
    wallets.set(page, leave)
  }
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
