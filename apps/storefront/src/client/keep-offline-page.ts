import { offlineCache, workerPath } from '@/config/offline-worker'

export type KeepOfflinePageOptions = {
  workers: Pick<ServiceWorkerContainer, 'register'> | undefined
  whenIdle: (task: () => void) => void
}

/** Whether an account connected after the last `removeOfflinePage`. */
let isWanted = false
let installation: Promise<unknown> = Promise.resolve()

/**
 * Installs the service worker with the offline page, once an account connects. A first visit installs nothing. Browsers
 * that refuse go without.
 */
export function keepOfflinePage({ workers, whenIdle }: KeepOfflinePageOptions): void {
  isWanted = true
  whenIdle(() => {
    if (isWanted) installation = workers?.register(workerPath).catch(() => undefined) ?? installation
  })
}

/** This browser's workers; `undefined` where they are disabled or the page is not secure. */
export const browserWorkers = (): ServiceWorkerContainer | undefined =>
  'serviceWorker' in navigator ? navigator.serviceWorker : undefined

/** Removes the offline page and its worker, and stops an installation that has not begun. */
export async function removeOfflinePage(workers = browserWorkers()): Promise<void> {
  isWanted = false
  await installation
  const registrations = (await workers?.getRegistrations()) ?? []
  await Promise.all(registrations.map((registration) => registration.unregister()))
  if ('caches' in globalThis) await caches.delete(offlineCache)
}
