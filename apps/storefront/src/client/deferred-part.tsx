'use client'

import { whenIdle } from '@lootboxes/ui'
import { usePathname } from 'next/navigation'
import {
  Activity,
  type ComponentType,
  lazy,
  type RefObject,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'

declare global {
  /** The last press on a button in `data-deferred=""`, which was not hydrated: see `firstScript`. */
  var earlyPress: Event | undefined
}

const isServer = typeof window === 'undefined'
/** The path that the server rendered. */
const firstPath = isServer ? undefined : location.pathname
const loads = new Set<Promise<unknown>>()
let begin: () => void = () => undefined
const begun = new Promise<void>((resolve) => {
  begin = resolve
})

/** Deferred parts load at the first press, key or focus, or once the page has loaded and the browser is idle. */
function watchUse(): void {
  if (globalThis.earlyPress !== undefined) begin()
  for (const type of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(type, begin, { once: true, capture: true, passive: true })
  whenIdle(begin)
}
if (!isServer) watchUse()

/**
 * Loads the deferred parts of the page. Resolves when the code of each has loaded or failed. If a context above a part changes
 * before that, React renders the part again without its served markup. Therefore the wallet waits for this function.
 */
export async function loadDeferredParts(): Promise<void> {
  begin()
  await Promise.allSettled(loads)
}

const nameOf = ({ ariaLabel, textContent }: Element) => ariaLabel ?? textContent

/** The button to press for one that was pressed early: the same one, or its successor if its markup was replaced. */
function pressedIn(root: Element, { target }: Event): HTMLElement | undefined {
  const pressed = target instanceof Element ? target.closest('button') : null
  if (pressed === null) return undefined
  if (pressed.isConnected) return root.contains(pressed) ? pressed : undefined
  return [...root.querySelectorAll('button')].find((button) => nameOf(button) === nameOf(pressed))
}

/** Marks the element of a part (`data-deferred=""`) as hydrated, and repeats the press that came before its code. */
export function useEarlyPress<Root extends HTMLElement>(): RefObject<Root | null> {
  const root = useRef<Root>(null)
  useEffect(() => {
    if (root.current === null) return
    root.current.dataset.deferred = 'hydrated'
    const { earlyPress } = globalThis
    if (earlyPress === undefined) return
    const button = pressedIn(root.current, earlyPress)
    if (button === undefined) return
    globalThis.earlyPress = undefined
    // If the code of a part has loaded, React hydrates the part on the press and then replays the press.
    if (earlyPress.eventPhase === Event.NONE) button.click()
  }, [])
  return root
}

const marked = <Props extends object>(Part: ComponentType<Props>): ComponentType<Props> =>
  function Marked(props: Props) {
    return (
      <div ref={useEarlyPress<HTMLDivElement>()} data-deferred="" className="contents">
        <Part {...props} />
      </div>
    )
  }

const noChanges = () => () => undefined

/**
 * Returns a replacement for a part whose code failed to load. It keeps the served markup, which React does not compare, and
 * a press on it loads the code again. After a client-side navigation there is no such markup, and it throws.
 */
const kept = <Props extends object>(cause: unknown, load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  function Kept(props: Props) {
    const isHydrating = useSyncExternalStore(
      noChanges,
      () => false,
      () => true,
    )
    const [isServed] = useState(isHydrating)
    const [Part, setPart] = useState<ComponentType<Props>>()
    const root = useRef<HTMLDivElement>(null)
    useEffect(() => {
      const loadAgain = () => {
        load().then(
          (found) => setPart(() => marked(found)),
          () => undefined,
        )
      }
      const { current } = root
      current?.addEventListener('click', loadAgain)
      return () => current?.removeEventListener('click', loadAgain)
    }, [])
    if (!isServed) throw cause
    if (Part !== undefined) return <Part {...props} />
    return (
      <div
        ref={root}
        data-deferred=""
        className="contents"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    )
  }

/**
 * A part that the server renders in full and whose code is not in the first load: React hydrates it in place when the
 * browser is idle or in use.
 */
export function deferredPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loading: Promise<ComponentType<Props>> | undefined
  const start = () => {
    loading ??= isServer ? load() : begun.then(load)
    return loading
  }
  const Part = lazy(async () => ({ default: await start().then(marked, (cause: unknown) => kept(cause, load)) }))
  return function DeferredPart(props: Props) {
    const path = usePathname()
    const [isServed] = useState(isServer || path === firstPath)
    useEffect(() => void loads.add(start()), [])
    const part = <Part {...props} />
    // React hydrates an Activity separately. A Suspense would send a long part behind the page, for a script to insert.
    // A page that the router opens waits for its parts: the previous page stays until then.
    return isServed ? <Activity>{part}</Activity> : part
  }
}
