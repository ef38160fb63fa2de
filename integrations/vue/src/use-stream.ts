import { onScopeDispose, shallowRef } from 'vue'

type Stream<T> = { subscribe(next: (value: T) => void): { unsubscribe(): void } }

/** The latest value of one of the toolkit's streams, as long as the component lives. */
export function useStream<T>(stream$: Stream<T>, initial: T) {
  const latest = shallowRef(initial)
  const subscription = stream$.subscribe((value) => {
    latest.value = value
  })
  onScopeDispose(() => subscription.unsubscribe())
  return latest
}
