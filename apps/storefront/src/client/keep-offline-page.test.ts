import { expect, test, vi } from 'vitest'
import { keepOfflinePage } from './keep-offline-page'

const whenIdle = (task: () => void) => task()

test('the worker is registered when nothing else is going on; a refusal is no failure', async () => {
  const register = vi.fn<ServiceWorkerContainer['register']>(() => Promise.reject(new Error('refused')))
  const tasks: (() => void)[] = []
  keepOfflinePage({ workers: { register }, whenIdle: (task) => tasks.push(task) })
  expect(register).not.toHaveBeenCalled()
  for (const task of tasks) task()
  expect(register.mock.calls).toEqual([['/offline-worker.js']])
})

test('a browser without workers goes on without', () =>
  expect(() => keepOfflinePage({ workers: undefined, whenIdle })).not.toThrow())
