import type { Clock } from '@lootboxes/ledger'
import type { Store } from './create-store'

export type AwaitStoreOptions = { clock: Clock; atMostMs: number }

/** Waits until the store's value is such, but no longer than `atMostMs`; gives the value it has then. */
export async function awaitStore<T>(
  store: Pick<Store<T>, 'get' | 'subscribe'>,
  isSuch: (value: T) => boolean,
  { clock, atMostMs }: AwaitStoreOptions,
): Promise<T> {
  if (isSuch(store.get())) return store.get()
  const found = new AbortController()
  const undo = store.subscribe(() => (isSuch(store.get()) ? found.abort() : undefined))
  try {
    await clock.sleep(atMostMs, found.signal)
  } catch {
    // The sleep ends early when the value is there.
  }
  undo()
  return store.get()
}
