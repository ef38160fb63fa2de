import { RECEIVE_EVENT, SEND_EVENT } from '../protocol/event-names'

/** The extension's connection to a page. */
export type PageWire = {
  readonly origin: string
  /** Calls the listener with each message of the page. Returns a function that removes it. */
  listen: (listener: (message: unknown) => void) => () => void
  toPage: (message: unknown) => void
  /** Calls `start` when a content script would start. */
  whenIdle: (start: () => void) => () => void
}

/** A message after the structured clone between page and extension, or null if it cannot be cloned. */
const cloned = (message: unknown): unknown => {
  try {
    return structuredClone(message)
  } catch {
    return null
  }
}

const AFTER_CONTENT_LOADED_MS = 10

/** The wire of a real page, over its DOM events. */
export const windowWire = (page: Window & typeof globalThis): PageWire => ({
  origin: page.location.origin,
  listen: (listener) => {
    const onSend = (event: Event) => listener(cloned('detail' in event ? event.detail : null))
    page.addEventListener(SEND_EVENT, onSend)
    return () => page.removeEventListener(SEND_EVENT, onSend)
  },
  toPage: (message) => {
    page.dispatchEvent(new page.CustomEvent(RECEIVE_EVENT, { detail: cloned(message) }))
  },
  whenIdle: (start) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const soon = () => {
      timer = setTimeout(start, AFTER_CONTENT_LOADED_MS)
    }
    if (page.document.readyState === 'loading') page.addEventListener('DOMContentLoaded', soon, { once: true })
    else soon()
    return () => {
      page.removeEventListener('DOMContentLoaded', soon)
      clearTimeout(timer)
    }
  },
})
