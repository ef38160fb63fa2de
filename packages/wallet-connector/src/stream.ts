import { Observable, type Subscriber } from 'rxjs'

/** The source of a stream. A Subject would do, but its class adds 0.7 kB to every bundle. */
export type Emitter<T> = {
  readonly stream$: Observable<T>
  isObserved: () => boolean
  next: (value: T) => void
  /** Completes the stream, also for later subscribers. */
  complete: () => void
}

/** Creates an emitter. With `start` it calls that function for each new subscriber first, for example to emit a current value. */
export const createEmitter = <T>(start?: (subscriber: Subscriber<T>) => void): Emitter<T> => {
  const subscribers = new Set<Subscriber<T>>()
  let isComplete = false
  return {
    stream$: new Observable((subscriber) => {
      start?.(subscriber)
      if (isComplete) subscriber.complete()
      subscribers.add(subscriber)
      return () => subscribers.delete(subscriber)
    }),
    isObserved: () => subscribers.size > 0,
    next: (value) => {
      for (const subscriber of [...subscribers]) subscriber.next(value)
    },
    complete: () => {
      isComplete = true
      for (const subscriber of [...subscribers]) subscriber.complete()
    },
  }
}

/** A value whose changes are a stream. The stream begins with the current value. */
export const createValue = <T>(initial: T) => {
  let value = initial
  const { stream$, next, complete } = createEmitter<T>((subscriber) => subscriber.next(value))
  return {
    get: () => value,
    value$: stream$,
    set: (changed: T) => {
      value = changed
      next(changed)
    },
    complete,
  }
}
