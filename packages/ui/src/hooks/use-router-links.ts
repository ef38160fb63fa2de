'use client'

import { useEffect } from 'react'
import { whenIdle } from './when-idle'

const LINGER_MS = 500
/** How far outside the window a link may be. */
const MARGIN = '200px'

/** The link around an element, if it leads to a page of this site. A download and `rel="external"` belong to the browser. */
function pageLinkOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (link === null || link.origin !== location.origin) return undefined
  return link.target || link.hasAttribute('download') || link.relList.contains('external') ? undefined : link
}

const hrefOf = ({ pathname, search, hash }: HTMLAnchorElement): string => pathname + search + hash

/** A fragment of the current page, to which the browser scrolls. */
const isFragment = ({ pathname, search, hash }: HTMLAnchorElement): boolean =>
  hash !== '' && pathname === location.pathname && search === location.search

const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented

const savesData = (): boolean =>
  'connection' in navigator &&
  typeof navigator.connection === 'object' &&
  navigator.connection !== null &&
  'saveData' in navigator.connection &&
  navigator.connection.saveData === true

/** Calls `linger` for each link of the document that stays near the window for half a second. */
function watchLinks(linger: (link: HTMLAnchorElement) => void, signal: AbortSignal): void {
  if (signal.aborted || typeof IntersectionObserver === 'undefined') return
  const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>()
  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        clearTimeout(timers.get(target))
        const link = isIntersecting ? pageLinkOf(target) : undefined
        if (link !== undefined)
          timers.set(
            link,
            setTimeout(() => linger(link), LINGER_MS),
          )
      }
    },
    { rootMargin: MARGIN },
  )
  const observe = (parent: ParentNode) => {
    for (const link of parent.querySelectorAll('a[href^="/"]')) near.observe(link)
  }
  const added = new MutationObserver((records) => {
    for (const parent of new Set(records.map(({ target }) => target))) if (parent instanceof Element) observe(parent)
  })
  observe(document)
  added.observe(document.body, { childList: true, subtree: true })
  signal.addEventListener('abort', () => {
    near.disconnect()
    added.disconnect()
  })
}

/** The part of a framework's router that links need. */
export type LinkRouter = {
  readonly push: (href: string, options?: { readonly scroll: boolean }) => void
  readonly prefetch: (href: string) => void
}

/**
 * Makes a router follow the links of the document, so that a link is a plain `a` without code. It prefetches a link when
 * its visitor shows an intent: pointer or focus on it, a touch, or half a second near the window. A visitor who saves
 * data prefetches nothing. Links in an element with `data-keep-scroll`, such as the views of a page, do not scroll to its top.
 * Keep `router` the same object: another one starts again.
 * @example useRouterLinks(useRouter())
 */
export function useRouterLinks(router: LinkRouter): void {
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    document.addEventListener(
      'click',
      (event) => {
        const link = isPlainPress(event) ? pageLinkOf(event.target) : undefined
        if (link === undefined || isFragment(link)) return
        event.preventDefault()
        router.push(hrefOf(link), ...(link.closest('[data-keep-scroll]') ? [{ scroll: false }] : []))
      },
      { signal },
    )
    if (savesData()) return () => ending.abort()
    const prefetched = new WeakSet<HTMLAnchorElement>()
    const prefetch = (link: HTMLAnchorElement | undefined) => {
      if (link === undefined || prefetched.has(link)) return
      prefetched.add(link)
      router.prefetch(hrefOf(link))
    }
    for (const type of ['pointerover', 'focusin', 'touchstart'])
      document.addEventListener(type, ({ target }) => prefetch(pageLinkOf(target)), { signal, passive: true })
    whenIdle(() => watchLinks(prefetch, signal))
    return () => ending.abort()
  }, [router])
}
