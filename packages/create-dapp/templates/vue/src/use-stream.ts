import { onScopeDispose, shallowRef } from 'vue'

type Stream<T> = { subscribe(next: (value: T) => void): { unsubscribe(): void } }

/** A ref with the latest value of a stream; unsubscribes when the component unmounts. */
export function useStream<T>(stream$: Stream<T>, initial: T) {
  const latest = shallowRef(initial)
  const subscription = stream$.subscribe((value) => {
    latest.value = value
  })
  onScopeDispose(() => subscription.unsubscribe())
  return latest
}
