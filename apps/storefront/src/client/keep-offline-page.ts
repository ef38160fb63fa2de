import { workerPath } from '@/config/offline-worker'

export type KeepOfflinePageOptions = {
  workers: Pick<ServiceWorkerContainer, 'register'> | undefined
  whenIdle: (task: () => void) => void
}

/**
 * Installs the service worker with the offline page, once an account connects. A first visit installs nothing. Browsers
 * that refuse go without.
 */
export const keepOfflinePage = ({ workers, whenIdle }: KeepOfflinePageOptions): void =>
  workers && whenIdle(() => void workers.register(workerPath).catch(() => undefined))

/** This browser's workers; `undefined` where they are disabled or the page is not secure. */
export const browserWorkers = (): ServiceWorkerContainer | undefined =>
  'serviceWorker' in navigator ? navigator.serviceWorker : undefined
