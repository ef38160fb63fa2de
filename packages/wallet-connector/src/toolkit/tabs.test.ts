// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { A1, dApp, sampleResponse } from '../connector/sample-response.fixture'
import { RECEIVE_EVENT, SEND_EVENT } from '../protocol/event-names'
import type { OutgoingMessage } from '../protocol/extension-command'
import { createDappToolkit } from './create-dapp-toolkit'
import { storageKeys } from './storage'
import { benchToolkit } from './toolkit.fixture'

const keys = storageKeys(dApp, 2)
const watcher = { watchTransaction: () => new Promise<never>(() => {}) }

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

/** What the browser does in the other tabs when one of them writes. */
const otherTab = (change: () => void, key: string | null) => {
  change()
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

const login = async () => {
  const bench = benchToolkit({ storage: localStorage })
  const asked = bench.buttonApi.connect()
  await bench.clock.advance(90)
  await asked
  const text = localStorage.getItem(keys.login) ?? ''
  return { bench, text }
}

describe('two tabs', () => {
  test('T46 C12 a logout in one logs out the other', async () => {
    const { bench } = await login()
    const seen: (string | undefined)[] = []
    bench.walletApi.walletData$.subscribe(({ persona }) => seen.push(persona?.label))
    otherTab(() => localStorage.removeItem(keys.login), keys.login)
    expect(seen).toEqual(['Sam', undefined])
    bench.toolkit.destroy()
  })

  test('a login in one logs in the other, and clearing the site’s data logs out', async () => {
    const { bench: first, text } = await login()
    first.disconnect()
    const second = benchToolkit({ storage: localStorage })
    const seen: (string | undefined)[] = []
    second.walletApi.walletData$.subscribe(({ persona }) => seen.push(persona?.label))
    otherTab(() => localStorage.setItem(keys.login, text), keys.login)
    otherTab(() => localStorage.clear(), null)
    expect(seen).toEqual([undefined, 'Sam', undefined])
    first.toolkit.destroy()
    second.toolkit.destroy()
  })

  test('nonsense written by another tab is a logout, not a crash', async () => {
    const { bench } = await login()
    otherTab(() => localStorage.setItem(keys.login, '{"walletData":5}'), keys.login)
    expect(bench.walletApi.getWalletData().persona).toBeUndefined()
    bench.toolkit.destroy()
  })

  test('finished items of the other tab appear beside the pending ones of this', async () => {
    const bench = benchToolkit({ storage: localStorage, reply: () => undefined })
    void bench.buttonApi.connect()
    const theirs = { id: 'theirs', type: 'sendTransaction', status: 'success', timestamp: 5, showCancel: false }
    otherTab(() => localStorage.setItem(keys.requests, JSON.stringify([theirs])), keys.requests)
    expect(bench.walletApi.getRequestItems()).toMatchObject([{ status: 'pending' }, { id: 'theirs' }])
    await bench.walletApi.cancelRequest(bench.walletApi.getRequestItems()[0]?.id ?? '')
    await bench.clock.advance(0)
    expect(JSON.parse(localStorage.getItem(keys.requests) ?? '[]')).toMatchObject([
      { error: 'userCancelledRequest' },
      { id: 'theirs' },
    ])
    bench.toolkit.destroy()
  })

  test('updates of both survive, because each starts from what is stored', async () => {
    const { bench } = await login()
    const other = benchToolkit({ storage: localStorage })
    const entry = { transactionIntentHash: 'txid_tdx_2_1theirs', itemId: 'x', addedAt: other.clock.now() }
    localStorage.setItem(keys.journal, JSON.stringify([entry]))
    void bench.walletApi.sendTransaction({ transactionManifest: 'A;' })
    await bench.clock.advance(90)
    expect(JSON.parse(localStorage.getItem(keys.journal) ?? '[]')).toHaveLength(2)
    bench.toolkit.destroy()
    other.toolkit.destroy()
  })
})

describe('two frames of one page', () => {
  test('list a transaction once, though both hear of it', async () => {
    const { bench } = await login()
    const frame = benchToolkit({ storage: localStorage })
    void bench.walletApi.sendTransaction({ transactionManifest: 'A;' })
    const asked = bench.asked.at(-1)
    if (!asked) throw new Error('nothing asked')
    const answer = { discriminator: 'success', interactionId: asked.interactionId, items: sampleResponse(asked.items) }
    frame.say(answer)
    bench.say(answer)
    await frame.clock.advance(3000)
    await bench.clock.advance(3000)
    const sent = bench.walletApi.getRequestItems().filter(({ type }) => type === 'sendTransaction')
    expect(sent).toHaveLength(1)
    expect(JSON.parse(localStorage.getItem(keys.requests) ?? '[]')).toHaveLength(2)
    bench.toolkit.destroy()
    frame.toolkit.destroy()
  })
})

describe('one page', () => {
  const counted = () => {
    const counts = new Map<string, number>()
    const add = window.addEventListener.bind(window)
    const remove = window.removeEventListener.bind(window)
    const count = (type: string, by: number) => counts.set(type, (counts.get(type) ?? 0) + by)
    vi.spyOn(window, 'addEventListener').mockImplementation((...all: Parameters<typeof add>) => {
      count(all[0], 1)
      add(...all)
    })
    vi.spyOn(window, 'removeEventListener').mockImplementation((...all: Parameters<typeof remove>) => {
      count(all[0], -1)
      remove(...all)
    })
    return counts
  }
  const create = () => createDappToolkit({ networkId: 2, dAppDefinitionAddress: dApp, gateway: watcher })

  test('C10 C18 T32 destroy leaves no listener and keeps the login, also when created twice in one tick', async () => {
    const { bench, text } = await login()
    bench.toolkit.destroy()
    const counts = counted()
    create().destroy()
    const toolkit = create()
    expect(counts.get(RECEIVE_EVENT)).toBe(1)
    const answer = (event: Event) => {
      const { interactionId, items } = (
        event as CustomEvent<
          Extract<OutgoingMessage, { items: unknown }> | { interactionId: string; items?: undefined }
        >
      ).detail
      if (!items || items.discriminator === 'cancelRequest') return
      const detail = { discriminator: 'success', interactionId, items: sampleResponse(items) }
      window.dispatchEvent(new CustomEvent(RECEIVE_EVENT, { detail }))
    }
    window.addEventListener(SEND_EVENT, answer)
    const { OneTimeDataRequestBuilder } = await import('./data-request')
    const result = await toolkit.walletApi.sendOneTimeRequest(OneTimeDataRequestBuilder.accounts().exactly(1))
    expect(result._unsafeUnwrap().accounts).toMatchObject([{ address: A1 }])
    window.removeEventListener(SEND_EVENT, answer)
    toolkit.destroy()
    expect([...counts.values()].every((count) => count === 0)).toBe(true)
    expect(localStorage.getItem(keys.login)).toBe(text)
  })

  test('C5 without an extension a login ends as missingExtension', async () => {
    const toolkit = create()
    const result = await toolkit.buttonApi.connect()
    expect(result._unsafeUnwrapErr()).toMatchObject({
      error: 'missingExtension',
      message: 'extension could not be found',
    })
    expect(toolkit.walletApi.getRequestItems()[0]).toMatchObject({ status: 'fail', error: 'missingExtension' })
    toolkit.destroy()
  })

  test('C6 C19 a malformed answer ends the request, with its id and the reason', async () => {
    const bench = benchToolkit({ storage: localStorage, reply: () => undefined })
    const asked = bench.buttonApi.connect()
    const interactionId = bench.asked[0]?.interactionId
    bench.say({ discriminator: 'success', interactionId, items: { discriminator: 'authorizedRequest' } })
    expect((await asked)._unsafeUnwrapErr()).toMatchObject({
      error: 'walletResponseValidation',
      interactionId,
      message: 'items.auth: Required',
    })
    bench.toolkit.destroy()
  })

  test('C13 a chatty extension gets each request once', async () => {
    const bench = benchToolkit({ storage: localStorage, reply: () => undefined })
    const asked = bench.buttonApi.connect()
    for (let n = 0; n < 4; n++)
      bench.say({ eventType: 'extensionStatus', isExtensionAvailable: true, isWalletLinked: true })
    expect(bench.asked).toHaveLength(1)
    bench.toolkit.destroy()
    expect((await asked).isErr()).toBe(true)
  })

  test('C20 T17 a cancel always settles', async () => {
    const bench = benchToolkit({ storage: localStorage, reply: () => undefined })
    const asked = bench.buttonApi.connect()
    const cancelled = bench.walletApi.cancelRequest(bench.walletApi.getRequestItems()[0]?.id ?? '')
    await bench.clock.advance(1000)
    expect([(await cancelled).isOk(), (await asked).isErr()]).toEqual([true, true])
    bench.toolkit.destroy()
  })

  test('C22 no user agent is asked: an iPad that echoes has an extension', async () => {
    vi.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X)')
    const { bench } = await login()
    expect(bench.walletApi.getWalletData().persona?.label).toBe('Sam')
    bench.toolkit.destroy()
  })

  test('M12 a transaction signed for the page before is found, watched and listed', async () => {
    const bench = benchToolkit({ storage: localStorage })
    bench.say({
      discriminator: 'success',
      interactionId: 'of-the-page-before',
      items: { discriminator: 'transaction', send: { transactionIntentHash: 'txid_tdx_2_1late' } },
    })
    bench.say({
      discriminator: 'success',
      interactionId: 'of-another-network',
      items: { discriminator: 'transaction', send: { transactionIntentHash: 'txid_rdx1other' } },
    })
    await bench.clock.advance(2000)
    expect(bench.walletApi.getRequestItems()).toMatchObject([
      { status: 'success', transactionIntentHash: 'txid_tdx_2_1late' },
    ])
    bench.toolkit.destroy()
  })
})
