import { expect, test, vi } from 'vitest'
import { keepOfflinePage, removeOfflinePage } from './keep-offline-page'

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

test('an installation that waits when the user clears the data does not begin', async () => {
  const register = vi.fn<ServiceWorkerContainer['register']>(() => Promise.reject(new Error('refused')))
  const tasks: (() => void)[] = []
  keepOfflinePage({ workers: { register }, whenIdle: (task) => tasks.push(task) })
  await removeOfflinePage(undefined)
  for (const task of tasks) task()
  expect(register).not.toHaveBeenCalled()
})

test('a removal waits for an installation in progress', async () => {
  const steps: string[] = []
  let install = () => {}
  const register = () =>
    new Promise<never>((_, reject) => {
      install = () => {
        steps.push('installed')
        reject(new Error('refused'))
      }
    })
  keepOfflinePage({ workers: { register }, whenIdle })
  const removal = removeOfflinePage(undefined).then(() => steps.push('removed'))
  install()
  await removal
  expect(steps).toEqual(['installed', 'removed'])
})
