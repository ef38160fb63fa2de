import { RECEIVE_EVENT, SEND_EVENT } from '../protocol/event-names'
import { member } from '../protocol/member'
import type { PageMoment, WalletTransport } from './wallet-transport'

type PageWindow = Window & typeof globalThis

const currentWindow = (): PageWindow | undefined => (typeof window === 'undefined' ? undefined : window)

const whenParsed = (page: PageWindow, signal: AbortSignal): Promise<void> | undefined =>
  page.document.readyState === 'loading'
    ? new Promise((resolve) =>
        page.document.addEventListener('DOMContentLoaded', () => resolve(), { once: true, signal }),
      )
    : undefined

const whenLoaded = (page: PageWindow, signal: AbortSignal): Promise<void> | undefined =>
  page.document.readyState === 'complete'
    ? undefined
    : new Promise((resolve) => page.addEventListener('load', () => resolve(), { once: true, signal }))

const pageEvents = ['pageshow', 'visibilitychange', 'pagehide']

const onPage = (page: PageWindow, listener: (moment: PageMoment) => void): (() => void) => {
  const hear = ({ type }: Event) => {
    if (type !== 'visibilitychange' || page.document.visibilityState === 'visible')
      listener(type === 'pagehide' ? 'leaving' : 'shown')
  }
  for (const type of pageEvents) page.addEventListener(type, hear, true)
  return () => {
    for (const type of pageEvents) page.removeEventListener(type, hear, true)
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

/** Chromium injects extensions only into these pages. */
const isInjected = ({ location, origin, isSecureContext, navigator }: PageWindow): boolean =>
  origin !== 'null' &&
  (location.protocol === 'https:' || /^http:\/\/(localhost|127\.0\.0\.1)(:|$)/.test(location.origin)) &&
  !(isSecureContext && !('userAgentData' in navigator))

/** An extension whose worker has slept no longer answers status queries of this page, so its last status is stored for the next connector. */
const lastStatus = new WeakMap<PageWindow, unknown>()

const warning = 'Extensions are injected only by Chromium, and only on https or localhost.'

/** Talks to the Radix Wallet Connector extension with DOM events on `window`. Unreachable without a window. */
export const windowTransport = (page: PageWindow | undefined = currentWindow()): WalletTransport => ({
  name: 'extension',
  origin: page && page.origin !== 'null' ? page.location.origin : undefined,
  isReachable: () => page !== undefined,
  whenParsed: (signal) => page && whenParsed(page, signal),
  whenReady: (signal) => page && whenLoaded(page, signal),
  startsWithin: () => (page ? startsWithin(page) : 0),
  send: (message) => {
    page?.dispatchEvent(new page.CustomEvent(SEND_EVENT, { detail: message }))
  },
  listen: (listener) => {
    const hear = (event: Event) => {
      const message = 'detail' in event ? event.detail : undefined
      if (page && member(message, 'eventType') === 'extensionStatus') lastStatus.set(page, message)
      listener(message)
    }
    page?.addEventListener(RECEIVE_EVENT, hear)
    return () => page?.removeEventListener(RECEIVE_EVENT, hear)
  },
  lastStatus: () => page && lastStatus.get(page),
  onPage: (listener) => (page ? onPage(page, listener) : () => {}),
  warnings: () => (page && !isInjected(page) ? [warning] : []),
})
