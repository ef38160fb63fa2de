import { expect, test, vi } from 'vitest'
import { createStore } from './store'

test('a store notifies its listeners of each change until they unsubscribe', () => {
  const count$ = createStore<number>(0)
  const listener = vi.fn()
  const unsubscribe = count$.subscribe(listener)
  count$.set(1)
  count$.set(1)
  count$.set((count) => count + 1)
  expect([count$.get(), listener.mock.calls.length]).toEqual([2, 2])
  unsubscribe()
  count$.set(3)
  expect(listener).toHaveBeenCalledTimes(2)
})

test('a listener that unsubscribes another one does not interrupt a notification', () => {
  const name$ = createStore<string>('a')
  const second = vi.fn()
  let unsubscribe = () => {}
  name$.subscribe(() => unsubscribe())
  unsubscribe = name$.subscribe(second)
  name$.set('b')
  expect(second).toHaveBeenCalledTimes(1)
})
