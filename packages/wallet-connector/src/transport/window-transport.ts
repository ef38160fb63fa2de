import { RECEIVE_EVENT, SEND_EVENT } from '../protocol/event-names'
import type { PageMoment, WalletTransport } from './wallet-transport'

type PageWindow = Window & typeof globalThis

const currentWindow = (): PageWindow | undefined => (typeof window === 'undefined' ? undefined : window)

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

/** Extensions are injected into these pages only, by Chromium browsers only (wallet-protocol A1). */
const isInjected = ({ location, origin, isSecureContext, navigator }: PageWindow): boolean =>
  origin !== 'null' &&
  (location.protocol === 'https:' || /^http:\/\/(localhost|127\.0\.0\.1)(:|$)/.test(location.origin)) &&
  !(isSecureContext && !('userAgentData' in navigator))

const warning = 'No extension may hear this page: it takes Chromium and https, or http on localhost.'

/**
 * Talks to the Radix Wallet Connector extension by DOM events on `window` (wallet-protocol A1). Touches nothing until used;
 * where there is no window it is unreachable.
 */
export const windowTransport = (page: PageWindow | undefined = currentWindow()): WalletTransport => ({
  name: 'extension',
  origin: page && page.origin !== 'null' ? page.location.origin : undefined,
  isReachable: () => page !== undefined,
  whenAudible: (signal) => page && whenLoaded(page, signal),
  send: (message) => {
    page?.dispatchEvent(new page.CustomEvent(SEND_EVENT, { detail: message }))
  },
  listen: (listener) => {
    const hear = (event: Event) => listener('detail' in event ? event.detail : undefined)
    page?.addEventListener(RECEIVE_EVENT, hear)
    return () => page?.removeEventListener(RECEIVE_EVENT, hear)
  },
  onPage: (listener) => (page ? onPage(page, listener) : () => {}),
  warnings: () => (page && !isInjected(page) ? [warning] : []),
})
