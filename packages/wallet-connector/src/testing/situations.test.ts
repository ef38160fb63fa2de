import { readFileSync } from 'node:fs'
import { runs } from '@lootboxes/tooling/runs'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { createWalletConnector } from '../connector/create-wallet-connector'
import { memorySession } from '../connector/session-store'
import type { WalletConnector } from '../connector/wallet-connector'
import type { RequestItems } from '../protocol/request-items'
import { Circumstances } from './circumstances'
import { createTestWallet } from './create-test-wallet'
import { fakeTransport } from './fake-transport'

type Change = Partial<Circumstances>
const Change = z.pipe(
  z.partial(Circumstances),
  z.transform((change) => change as Change),
)
const Situation = z.object({
  id: z.string(),
  note: z.string(),
  circumstances: Change,
  startsWithin: z.optional(z.number()),
  steps: z.array(z.union([z.tuple([z.number(), z.string()]), z.tuple([z.number(), z.string(), Change])])),
  expect: z.object({
    results: z.array(z.string()),
    deliveries: z.optional(z.array(z.array(z.string()))),
    events: z.optional(z.array(z.array(z.string()))),
    statuses: z.optional(z.array(z.tuple([z.boolean(), z.nullable(z.boolean())]))),
    popups: z.optional(z.number()),
  }),
})
const { situations } = z
  .object({ situations: z.array(Situation) })
  .parse(JSON.parse(readFileSync(`${process.cwd()}/fixtures/extension-situations.json`, 'utf8')))

const login: RequestItems = { discriminator: 'authorizedRequest', auth: { discriminator: 'loginWithoutChallenge' } }
const transaction: RequestItems = { discriminator: 'transaction', send: { transactionManifest: 'A;', version: 1 } }

/** A page, an extension and phones, on the fake timers of the test. */
const stage = (circumstances: Partial<Circumstances>, startsWithin = 0) => {
  const transport = fakeTransport()
  const opened = Date.now()
  transport.startsWithin = () => Math.max(0, opened + startsWithin - Date.now())
  const wallet = createTestWallet({ seed: 1, wire: transport.wire, circumstances })
  const session = memorySession()
  const page = () =>
    createWalletConnector({ networkId: 2, dAppDefinitionAddress: 'account_tdx_2_1d', transport, session })
  const requests: { id: string; result: string; events: string[] }[] = []
  /** Availability and link of each status; null while the link is unknown. */
  const statuses: [boolean, boolean | null][] = []
  let connector: WalletConnector = page()
  const ask = (items: RequestItems, newSession = false) => {
    const request = { id: '', result: 'pending', events: [] as string[] }
    requests.push(request)
    const requested = connector.request(items, {
      newSession,
      requestControl: ({ getRequest }) => {
        request.id = getRequest().interactionId
      },
      eventCallback: (event) => void request.events.push(event),
    })
    void requested.then((result) => {
      request.result = result.isOk() ? 'ok' : result.error.error
    })
  }
  const perform = (verb: string, change: Partial<Circumstances> = {}) => {
    if (verb === 'login' || verb === 'connect') ask(login, verb === 'connect')
    else if (verb === 'transaction') ask(transaction)
    else if (verb === 'become') wallet.become(change)
    else if (verb === 'openPopup') connector.openPopup()
    else if (verb === 'watch')
      connector.extensionStatus$.subscribe(({ isExtensionAvailable, isWalletLinked, isLinkUnknown }) =>
        statuses.push([isExtensionAvailable, isLinkUnknown ? null : isWalletLinked]),
      )
    else if (verb === 'reload') {
      connector.destroy()
      connector = page()
    } else throw new Error(`no such verb: ${verb}`)
  }
  return {
    wallet,
    requests,
    statuses,
    perform,
    transport,
    phonesOf: (id: string) =>
      wallet.deliveries().flatMap(([interactionId, phone]) => (interactionId === id ? [phone] : [])),
    end: () => {
      connector.destroy()
      wallet.stop()
    },
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('situations', () => {
  test.each(situations.map((situation) => [`${situation.id}: ${situation.note}`, situation] as const))(
    '%s',
    async (_, { circumstances, startsWithin, steps, expect: expected }) => {
      const { wallet, requests, statuses, perform, phonesOf, end } = stage(circumstances, startsWithin)
      const start = Date.now()
      for (const [at, verb, change] of steps) {
        await vi.advanceTimersByTimeAsync(start + at - Date.now())
        perform(verb, change)
      }
      await vi.advanceTimersByTimeAsync(10_000)
      expect(requests.map(({ result }) => result)).toEqual(expected.results)
      if (expected.deliveries) expect(requests.map(({ id }) => phonesOf(id))).toEqual(expected.deliveries)
      if (expected.events) expect(requests.map(({ events }) => events)).toEqual(expected.events)
      if (expected.statuses) expect(statuses).toEqual(expected.statuses)
      if (expected.popups !== undefined) expect(wallet.popups()).toBe(expected.popups)
      end()
      await vi.advanceTimersByTimeAsync(0)
      expect(vi.getTimerCount()).toBe(0)
    },
  )

  test('counts an opened pairing window', () => {
    const { wallet, perform, end } = stage({})
    perform('openPopup')
    expect(wallet.popups()).toBe(1)
    end()
  })
})

const Step = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('login', 'connect', 'transaction').map((verb) => ({ verb, change: {} })) },
  fc.constantFrom('watch', 'reload', 'openPopup').map((verb) => ({ verb, change: {} })),
  {
    weight: 2,
    arbitrary: fc
      .record(
        {
          linked: fc.boolean(),
          online: fc.boolean(),
          blocked: fc.boolean(),
          workerAsleep: fc.boolean(),
          popup: fc.boolean(),
          phones: fc.constantFrom<string[]>([], ['a'], ['b'], ['a', 'b']),
        },
        { requiredKeys: [] },
      )
      .map((change) => ({ verb: 'become', change: Object.fromEntries(Object.entries(change)) })),
  },
  { weight: 2, arbitrary: fc.constantFrom(0, 10, 60, 100, 500, 6000).map((ms) => ({ verb: 'wait', ms, change: {} })) },
)

test('for any order of events, every request ends once, no phone gets one twice, and no timer is left', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        steps: fc.array(Step, { minLength: 1, maxLength: 16 }),
        circumstances: fc.record({
          phones: fc.constantFrom<string[]>(['a'], ['a', 'b']),
          startsAfter: fc.constantFrom(0, 60, 190),
          sleepsThrough: fc.constantFrom(0, 0, 1, 3),
          statusMs: fc.constantFrom(5, 130),
          sessions: fc.boolean(),
        }),
      }),
      async ({ steps, circumstances }) => {
        const { wallet, requests, perform, transport, end } = stage(circumstances, 250)
        for (const step of steps) {
          if ('ms' in step) await vi.advanceTimersByTimeAsync(step.ms)
          else perform(step.verb, step.change)
        }
        await vi.advanceTimersByTimeAsync(500)
        end()
        await vi.advanceTimersByTimeAsync(0)
        expect(requests.filter(({ result }) => result === 'pending')).toEqual([])
        const deliveries = wallet.deliveries().map((delivery) => delivery.join())
        expect(new Set(deliveries).size).toBe(deliveries.length)
        expect([transport.listeners(), vi.getTimerCount()]).toEqual([0, 0])
        for (const { events } of requests) expect(new Set(events).size).toBe(events.length)
      },
    ),
    { numRuns: runs(100, 1000) },
  )
})
