import { afterEach, expect, test, vi } from 'vitest'
import type { RequestControl } from '../connector/callbacks'
import { createWalletConnector } from '../connector/create-wallet-connector'
import type { WalletConnector } from '../connector/wallet-connector'
import type { RequestItems } from '../protocol/request-items'
import { createTestWallet, type TestWallet } from '../testing/create-test-wallet'
import { fakeTransport } from '../testing/fake-transport'
import { localRelay, relayWallet } from '../testing/local-relay'
import { memoryStorage } from '../toolkit/storage'
import { extensionOrRelay } from './extension-or-relay'
import { relayTransport } from './relay-transport'

// These tests are slow on a loaded machine.
vi.setConfig({ testTimeout: 30_000 })

const networkId = 2
const dAppDefinitionAddress = 'account_tdx_2_1d'
const origin = 'https://shop.example'
const login: RequestItems = { discriminator: 'authorizedRequest', auth: { discriminator: 'loginWithoutChallenge' } }

let connector: WalletConnector | undefined
let wallet: TestWallet | undefined
afterEach(() => {
  connector?.destroy()
  wallet?.stop()
  wallet = undefined
})

const setup = ({ installed, touch }: { installed: boolean; touch: boolean }) => {
  const extension = fakeTransport({ origin })
  if (installed) wallet = createTestWallet({ seed: 1, wire: extension.wire })
  const relay = localRelay()
  const links: string[] = []
  const transport = extensionOrRelay({
    extension,
    hasWalletApp: () => touch,
    relay: relayTransport({
      dAppDefinitionAddress,
      origin,
      fetch: relay.fetch,
      pauseMs: 2,
      openLink: (link) => void links.push(link),
      shared: memoryStorage(),
      tab: memoryStorage(),
    }),
  })
  connector = createWalletConnector({ networkId, dAppDefinitionAddress, transport })
  return { connector, extension, links, app: relayWallet(1, networkId, relay) }
}

test.each([true, false])('an available extension gets the request (touch screen: %s)', async (touch) => {
  const { connector: page, links } = setup({ installed: true, touch })
  expect((await page.request(login)).isOk()).toBe(true)
  expect(links).toEqual([])
})

test('on a phone without an extension the wallet app opens within the same click', async () => {
  const { connector: page, links, app } = setup({ installed: false, touch: true })
  const request = page.request(login)
  expect(links).toHaveLength(1)
  await app.openLink(links[0] ?? '')
  expect((await request).isOk()).toBe(true)
})

test('on a desktop without an extension the request ends as missingExtension', async () => {
  const { connector: page, links } = setup({ installed: false, touch: false })
  expect((await page.request(login))._unsafeUnwrapErr().error).toBe('missingExtension')
  expect(links).toEqual([])
})

test('a cancel takes the same way as its request', async () => {
  const { connector: page, extension } = setup({ installed: false, touch: true })
  let control: RequestControl | undefined
  void page.request(login, {
    requestControl: (given) => {
      control = given
    },
  })
  const before = extension.sent.length
  expect(await control?.cancelRequest()).toEqual({ error: 'requestCancelFail' })
  expect(extension.sent).toHaveLength(before)
})

test('uses an extension that starts later for later requests', async () => {
  const { connector: page, extension, links } = setup({ installed: false, touch: true })
  void page.request(login)
  wallet = createTestWallet({ seed: 1, wire: extension.wire })
  expect((await page.request(login)).isOk()).toBe(true)
  expect(links).toHaveLength(1)
})

test('the status comes from the transport that responds', async () => {
  const statuses: unknown[] = []
  const { connector: page } = setup({ installed: false, touch: true })
  page.extensionStatus$.subscribe((status) => void statuses.push(status))
  await vi.waitFor(() => expect(statuses).toEqual([{ isExtensionAvailable: true, isWalletLinked: true }]), 10_000)
})

test('leaving the page for the wallet app cancels nothing', async () => {
  const { connector: page, extension, links, app } = setup({ installed: false, touch: true })
  const request = page.request(login)
  extension.turnPage('leaving')
  await app.openLink(links[0] ?? '')
  expect((await request).isOk()).toBe(true)
})
