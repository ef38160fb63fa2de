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

/** Dispatches the storage event of other tabs after a change. */
const otherTab = (change: () => void, key: string | null) => {
  change()
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

const login = async () => {
  const bench = benchToolkit({ storage: localStorage })
  const requested = bench.buttonApi.connect()
  await bench.clock.advance(90)
  await requested
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

  test('invalid content written by another tab is a logout', async () => {
    const { bench } = await login()
    otherTab(() => localStorage.setItem(keys.login, '{"walletData":5}'), keys.login)
    expect(bench.walletApi.getWalletData().persona).toBeUndefined()
    bench.toolkit.destroy()
  })

  test('shows finished items of the other tab and pending items of this tab', async () => {
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

  test('updates of both tabs survive, because each starts from the stored value', async () => {
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
  test('list a transaction once, although both get the response', async () => {
    const { bench } = await login()
    const frame = benchToolkit({ storage: localStorage })
    void bench.walletApi.sendTransaction({ transactionManifest: 'A;' })
    const requested = bench.interactions.at(-1)
    if (!requested) throw new Error('no request was sent')
    const answer = {
      discriminator: 'success',
      interactionId: requested.interactionId,
      items: sampleResponse(requested.items),
    }
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

  test('C10 C18 T32 destroy removes all listeners and keeps the login, also when created twice in one tick', async () => {
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
    const requested = bench.buttonApi.connect()
    const interactionId = bench.interactions[0]?.interactionId
    bench.say({ discriminator: 'success', interactionId, items: { discriminator: 'authorizedRequest' } })
    expect((await requested)._unsafeUnwrapErr()).toMatchObject({
      error: 'walletResponseValidation',
      interactionId,
      message: 'items.auth: Required',
    })
    bench.toolkit.destroy()
  })

  test('C13 an extension that repeats messages gets each request once', async () => {
    const bench = benchToolkit({ storage: localStorage, reply: () => undefined })
    const requested = bench.buttonApi.connect()
    for (let n = 0; n < 4; n++)
      bench.say({ eventType: 'extensionStatus', isExtensionAvailable: true, isWalletLinked: true })
    expect(bench.interactions).toHaveLength(1)
    bench.toolkit.destroy()
    expect((await requested).isErr()).toBe(true)
  })

  test('C20 T17 a cancel always settles', async () => {
    const bench = benchToolkit({ storage: localStorage, reply: () => undefined })
    const requested = bench.buttonApi.connect()
    const cancelled = bench.walletApi.cancelRequest(bench.walletApi.getRequestItems()[0]?.id ?? '')
    await bench.clock.advance(1000)
    expect([(await cancelled).isOk(), (await requested).isErr()]).toEqual([true, true])
    bench.toolkit.destroy()
  })

  test('C22 does not read the user agent: an iPad that echoes has an extension', async () => {
    vi.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X)')
    const { bench } = await login()
    expect(bench.walletApi.getWalletData().persona?.label).toBe('Sam')
    bench.toolkit.destroy()
  })

  test('M12 finds, watches and lists a transaction that was signed for the previous page', async () => {
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
