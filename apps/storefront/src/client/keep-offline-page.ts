import { workerPath } from '@/config/offline-worker'

export type KeepOfflinePageOptions = {
  workers: Pick<ServiceWorkerContainer, 'register'> | undefined
  whenIdle: (task: () => void) => void
}

/**
 * Lets the browser keep the offline page. Called from the moment somebody connects: who only looks leaves with nothing
 * installed, and no first visit pays for it. A browser that refuses goes on without.
 */
export const keepOfflinePage = ({ workers, whenIdle }: KeepOfflinePageOptions): void =>
  workers && whenIdle(() => void workers.register(workerPath).catch(() => undefined))

/** This browser's workers; undefined where they are switched off or the page is not secure. */
export const browserWorkers = (): ServiceWorkerContainer | undefined =>
  'serviceWorker' in navigator ? navigator.serviceWorker : undefined
