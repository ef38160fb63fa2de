'use client'

import { whenIdle } from '@lootboxes/ui'
import { usePathname } from 'next/navigation'
import { Activity, type ComponentType, lazy, type ReactNode, useEffect, useRef, useState } from 'react'

declare global {
  /** The last button of a late part that was pressed before its code arrived: see `firstScript`. */
  var earlyPress: HTMLElement | undefined
}

const isServer = typeof window === 'undefined'
/** The path that the server rendered. */
const firstPath = isServer ? undefined : location.pathname
const loads = new Set<Promise<unknown>>()
let begin: () => void = () => undefined
const begun = new Promise<void>((resolve) => {
  begin = resolve
})

/** Late parts load at the first press, key or focus, or once the page has loaded and the browser is idle. */
function watchUse(): void {
  if (globalThis.earlyPress !== undefined) begin()
  for (const type of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(type, begin, { once: true, capture: true, passive: true })
  whenIdle(begin)
}
if (!isServer) watchUse()

/**
 * Loads the late parts of the page and resolves when they have their code. React replaces a part without code by nothing
 * when a context above it changes, so the wallet waits for this.
 */
export async function loadLateParts(): Promise<void> {
  begin()
  await Promise.all(loads)
}

/** A part of the served page stays as it is without its code; a part of a later page is an error. */
function whenLost(cause: unknown): Promise<never> {
  if (location.pathname === firstPath) return new Promise(() => undefined)
  throw cause
}

/** Marks a part as hydrated, and repeats the press that came before its code. */
function Hydrated({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (root.current === null) return
    root.current.dataset.late = 'hydrated'
    const pressed = globalThis.earlyPress
    if (pressed === undefined || !root.current.contains(pressed)) return
    globalThis.earlyPress = undefined
    pressed.click()
  }, [])
  return (
    <div ref={root} data-late="" className="contents">
      {children}
    </div>
  )
}

/**
 * A part that the server renders in full and whose code is not in the first load: React hydrates it in place when the
 * browser is idle or in use.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loading: Promise<ComponentType<Props>> | undefined
  const start = () => {
    loading ??= isServer ? load() : begun.then(load).catch(whenLost)
    return loading
  }
  const Part = lazy(async () => ({ default: await start() }))
  return function LatePart(props: Props) {
    const path = usePathname()
    const [isServed] = useState(isServer || path === firstPath)
    useEffect(() => void loads.add(start()), [])
    const part = (
      <Hydrated>
        <Part {...props} />
      </Hydrated>
    )
    // React hydrates an Activity separately. A Suspense would send a long part behind the page, for a script to insert.
    // A page that the router opens waits for its parts: the previous page stays until then.
    return isServed ? <Activity>{part}</Activity> : part
  }
}
