// @vitest-environment jsdom
import { RECEIVE_EVENT, SEND_EVENT } from '@lootboxes/wallet-connector/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createExtension, type Extension } from './extension'

const metadata = { version: 2, networkId: 240, dAppDefinitionAddress: 'account_loc1', origin: 'https://forged.example' }
const bare = (interactionId: string, items: object = { discriminator: 'unauthorizedRequest' }) => ({
  interactionId,
  metadata,
  items,
})
const wrapped = (interactionId: string) => ({
  interactionId,
  discriminator: 'walletInteraction',
  interaction: bare(interactionId),
  sessionId: 's1',
})

let extension: Extension
let heard: unknown[]
let delivered: unknown[]
let popups: number
const hear = (event: Event) => {
  heard.push('detail' in event ? event.detail : undefined)
}
const send = (detail: unknown) => window.dispatchEvent(new CustomEvent(SEND_EVENT, { detail }))
const later = () => vi.advanceTimersByTime(1_000)

beforeEach(() => {
  vi.useFakeTimers()
  heard = []
  delivered = []
  popups = 0
  window.addEventListener(RECEIVE_EVENT, hear)
  extension = createExtension(window, {
    onDelivered: (message) => delivered.push(message),
    onPopup: () => (popups += 1),
  })
  later()
})

afterEach(() => {
  extension.close()
  window.removeEventListener(RECEIVE_EVENT, hear)
  vi.useRealTimers()
})

const status = (isWalletLinked: boolean) => ({
  eventType: 'extensionStatus',
  isExtensionAvailable: true,
  isWalletLinked,
  canHandleSessions: true,
})
const echo = (interactionId: string) => ({ eventType: 'receivedByExtension', interactionId })
const arrival = (interactionId: string) => ({ eventType: 'receivedByWallet', interactionId })

test('announces its presence without an id', () => {
  expect(heard).toEqual([status(true)])
})

test('echoes before dispatch returns and delivers afterwards', () => {
  heard = []
  send(bare('1'))
  expect(heard).toEqual([echo('1')])
  expect(delivered).toEqual([])
  later()
  expect(heard).toEqual([echo('1'), arrival('1')])
  expect(delivered).toEqual([{ ...bare('1'), metadata: { ...metadata, origin: window.location.origin } }])
})

test('unwraps the session envelope', () => {
  send(wrapped('1'))
  later()
  expect(delivered).toEqual([{ ...bare('1'), metadata: { ...metadata, origin: window.location.origin } }])
})

test('answers a status query with an echo and then the status', () => {
  heard = []
  send({ interactionId: 'q', discriminator: 'extensionStatus' })
  expect(heard).toEqual([echo('q')])
  later()
  expect(heard).toEqual([echo('q'), status(true)])
})

test('opens its popup with or without an id', () => {
  send({ discriminator: 'openPopup' })
  send({ interactionId: 'p', discriminator: 'openPopup' })
  expect(popups).toBe(2)
})

test.each([
  ['bare', () => bare('1', { discriminator: 'cancelRequest' })],
  ['session', () => ({ interactionId: '1', discriminator: 'cancelWalletInteraction', metadata })],
])('the %s cancel withdraws a waiting request and is silent about a delivered one', (_, cancel) => {
  extension.setReachable(false)
  send(bare('1'))
  later()
  heard = []
  send(cancel())
  later()
  expect(heard).toEqual([echo('1'), { eventType: 'requestCancelSuccess', interactionId: '1' }])
  extension.setReachable(true)
  later()
  expect(delivered).toEqual([])

  send(bare('2'))
  later()
  heard = []
  send({ interactionId: '2', discriminator: 'cancelWalletInteraction', metadata })
  later()
  expect(heard).toEqual([echo('2')])
})

test('delivers waiting requests in order when the phone is back', () => {
  extension.setReachable(false)
  send(bare('1'))
  send(bare('2'))
  later()
  heard = []
  extension.setReachable(true)
  later()
  expect(heard).toEqual([arrival('1'), arrival('2')])
})

test('without a linked wallet it only echoes', () => {
  extension.setLinked(false)
  later()
  heard = []
  send(wrapped('1'))
  send({ interactionId: '1', discriminator: 'cancelWalletInteraction', metadata })
  later()
  expect(heard).toEqual([echo('1'), echo('1')])
  extension.setLinked(true)
  later()
  expect(heard.slice(2)).toEqual([status(true)])
})

test('delivers an id once', () => {
  send(bare('1'))
  send(bare('1'))
  later()
  expect(delivered).toHaveLength(1)
})

test('forwards unknown messages and drops messages that cannot be cloned', () => {
  heard = []
  send({ interactionId: 'x', nonsense: true })
  send({ interactionId: 'y', callback: () => undefined })
  send(null)
  later()
  expect(heard).toEqual([echo('x'), arrival('x')])
  expect(delivered).toEqual([{ interactionId: 'x', nonsense: true }])
})

test('leaves no listener behind', () => {
  extension.close()
  heard = []
  send(bare('1'))
  later()
  expect(heard).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})

test('processes a request that was sent before its start, once', () => {
  extension.close()
  heard = []
  extension = createExtension(
    window,
    { onDelivered: (message) => delivered.push(message), onPopup: () => (popups += 1) },
    [bare('early')],
  )
  later()
  expect(heard).toContainEqual({ eventType: 'receivedByExtension', interactionId: 'early' })
  expect(delivered).toHaveLength(1)
})

test('E1 E2 a request of a session goes to the phone that answered it, and to none after that phone is unlinked', () => {
  extension.become({ phones: ['a', 'b'] })
  send(wrapped('1'))
  later()
  extension.answer({ discriminator: 'success', interactionId: '1', items: {} })
  send(wrapped('2'))
  later()
  extension.become({ phones: ['b'] })
  heard = []
  send(wrapped('3'))
  send(bare('4'))
  later()
  expect(heard).toEqual([echo('3'), echo('4'), arrival('4')])
  expect(extension.deliveries().map(({ interactionId, phone }) => interactionId + phone)).toEqual([
    '1a',
    '1b',
    '2a',
    '4b',
  ])
})

test('E4 E7 a sleeping worker echoes and opens nothing', () => {
  extension.become({ asleep: true })
  heard = []
  send({ interactionId: '1', discriminator: 'extensionStatus' })
  send({ interactionId: '2', discriminator: 'openPopup' })
  later()
  expect(heard).toEqual([echo('1'), echo('2')])
  extension.become({ asleep: false, popup: false })
  send({ interactionId: '3', discriminator: 'openPopup' })
  expect(popups).toBe(0)
})

test('E6 a blocked request arrives, and its response is lost', () => {
  extension.become({ blocked: true })
  heard = []
  send(bare('1'))
  later()
  extension.answer({ discriminator: 'success', interactionId: '1', items: {} })
  expect(heard).toEqual([echo('1'), arrival('1')])
})

test('without its last phone the extension is not linked', () => {
  heard = []
  extension.become({ phones: [] })
  later()
  expect(heard).toEqual([status(false)])
})
