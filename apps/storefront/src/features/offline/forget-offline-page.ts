import { browserWorkers } from './keep-offline-page'
import { offlineCache } from './offline-worker'

/** Takes the offline page out of this browser, and the worker that kept it. */
export async function forgetOfflinePage(): Promise<void> {
  const registrations = (await browserWorkers()?.getRegistrations()) ?? []
  await Promise.all(registrations.map((registration) => registration.unregister()))
  if ('caches' in globalThis) await caches.delete(offlineCache)
}
