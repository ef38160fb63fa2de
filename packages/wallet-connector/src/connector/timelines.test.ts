// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { fakeClock } from '@lootboxes/ledger/testing'
import { afterEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { RECEIVE_EVENT, type RequestItems, SEND_EVENT, WalletInteraction } from '../protocol/index'
import { windowTransport } from '../transport/window-transport'
import type { RequestControl } from './callbacks'
import { createWalletConnector } from './create-wallet-connector'
import { D, sampleResponse } from './sample-response.fixture'
import type { WalletConnector } from './wallet-connector'

const read = (name: string): unknown =>
  JSON.parse(readFileSync(`${process.cwd()}/fixtures/wallet-${name}.json`, 'utf8'))
const { timelines } = z
  .object({
    timelines: z.array(
      z.object({ id: z.string(), note: z.string(), steps: z.array(z.array(z.unknown())), expect: z.looseObject({}) }),
    ),
  })
  .parse(read('timelines'))
const { vectors } = z
  .object({ vectors: z.array(z.looseObject({ id: z.string(), value: z.unknown() })) })
  .parse(read('schema'))
const vector = (id: string) => vectors.find((one) => one.id === id)?.value

/** The schema file does not contain R03: the timelines use it as a one-time persona-data request. */
const R03: RequestItems = { discriminator: 'unauthorizedRequest', oneTimePersonaData: { isRequestingName: true } }
const itemsOf = (id: string): RequestItems =>
  id === 'R03' ? R03 : ((vector(id) as { items: RequestItems } | undefined)?.items ?? R03)

type Sent = { interactionId?: string; discriminator?: string; items?: { discriminator: string }; sessionId?: string }

/** Plays the steps of a timeline against a connector on the real window and records all events. */
const player = () => {
  const clock = fakeClock()
  const sent: Sent[] = []
  /** Status queries, also those of a login. */
  const questions: Sent[] = []
  const listeners = new Map<string, number>()
  const count = (by: number) => (type: string) => listeners.set(type, (listeners.get(type) ?? 0) + by)
  const { addEventListener, removeEventListener } = window
  vi.spyOn(window, 'addEventListener').mockImplementation(function (this: Window, ...all: unknown[]) {
    count(1)(String(all[0]))
    Reflect.apply(addEventListener, window, all)
  })
  vi.spyOn(window, 'removeEventListener').mockImplementation(function (this: Window, ...all: unknown[]) {
    count(-1)(String(all[0]))
    Reflect.apply(removeEventListener, window, all)
  })
  let duringDispatch: (() => void) | undefined
  const overhear = (event: Event) => {
    const message = (event as CustomEvent<Sent>).detail
    if (message.discriminator === 'extensionStatus') questions.push(message)
    else sent.push(message)
    duringDispatch?.()
  }
  addEventListener.call(window, SEND_EVENT, overhear)

  const connectors: WalletConnector[] = []
  const create = () => {
    const connector = createWalletConnector({
      networkId: 2,
      dAppDefinitionAddress: D,
      transport: { ...windowTransport(window), origin: 'https://shop.example' },
      clock,
      session,
    })
    connectors.push(connector)
    connector.orphanResponse$.subscribe((orphan) => orphans.push(orphan))
    return connector
  }
  let sessionId: string | undefined
  const session = {
    load: () => sessionId,
    save: (next: string | undefined) => {
      sessionId = next
    },
  }
  const orphans: unknown[] = []
  const emissions: unknown[] = []
  const requests: {
    vectorId: string
    control?: RequestControl
    events: string[]
    id: () => string
    items: RequestItems
    settledAt?: number
    result?: unknown
  }[] = []
  const cancels: unknown[] = []
  let connector: WalletConnector | undefined
  const current = () => {
    connector ??= create()
    return connector
  }

  const ask = (vectorId: string) => {
    const items = itemsOf(vectorId)
    const entry: (typeof requests)[number] = {
      vectorId,
      events: [],
      items,
      id: () => entry.control?.getRequest().interactionId ?? '',
    }
    requests.push(entry)
    const callbacks = {
      eventCallback: (event: string) => void entry.events.push(event),
      requestControl: (control: RequestControl) => {
        entry.control = control
      },
    }
    const requested =
      items.discriminator === 'transaction'
        ? current().sendTransaction(items.send, callbacks)
        : current().request(items, callbacks)
    void requested.then((result) => {
      entry.settledAt = clock.now()
      entry.result = result.isOk() ? { ok: result.value } : { err: result.error }
    })
  }
  const receive = (detail: unknown) => window.dispatchEvent(new CustomEvent(RECEIVE_EVENT, { detail }))
  const forId = (message: unknown, interactionId: string) => ({ ...(message as object), interactionId })
  const statusOf = (text: string) =>
    text.startsWith('status linked=')
      ? { eventType: 'extensionStatus', isExtensionAvailable: true, isWalletLinked: text.endsWith('true') }
      : vector(text.slice(0, 3))

  const incoming = (text: string) => {
    const last = requests.at(-1)
    const named = requests.find((entry) => text.includes(entry.vectorId)) ?? last
    if (/^(status|L05|L07)/.test(text)) return receive(statusOf(text))
    if (text.includes('query id'))
      return receive({ eventType: 'receivedByExtension', interactionId: questions.at(-1)?.interactionId })
    if (/^L0[1-4] x/.test(text)) {
      for (const entry of requests) receive(forId(vector(text.slice(0, 3)), entry.id()))
      return
    }
    if (/^L0[1-4]/.test(text)) return receive(forId(vector(text.slice(0, 3)), last?.id() ?? ''))
    if (text.includes('foreign id')) return receive(forId(vector('W01'), '99999999-0000-4000-8000-000000000099'))
    if (/^W\d\d/.test(text)) return receive(forId(vector(text.slice(0, 3)), last?.id() ?? ''))
    if (/^(answer|response)/.test(text) && named)
      return receive({ discriminator: 'success', interactionId: named.id(), items: sampleResponse(named.items) })
    throw new Error(`no such message: ${text}`)
  }

  const call = (name: string, vectorId: string) => {
    if (name === 'request' || name === 'sendTransaction') {
      ask(vectorId)
      return
    }
    if (name === 'cancel')
      return void requests
        .at(-1)
        ?.control?.cancelRequest()
        .then((result) => cancels.push(result.isOk() ? `ok ${result.value}` : `err ${result.error}`))
    if (name === 'subscribe status') {
      current().extensionStatus$.subscribe((status) => void emissions.push(status))
      return
    }
    if (name === 'create') {
      connector = create()
      return
    }
    if (name === 'destroy') connector?.destroy()
    else if (name === 'disconnect') connector?.endSession()
    else throw new Error(`no such call: ${name}`)
  }

  return {
    clock,
    sent,
    orphans,
    emissions,
    requests,
    cancels,
    listeners,
    current,
    session,
    play: async (steps: readonly (readonly unknown[])[]) => {
      for (const [index, [at, kind, what, more]] of steps.entries()) {
        await clock.advance(Number(at) - clock.now())
        const next = steps[index + 1]
        if (String(next?.[2]).includes('during dispatchEvent')) duringDispatch = () => incoming(String(next?.[2]))
        if (kind === 'call') call(String(what), String(more))
        if (kind === 'in' && !String(what).includes('during dispatchEvent')) incoming(String(what))
        duringDispatch = undefined
      }
      await clock.advance(0)
    },
    tidyUp: () => {
      for (const one of connectors) one.destroy()
      removeEventListener.call(window, SEND_EVENT, overhear)
    },
  }
}

let playing: ReturnType<typeof player> | undefined
afterEach(() => {
  playing?.tidyUp()
  expect(playing?.clock.pending()).toBe(0)
  for (const left of playing?.listeners.values() ?? []) expect(left).toBe(0)
  vi.restoreAllMocks()
  playing = undefined
})
const playTimeline = async (id: string) => {
  const timeline = timelines.find((one) => one.id === id)
  if (!timeline) throw new Error(`no timeline ${id}`)
  playing = player()
  await playing.play(timeline.steps)
  return { timeline, ...playing }
}
const describedBy = (id: string) => `${id} ${timelines.find((one) => one.id === id)?.note ?? 'missing'}`
const Expected = z.looseObject({
  result: z.optional(z.string()),
  message: z.optional(z.string()),
  messageContains: z.optional(z.string()),
  orphanResponses: z.optional(z.number()),
  events: z.optional(z.array(z.string())),
  eventCallbackCalls: z.optional(z.array(z.string())),
  cancelResult: z.optional(z.string()),
  emissions: z.optional(z.array(z.unknown())),
  settledBetweenMs: z.optional(z.tuple([z.number(), z.number()])),
})

const played = [
  'T01',
  'T02',
  'T03',
  'T04',
  'T05',
  'T06',
  'T07',
  'T09',
  'T12',
  'T13',
  'T14',
  'T15',
  'T16',
  'T18',
  'T19',
  'T22',
  'T23',
  'T24',
  'T25',
  'T27',
  'T32',
]

describe('timelines (spec L74, L137)', () => {
  test.each(played.map((id) => [describedBy(id), id]))('%s', async (_, id) => {
    const { timeline, requests, orphans, cancels, emissions, clock } = await playTimeline(id)
    const expected = Expected.parse(timeline.expect)
    const [request] = requests
    if (expected.result === 'ok') expect(request?.result).toEqual({ ok: expect.anything() })
    if (expected.result?.startsWith('err '))
      expect(request?.result).toMatchObject({ err: { error: expected.result.slice(4), interactionId: request?.id() } })
    if (expected.message) expect(request?.result).toMatchObject({ err: { message: expected.message } })
    if (expected.messageContains)
      expect(request?.result).toMatchObject({ err: { message: expect.stringContaining(expected.messageContains) } })
    if (expected.events ?? expected.eventCallbackCalls)
      expect(request?.events).toEqual(expected.events ?? expected.eventCallbackCalls)
    if (expected.orphanResponses !== undefined) expect(orphans).toHaveLength(expected.orphanResponses)
    if (expected.cancelResult?.startsWith('ok')) expect(cancels).toEqual(['ok requestCancelSuccess'])
    if (expected.cancelResult?.startsWith('err')) expect(cancels).toEqual(['err requestCancelFail'])
    if (expected.emissions) expect(emissions).toEqual(expected.emissions)
    if (expected.settledBetweenMs) {
      expect(request?.settledAt).toBeGreaterThanOrEqual(expected.settledBetweenMs[0])
      expect(request?.settledAt).toBeLessThanOrEqual(expected.settledBetweenMs[1])
    }
    expect(clock.pending()).toBe(0)
  })

  test(describedBy('T11'), async () => {
    const { requests } = await playTimeline('T11')
    expect(requests.map((entry) => entry.result)).toEqual([
      { ok: sampleResponse(itemsOf('R01')) },
      { ok: sampleResponse(R03) },
      { ok: { transactionIntentHash: 'txid_tdx_2_1vectorintenthash' } },
    ])
  })

  test(describedBy('T30'), async () => {
    playing = player()
    playing.current().extensionStatus$.subscribe()
    await playing.play([
      [0, 'in', 'L07'],
      [5, 'call', 'request', 'R05'],
    ])
    expect(playing.sent.at(-1)?.items).toEqual(itemsOf('R05'))
    expect(playing.sent.at(-1)?.discriminator).toBeUndefined()
  })

  test(describedBy('T29'), async () => {
    playing = player()
    playing.current().extensionStatus$.subscribe()
    const steps = timelines.find((one) => one.id === 'T29')?.steps ?? []
    await playing.play(steps.slice(0, 6))
    const [login, send] = playing.sent
    expect(login).toMatchObject({ discriminator: 'walletInteraction', sessionId: expect.any(String) })
    expect(send).toMatchObject({ discriminator: 'walletInteraction', sessionId: login?.sessionId })
    expect(playing.session.load()).toBe(login?.sessionId)
    await playing.play([[700, 'in', 'answer'], ...steps.slice(6)])
    expect(playing.sent.at(-1)).toMatchObject({ discriminator: 'walletInteraction' })
    expect(playing.sent.at(-1)).not.toHaveProperty('sessionId')
  })
})

describe('outgoing messages', () => {
  test('the request has version, network, dApp and origin, and its cancel in T15 has the same form (spec L58, L119)', async () => {
    const { sent, requests } = await playTimeline('T15')
    const id = requests[0]?.id() ?? ''
    expect(sent).toEqual([
      { ...(vector('R06') as object), interactionId: id },
      { ...(vector('R14') as object), interactionId: id },
    ])
    expect(sent.map((message) => WalletInteraction.parse(message))).toEqual(sent)
  })

  test('a request with a session has a cancel with a session', async () => {
    playing = player()
    playing.current().extensionStatus$.subscribe()
    await playing.play([
      [0, 'in', 'L05'],
      [1, 'call', 'request', 'R06'],
      [1, 'in', 'L01'],
      [2, 'call', 'cancel'],
      [3, 'in', 'L03'],
    ])
    const id = playing.requests[0]?.id()
    expect(playing.sent.at(-1)).toEqual({ ...(vector('S07') as object), interactionId: id })
    expect(playing.cancels).toEqual(['ok requestCancelSuccess'])
  })

  test('nothing for an invalid request (T14) and no cancel after the end (T22)', async () => {
    expect((await playTimeline('T14')).sent).toEqual([])
    playing?.tidyUp()
    vi.restoreAllMocks()
    expect((await playTimeline('T22')).sent).toHaveLength(1)
  })

  test.each([
    ['with', true],
    ['without', false],
  ])('the same envelope once more when a wallet is linked (T27), %s a subscriber, and not again', async (_, asked) => {
    playing = player()
    if (asked) playing.current().extensionStatus$.subscribe()
    const steps = timelines.find((one) => one.id === 'T27')?.steps ?? []
    await playing.play([...steps.slice(0, 4), [4010, 'in', 'status linked=false'], [4020, 'in', 'status linked=true']])
    expect(playing.sent).toHaveLength(2)
    expect(playing.sent[1]).toEqual(playing.sent[0])
  })
})
