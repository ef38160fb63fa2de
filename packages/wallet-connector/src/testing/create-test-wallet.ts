import type { Account, Persona } from '../protocol/entities'
import { type Circumstances, fairWeather } from './circumstances'
import { createExtensionHalf } from './extension-half'
import { type PageWire, windowWire } from './page-wire'
import { createPhone } from './phone'
import type { Play } from './play'
import { nowhere, type SavedState, type StateStore, sessionStateStore } from './saved-state'
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
  /** Default: the tab's session storage where there is a window. */
  store?: StateStore | undefined
}

export type TestWallet = {
  readonly persona: Persona
  readonly accounts: readonly Account[]
  /** What reached the wallet, oldest first; documents before a reload included. */
  requests: () => readonly unknown[]
  /** Adds to the script. */
  play: (...plays: readonly Play[]) => void
  /** Changes the world and tells the page what the extension would tell it. */
  become: (change: Partial<Circumstances>) => void
  /** Answers an open request now, whatever its play said. False when there is none. */
  answer: (interactionId: string, play: Play) => boolean
  /** Sends the page anything at all. */
  say: (message: unknown) => void
  /** Takes the wallet away; the page hears nothing more. */
  stop: () => void
}

const globalWindow = (): (Window & typeof globalThis) | undefined =>
  typeof window === 'undefined' ? undefined : window

const defaultWire = (): PageWire => {
  const page = globalWindow()
  if (page === undefined) throw new TypeError('createTestWallet needs a window, or a wire: see fakeTransport.')
  return windowWire(page)
}

const defaultStore = (wire: PageWire | undefined): StateStore => {
  const page = globalWindow()
  return wire !== undefined || page === undefined ? nowhere : sessionStateStore(page)
}

const stateOf = ({ seed, script = [], circumstances }: TestWalletOptions, store: StateStore): SavedState => {
  const saved = store.load()
  if (saved?.seed === seed) return saved
  return {
    seed,
    circumstances: { ...fairWeather, ...circumstances },
    script: [...script],
    waiting: [],
    requests: [],
    open: [],
  }
}

/**
 * A page that behaves as if the connector extension and a linked wallet were there, quirks included (wallet-protocol A6
 * to A9). In a browser its queue, script and open requests survive a reload, as a phone would. Never use it with money.
 */
export const createTestWallet = (options: TestWalletOptions): TestWallet => {
  const { seed, networkId = 2, wire = defaultWire(), store = defaultStore(options.wire) } = options
  const keys = testKeys(seed, networkId)
  const timers = new Set<ReturnType<typeof setTimeout>>()
  let state = stateOf(options, store)

  const change = (next: Partial<SavedState>) => {
    state = { ...state, ...next }
    store.save(state)
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
    },
  })

  let unhear = () => {}
  const start = () => {
    unhear = wire.hear(extension.hear)
    if (!state.circumstances.workerAsleep) extension.pushStatus()
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
  if (installed) arrive()

  return {
    persona: keys.persona,
    accounts: keys.accounts,
    requests: () => state.requests,
    play: (...plays) => change({ script: [...state.script, ...plays] }),
    become: (next) => {
      const relinked = next.linked !== undefined && next.linked !== state.circumstances.linked
      change({ circumstances: { ...state.circumstances, ...next } })
      if (relinked) extension.pushStatus()
      extension.deliver()
    },
    answer: phone.answer,
    say: wire.toPage,
    stop: () => {
      unwait()
      unhear()
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
    },
  }
}
