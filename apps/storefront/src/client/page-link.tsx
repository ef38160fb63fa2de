'use client'

import NextLink from 'next/link'
import { type ComponentProps, useEffect, useRef, useState } from 'react'

const LINGER_MS = 500
/** How far outside the window a link may be (spec L138). */
const MARGIN = '200px'

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>()
const callbacks = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | undefined

/** Calls `prefetch` once the element has been near the window for half a second. Returns what ends the wait. */
function whenLingering(element: Element, prefetch: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => undefined
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        clearTimeout(timers.get(target))
        if (isIntersecting)
          timers.set(
            target,
            setTimeout(() => callbacks.get(target)?.(), LINGER_MS),
          )
      }
    },
    { rootMargin: MARGIN },
  )
  const shared = observer
  callbacks.set(element, prefetch)
  shared.observe(element)
  return () => {
    clearTimeout(timers.get(element))
    callbacks.delete(element)
    shared.unobserve(element)
  }
}

const savesData = (): boolean =>
  'connection' in navigator &&
  typeof navigator.connection === 'object' &&
  navigator.connection !== null &&
  'saveData' in navigator.connection &&
  navigator.connection.saveData === true

/**
 * The router's link. It is prefetched when its visitor shows an intent: pointer or focus on it, a touch, or half a second
 * near the window. A visitor who saves data prefetches nothing.
 */
export function PageLink({
  href,
  ...props
}: Omit<ComponentProps<typeof NextLink>, 'href' | 'prefetch'> & { href: string }) {
  const [isWanted, setWanted] = useState(false)
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    const element = link.current
    // A prefetch of the 404 page would log a failed request in the console.
    if (element === null || href === '/404' || savesData()) return
    const ending = new AbortController()
    const prefetch = () => {
      ending.abort()
      setWanted(true)
    }
    const { signal } = ending
    for (const type of ['pointerenter', 'focus', 'touchstart'])
      element.addEventListener(type, prefetch, { signal, passive: true })
    const forget = whenLingering(element, prefetch)
    signal.addEventListener('abort', forget)
    return () => ending.abort()
  }, [href])
  return <NextLink {...props} ref={link} href={href} prefetch={isWanted ? null : false} />
}
