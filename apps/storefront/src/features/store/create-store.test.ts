import { expect, test, vi } from 'vitest'
import { createStore } from './create-store'

test('listeners hear changes, not repetitions, and nothing after their undo', () => {
  const store = createStore<number>(1)
  const heard = vi.fn()
  const undo = store.subscribe(heard)
  store.set(1)
  store.set((now) => now + 1)
  undo()
  store.set(3)
  expect(heard).toHaveBeenCalledTimes(1)
  expect(store.get()).toBe(3)
})
