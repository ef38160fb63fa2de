import { RECEIVE_EVENT, SEND_EVENT } from '../protocol/event-names'
import { member } from '../protocol/member'
import type { PageMoment, WalletTransport } from './wallet-transport'

type PageWindow = Window & typeof globalThis

const currentWindow = (): PageWindow | undefined => (typeof window === 'undefined' ? undefined : window)

const nextEvent = (target: EventTarget, type: string, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => target.addEventListener(type, () => resolve(), { once: true, signal }))

const pageEvents = ['pageshow', 'visibilitychange', 'pagehide']

const onPage = (page: PageWindow, listener: (moment: PageMoment) => void): (() => void) => {
  const onEvent = ({ type }: Event) => {
    if (type !== 'visibilitychange' || page.document.visibilityState === 'visible')
      listener(type === 'pagehide' ? 'leaving' : 'shown')
  }
  for (const type of pageEvents) page.addEventListener(type, onEvent, { capture: true })
  return () => {
    for (const type of pageEvents) page.removeEventListener(type, onEvent, { capture: true })
  }
}

/** The extension sends its first message 65 to 190 ms after `load`, or within half a second of the parsed document (wallet-protocol E5). */
const HELLO_AFTER_LOAD_MS = 250
const HELLO_AFTER_PARSED_MS = 500

const startsWithin = ({ performance }: PageWindow): number => {
  try {
    const [timing] = performance.getEntriesByType('navigation')
    const now = performance.now()
    const { loadEventStart, domContentLoadedEventStart } = timing as PerformanceNavigationTiming
    const parsed = domContentLoadedEventStart || now
    const due = loadEventStart ? loadEventStart + HELLO_AFTER_LOAD_MS : parsed + HELLO_AFTER_PARSED_MS
    return Math.max(0, due - now)
  } catch {
    // Every browser with extensions has this clock.
    return 0
  }
}

/** An extension whose worker has slept no longer answers status queries of this page, so its last status is stored for the next connector. */
const lastStatus = new WeakMap<PageWindow, unknown>()

const unreachable: WalletTransport = {
  name: 'extension',
  isReachable: () => false,
  send: () => {},
  listen: () => () => {},
}

/** The window of a worker or of a test can be an event target without a document, a location or an event class. */
const partly = (page: PageWindow): Partial<PageWindow> => page
const readyState = (page: PageWindow): DocumentReadyState => partly(page).document?.readyState ?? 'complete'

/** Talks to the Radix Wallet Connector extension with DOM events on `window`. Unreachable without a window. */
export const windowTransport = (page: PageWindow | undefined = currentWindow()): WalletTransport =>
  page
    ? {
        name: 'extension',
        origin: page.origin === 'null' ? undefined : partly(page).location?.origin,
        isReachable: () => true,
        whenParsed: (signal) =>
          readyState(page) === 'loading' ? nextEvent(page.document, 'DOMContentLoaded', signal) : undefined,
        whenReady: (signal) => (readyState(page) === 'complete' ? undefined : nextEvent(page, 'load', signal)),
        startsWithin: () => startsWithin(page),
        send: (message) =>
          void page.dispatchEvent(new (partly(page).CustomEvent ?? CustomEvent)(SEND_EVENT, { detail: message })),
        listen: (listener) => {
          const onEvent = (event: Event) => {
            const message = 'detail' in event ? event.detail : undefined
            if (member(message, 'eventType') === 'extensionStatus') lastStatus.set(page, message)
            listener(message)
          }
          page.addEventListener(RECEIVE_EVENT, onEvent)
          return () => page.removeEventListener(RECEIVE_EVENT, onEvent)
        },
        lastStatus: () => lastStatus.get(page),
        onPage: (listener) => onPage(page, listener),
        warnings: () => import('./page-warnings').then(({ pageWarnings }) => pageWarnings(page)),
      }
    : unreachable
