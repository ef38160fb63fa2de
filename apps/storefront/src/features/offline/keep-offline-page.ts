import { accountOf, type Session } from '../session/session'
import type { Store } from '../store/create-store'
import { workerPath } from './offline-worker'

export type KeepOfflinePageOptions = {
  session$: Pick<Store<Session>, 'get' | 'subscribe'>
  workers: Pick<ServiceWorkerContainer, 'register'> | undefined
  whenIdle: (task: () => void) => void
}

/**
 * Lets the browser keep the offline page from the moment somebody connects: who only looks leaves with nothing
 * installed, and no first visit pays for it. A browser that refuses goes on without. Returns its undo.
 */
export function keepOfflinePage({ session$, workers, whenIdle }: KeepOfflinePageOptions): () => void {
  if (workers === undefined) return () => undefined
  const look = () => {
    if (accountOf(session$.get()) === undefined) return
    undo()
    whenIdle(() => void workers.register(workerPath).catch(() => undefined))
  }
  const undo = session$.subscribe(look)
  look()
  return undo
}

/** This browser's workers; undefined where they are switched off or the page is not secure. */
export const browserWorkers = (): ServiceWorkerContainer | undefined =>
  'serviceWorker' in navigator ? navigator.serviceWorker : undefined

/** After the page has loaded and when nothing else is going on. */
export function whenIdle(task: () => void): void {
  const later = () => ('requestIdleCallback' in window ? requestIdleCallback(task) : setTimeout(task, 1))
  if (document.readyState === 'complete') later()
  else addEventListener('load', later, { once: true })
}
