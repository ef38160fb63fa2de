// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createWalletConnector } from '../connector/create-wallet-connector'
import { dApp } from '../connector/sample-response.fixture'
import { RECEIVE_EVENT, SEND_EVENT } from '../protocol/event-names'
import { windowTransport } from './window-transport'

afterEach(() => vi.restoreAllMocks())

const readiness = (state: DocumentReadyState) => vi.spyOn(document, 'readyState', 'get').mockReturnValue(state)

test('a forged status whose members throw does not break later connectors', async () => {
  const first = createWalletConnector({ networkId: 2, dAppDefinitionAddress: dApp })
  first.extensionStatus$.subscribe().unsubscribe()
  const forged = Object.defineProperty({ eventType: 'extensionStatus' }, 'isWalletLinked', {
    enumerable: true,
    get: () => {
      throw new Error('forged')
    },
  })
  window.dispatchEvent(new CustomEvent(RECEIVE_EVENT, { detail: forged }))
  const later = createWalletConnector({ networkId: 2, dAppDefinitionAddress: dApp })
  expect(() => later.extensionStatus$.subscribe().unsubscribe()).not.toThrow()
  const request = later.sendTransaction({ transactionManifest: 'A;' })
  later.destroy()
  expect((await request)._unsafeUnwrapErr().error).toBe('connectorDestroyed')
  first.destroy()
})

describe('windowTransport', () => {
  test('sends and receives the events of the protocol', () => {
    const transport = windowTransport()
    const out: unknown[] = []
    const back: unknown[] = []
    const overhear = (event: Event) => out.push((event as CustomEvent).detail)
    window.addEventListener(SEND_EVENT, overhear)
    const stop = transport.listen((message) => back.push(message))
    transport.send({ interactionId: 'a', discriminator: 'openPopup' })
    window.dispatchEvent(new CustomEvent(RECEIVE_EVENT, { detail: { hello: 1 } }))
    window.dispatchEvent(new Event(RECEIVE_EVENT))
    stop()
    window.dispatchEvent(new CustomEvent(RECEIVE_EVENT, { detail: 'late' }))
    window.removeEventListener(SEND_EVENT, overhear)
    expect(out).toEqual([{ interactionId: 'a', discriminator: 'openPopup' }])
    expect(back).toEqual([{ hello: 1 }, undefined])
  })

  test('is ready when the page has loaded, and an abort removes the listener', async () => {
    const transport = windowTransport()
    expect(transport.whenReady?.(new AbortController().signal)).toBeUndefined()
    readiness('interactive')
    let loaded = false
    void transport.whenReady?.(new AbortController().signal)?.then(() => {
      loaded = true
    })
    const stop = new AbortController()
    let aborted = false
    void transport.whenReady?.(stop.signal)?.then(() => {
      aborted = true
    })
    stop.abort()
    window.dispatchEvent(new Event('load'))
    await Promise.resolve()
    expect([loaded, aborted]).toEqual([true, false])
  })

  test('reports when the document is parsed, before it has loaded', async () => {
    const transport = windowTransport()
    expect(transport.whenParsed?.(new AbortController().signal)).toBeUndefined()
    readiness('loading')
    const [wanted, dropped] = [new AbortController(), new AbortController()]
    const heard: string[] = []
    void transport.whenParsed?.(wanted.signal)?.then(() => heard.push('wanted'))
    void transport.whenParsed?.(dropped.signal)?.then(() => heard.push('dropped'))
    dropped.abort()
    document.dispatchEvent(new Event('DOMContentLoaded'))
    await Promise.resolve()
    expect(heard).toEqual(['wanted'])
  })

  test('returns the last status that any listener of the page received', () => {
    const status = { eventType: 'extensionStatus', isExtensionAvailable: true, isWalletLinked: true }
    const stop = windowTransport().listen(() => undefined)
    window.dispatchEvent(new CustomEvent(RECEIVE_EVENT, { detail: status }))
    window.dispatchEvent(new CustomEvent(RECEIVE_EVENT, { detail: { eventType: 'receivedByExtension' } }))
    stop()
    expect(windowTransport().lastStatus?.()).toEqual(status)
  })

  test('reports when the page is shown or left, until unsubscribed', () => {
    const moments: string[] = []
    const stop = windowTransport().onPage?.((moment) => moments.push(moment))
    const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    visible.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    window.dispatchEvent(new Event('pageshow'))
    window.dispatchEvent(new Event('pagehide'))
    stop?.()
    window.dispatchEvent(new Event('pagehide'))
    expect(moments).toEqual(['shown', 'shown', 'leaving'])
  })

  test('M17 warns on a page that no extension can reach', async () => {
    const place = (href: string, origin: string, chromium: boolean) => {
      const page = Object.create(window, {
        location: { value: new URL(href) },
        origin: { value: origin },
        isSecureContext: { value: true },
        navigator: { value: chromium ? { userAgentData: {} } : {} },
      }) as Window & typeof globalThis
      return windowTransport(page).warnings?.()
    }
    const warned = ['Extensions are injected only by Chromium, and only on https or localhost.']
    expect(await place('https://shop.example/', 'https://shop.example', true)).toEqual([])
    expect(await place('http://localhost:3000/', 'http://localhost:3000', true)).toEqual([])
    expect(await place('http://127.0.0.1/', 'http://127.0.0.1', true)).toEqual([])
    expect(await place('http://192.168.0.7:3000/', 'http://192.168.0.7:3000', true)).toEqual(warned)
    expect(await place('http://localhost.evil.example/', 'http://localhost.evil.example', true)).toEqual(warned)
    expect(await place('https://shop.example/', 'null', true)).toEqual(warned)
    expect(await place('https://shop.example/', 'https://shop.example', false)).toEqual(warned)
  })

  test('without a window it is unreachable and has no effect', async () => {
    vi.stubGlobal('window', undefined)
    const transport = windowTransport()
    expect(transport.isReachable()).toBe(false)
    expect(transport.origin).toBeUndefined()
    transport.send({ interactionId: 'a', discriminator: 'openPopup' })
    transport.listen(() => {})()
    expect(transport.warnings).toBeUndefined()
    vi.unstubAllGlobals()
  })
})
