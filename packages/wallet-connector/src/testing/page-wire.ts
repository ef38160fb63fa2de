import { RECEIVE_EVENT, SEND_EVENT } from '../protocol/event-names'

/** The extension's view of a page. */
export type PageWire = {
  readonly origin: string
  /** Hears what the page sends, until the returned function is called. */
  hear: (listener: (message: unknown) => void) => () => void
  toPage: (message: unknown) => void
  /** Calls back when a content script would start. */
  whenIdle: (start: () => void) => () => void
}

/** What crosses the border between page and extension: a structured clone, or null. */
const cloned = (message: unknown): unknown => {
  try {
    return structuredClone(message)
  } catch {
    return null
  }
}

const AFTER_CONTENT_LOADED_MS = 10

/** The DOM events of a real page. */
export const windowWire = (page: Window & typeof globalThis): PageWire => ({
  origin: page.location.origin,
  hear: (listener) => {
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
