import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createWalletConnector } from '../connector/create-wallet-connector'
import { createTestWallet } from './create-test-wallet'
import { type FakeTransportOptions, fakeTransport } from './fake-transport'

const setup = (options?: FakeTransportOptions) => {
  const transport = fakeTransport(options)
  const connector = createWalletConnector({ networkId: 2, dAppDefinitionAddress: 'account_tdx_2_1d', transport })
  return { transport, connector }
}
const items = { discriminator: 'unauthorizedRequest', oneTimePersonaData: { isRequestingName: true } } as const

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a test wallet responds without a window', async () => {
  const { transport, connector } = setup()
  const wallet = createTestWallet({ seed: 1, wire: transport.wire })
  const request = connector.request(items)
  await vi.advanceTimersByTimeAsync(200)
  expect((await request)._unsafeUnwrap().oneTimePersonaData?.name?.givenNames).toBe('Test')
  expect(transport.sent).toMatchObject([
    { items, metadata: { origin: 'https://shop.example' } },
    { discriminator: 'extensionStatus' },
  ])
  expect(transport.listeners()).toBe(1 + 1)
  connector.destroy()
  wallet.stop()
  expect([transport.listeners(), vi.getTimerCount()]).toEqual([0, 0])
})

test('messages are copied', () => {
  const transport = fakeTransport()
  const message = { interactionId: '1', discriminator: 'extensionStatus' } as const
  const heard: unknown[] = []
  transport.listen((received) => void heard.push(received))
  transport.send(message)
  transport.receive(message)
  expect([...transport.sent, ...heard]).toEqual([message, message])
  expect(transport.sent[0]).not.toBe(message)
  expect(heard[0]).not.toBe(message)
})

test('a server reaches no wallet', async () => {
  const { transport, connector } = setup({ reachable: false })
  expect((await connector.request(items))._unsafeUnwrapErr().error).toBe('missingExtension')
  expect(transport.sent).toEqual([])
})

test('leaving the page cancels undelivered requests', async () => {
  const { transport, connector } = setup()
  const wallet = createTestWallet({ seed: 1, wire: transport.wire, circumstances: { online: false } })
  const request = connector.request(items)
  await vi.advanceTimersByTimeAsync(50)
  transport.turnPage('leaving')
  expect((await request)._unsafeUnwrapErr().error).toBe('canceledByUser')
  wallet.stop()
  connector.destroy()
})

test('createTestWallet throws without a window or a wire', () => {
  expect(() => createTestWallet({ seed: 1 })).toThrow('fakeTransport')
})
