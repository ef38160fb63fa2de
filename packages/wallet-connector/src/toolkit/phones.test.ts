// @vitest-environment jsdom
import { okAsync } from 'neverthrow'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { localRelay, relayWallet } from '../testing/local-relay'
import { createDappToolkit } from './create-dapp-toolkit'
import type { DappToolkit, MobileOptions } from './dapp-toolkit'
import { DataRequestBuilder } from './data-request'

vi.setConfig({ testTimeout: 30_000 })

const networkId = 2
const dAppDefinitionAddress = 'account_tdx_2_12yf9gd53yfep7a669fv2t3wm7nz9zeezwd04n02a433ker8vza6rhe'
const gateway = {
  watchTransaction: ({ transactionIntentHash }: { transactionIntentHash: string }) =>
    okAsync({ status: 'committed', transactionIntentHash } as const),
}

let toolkit: DappToolkit | undefined
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  toolkit?.destroy()
  vi.unstubAllGlobals()
})

const keysOf = (store: Storage) => Array.from({ length: store.length }, (_, at) => store.key(at))

const finger = (matches: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: matches && query.includes('coarse') }))

const open = (mobile?: boolean | MobileOptions) => {
  toolkit = createDappToolkit({ networkId, dAppDefinitionAddress, gateway, mobile })
  toolkit.walletApi.setRequestData(DataRequestBuilder.persona(), DataRequestBuilder.accounts().exactly(1))
  return toolkit
}
const phone = () => {
  finger(true)
  const relay = localRelay()
  const links: string[] = []
  const mobile: MobileOptions = { fetch: relay.fetch, pauseMs: 2, openLink: (link) => void links.push(link) }
  return { relay, links, mobile, app: relayWallet(1, networkId, relay) }
}

describe('a phone without an extension', () => {
  test('logs in and sends through the wallet app without configuration', async () => {
    const { links, mobile, app } = phone()
    const { walletApi, buttonApi } = open(mobile)
    const login = buttonApi.connect()
    await vi.waitFor(() => expect(links).toHaveLength(1), 20_000)
    expect(links[0]).toMatch(/^radixWallet:\/\/connect\?/)
    await app.openLink(links[0] ?? '')
    expect((await login)._unsafeUnwrap().accounts).toMatchObject([{ label: 'Main account' }])
    // The code is loaded now, so the app opens within the press.
    const sent = walletApi.sendTransaction({ transactionManifest: 'A;' })
    expect(links).toHaveLength(2)
    await app.openLink(links[1] ?? '')
    expect((await sent).isOk()).toBe(true)
  })

  test('keeps session and keys while the wallet app is in front, and accepts a response to the previous page', async () => {
    const { links, mobile, app } = phone()
    const first = open(mobile)
    void first.walletApi.sendTransaction({ transactionManifest: 'A;' })
    await vi.waitFor(() => expect(links).toHaveLength(1), 20_000)
    // The browser discarded the page without events.
    const left = links[0] ?? ''
    const kept = sessionStorage.getItem(`lootboxes:relay:${dAppDefinitionAddress}`) ?? ''
    first.destroy()
    sessionStorage.setItem(`lootboxes:relay:${dAppDefinitionAddress}`, kept)
    await app.openLink(left)
    const { walletApi } = open(mobile)
    await vi.waitFor(() => expect(walletApi.getRequestItems()).toMatchObject([{ status: 'success' }]), 20_000)
    expect(walletApi.getRequestItems()[0]?.transactionIntentHash).toMatch(/^txid_tdx_2_1/)
  })

  test('a logout deletes the relay’s keys', async () => {
    const { links, mobile, app } = phone()
    const { buttonApi, disconnect } = open(mobile)
    const login = buttonApi.connect()
    await vi.waitFor(() => expect(links).toHaveLength(1), 20_000)
    await app.openLink(links[0] ?? '')
    await login
    disconnect()
    await vi.waitFor(
      () => expect([localStorage, sessionStorage].flatMap(keysOf).join(' ')).not.toContain('relay'),
      20_000,
    )
  })

  test('with mobile: false, or with a mouse, a request ends as missingExtension', async () => {
    const { links } = phone()
    expect((await open(false).buttonApi.connect())._unsafeUnwrapErr().error).toBe('missingExtension')
    toolkit?.destroy()
    finger(false)
    expect((await open().buttonApi.connect())._unsafeUnwrapErr().error).toBe('missingExtension')
    expect(links).toEqual([])
  })
})
