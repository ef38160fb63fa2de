import { parseAccountAddress } from '@lootboxes/ledger'
import { expect, test, vi } from 'vitest'
import type { Session } from '../session/session'
import { createStore } from '../store/create-store'
import { keepOfflinePage } from './keep-offline-page'

const address = parseAccountAddress(
  'account_loc129fvxg3ldcx3gjajquhyf8cxadzte3ckts262qgnlaulhe72synh08',
)._unsafeUnwrap()
const connected: Session = { status: 'connected', account: { address, label: 'Main' }, persona: undefined }
const registering = () => vi.fn<ServiceWorkerContainer['register']>(() => Promise.reject(new Error('refused')))
const whenIdle = (task: () => void) => task()

test('who only looks leaves with nothing installed', () => {
  const register = registering()
  const session$ = createStore<Session>({ status: 'restoring' })
  keepOfflinePage({ session$, workers: { register }, whenIdle })
  session$.set({ status: 'disconnected' })
  expect(register).not.toHaveBeenCalled()
})

test('the worker is registered once, by who connects or was connected; a refusal is no failure', async () => {
  const register = registering()
  const session$ = createStore<Session>({ status: 'disconnected' })
  keepOfflinePage({ session$, workers: { register }, whenIdle })
  session$.set(connected)
  session$.set({ status: 'disconnected' })
  session$.set(connected)
  expect(register.mock.calls).toEqual([['/offline-worker.js']])
  keepOfflinePage({ session$, workers: { register }, whenIdle })
  expect(register).toHaveBeenCalledTimes(2)
})

test('a browser without workers goes on without', () => {
  const session$ = createStore<Session>(connected)
  expect(() => keepOfflinePage({ session$, workers: undefined, whenIdle })()).not.toThrow()
})
