import { getEventListeners } from 'node:events'
import { runs } from '@lootboxes/tooling/runs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RequestItems } from '../protocol/request-items'
import type { PageMoment, WalletTransport } from '../transport/wallet-transport'
import type { RequestControl } from './callbacks'
import { createWalletConnector } from './create-wallet-connector'
import { quickClock } from './quick-clock.fixture'
import { D, sampleResponse } from './sample-response.fixture'

const oneTime: RequestItems = {
  discriminator: 'unauthorizedRequest',
  oneTimeAccounts: { numberOfAccounts: { quantifier: 'exactly', quantity: 1 } },
}
const login: RequestItems = { discriminator: 'authorizedRequest', auth: { discriminator: 'loginWithoutChallenge' } }
const transaction: RequestItems = { discriminator: 'transaction', send: { transactionManifest: 'A;', version: 1 } }
const invalid: RequestItems = { discriminator: 'transaction', send: { transactionManifest: 'A;', version: -1 } }
const kinds = [oneTime, login, transaction, invalid]

const which = fc.nat(7)
const Step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('request' as const),
      kind: fc.nat(3),
      intercepted: fc.nat(5),
      rude: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('event' as const),
      which,
      event: fc.constantFrom(
        'receivedByExtension',
        'receivedByWallet',
        'requestCancelSuccess',
        'requestCancelFail',
        'walletIsThinking',
      ),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      which,
      how: fc.constantFrom('valid', 'malformed', 'foreign', 'failure', 'mismatch', 'nonsense'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel' as const), which, settleImmediately: fc.boolean() }) },
  fc.record({ do: fc.constant('abort' as const), which }),
  fc.record({ do: fc.constant('status' as const), linked: fc.boolean(), sessions: fc.boolean() }),
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(0, 1, 50, 100, 400, 1000) }),
  },
  fc.record({ do: fc.constant('page' as const), moment: fc.constantFrom<PageMoment>('shown', 'leaving') }),
  fc.record({ do: fc.constant('look' as const), away: fc.boolean() }),
  fc.record({ do: fc.constant('loaded' as const) }),
  fc.record({ do: fc.constant('destroy' as const) }),
)
const Run = fc.record({
  steps: fc.array(Step, { minLength: 1, maxLength: 24 }),
  echo: fc.constantFrom('always', 'never', 'sometimes', 'throws'),
  loading: fc.boolean(),
})
type Run = typeof Run extends fc.Arbitrary<infer T> ? T : never

const nonsense = [
  null,
  undefined,
  5,
  'text',
  {},
  [],
  { eventType: 5 },
  { interactionId: 5 },
  { eventType: 'extensionStatus', isWalletLinked: 'yes' },
]

const play = async ({ steps, echo, loading }: Run) => {
  const clock = quickClock()
  const { advance, pending } = clock
  const listeners = new Set<(message: unknown) => void>()
  const pages = new Set<(moment: PageMoment) => void>()
  const loads = new Set<() => void>()
  const say = (message: unknown) => {
    for (const listener of [...listeners]) listener(message)
  }
  let sends = 0
  const transport: WalletTransport = {
    name: 'adversary',
    isReachable: () => true,
    whenReady: () => (loading ? new Promise<void>((resolve) => loads.add(resolve)) : undefined),
    send: ({ interactionId }) => {
      sends += 1
      if (echo === 'throws') throw new Error('wire cut')
      if (echo === 'always' || (echo === 'sometimes' && sends % 2 === 0))
        say({ eventType: 'receivedByExtension', interactionId })
    },
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onPage: (listener) => {
      pages.add(listener)
      return () => pages.delete(listener)
    },
  }
  const connector = createWalletConnector({ networkId: 2, dAppDefinitionAddress: D, transport, clock })
  const requests: {
    items: RequestItems
    control?: RequestControl
    stop: AbortController
    settled: number
    events: string[]
  }[] = []
  const cancels: { settled: number }[] = []
  const looking = new Set<{ closed: boolean; unsubscribe(): void }>()
  const hoping = connector.orphanResponse$.subscribe()

  const idOf = (entry: (typeof requests)[number] | undefined) => entry?.control?.getRequest().interactionId ?? 'nobody'
  const answers = (entry: (typeof requests)[number] | undefined, how: string): unknown => {
    const interactionId = how === 'foreign' ? 'foreign' : idOf(entry)
    const items = entry?.items ?? oneTime
    if (how === 'failure') return { discriminator: 'failure', interactionId, error: 'rejectedByUser' }
    if (how === 'malformed')
      return {
        discriminator: 'success',
        interactionId,
        items: { ...sampleResponse(items), auth: 5, send: 5, oneTimeAccounts: 5 },
      }
    if (how === 'mismatch')
      return {
        discriminator: 'success',
        interactionId,
        items: sampleResponse(items === transaction ? login : transaction),
      }
    return { discriminator: 'success', interactionId, items: sampleResponse(items) }
  }

  for (const step of steps) {
    const entry = 'which' in step ? requests[step.which % Math.max(requests.length, 1)] : undefined
    switch (step.do) {
      case 'request': {
        const made: (typeof requests)[number] = {
          items: kinds[step.kind] ?? login,
          stop: new AbortController(),
          settled: 0,
          events: [],
        }
        requests.push(made)
        void connector
          .request(made.items, {
            signal: made.stop.signal,
            requestControl: (control) => {
              made.control = control
            },
            eventCallback: (event) => {
              made.events.push(event)
              if (step.rude) throw new Error('page bug')
            },
            requestInterceptor:
              step.intercepted === 0
                ? async (interaction) => interaction
                : step.intercepted === 1
                  ? () => {
                      throw new Error('refused')
                    }
                  : undefined,
          })
          .then(() => {
            made.settled += 1
          })
        break
      }
      case 'event':
        say({ eventType: step.event, interactionId: idOf(entry) })
        break
      case 'answer':
        if (step.how === 'nonsense') for (const message of nonsense) say(message)
        else say(answers(entry, step.how))
        break
      case 'cancel': {
        if (!entry?.control) break
        const cancel = { settled: 0 }
        cancels.push(cancel)
        void entry.control.cancelRequest({ settleImmediately: step.settleImmediately }).then(() => {
          cancel.settled += 1
        })
        break
      }
      case 'abort':
        entry?.stop.abort()
        break
      case 'status':
        say({
          eventType: 'extensionStatus',
          isExtensionAvailable: true,
          isWalletLinked: step.linked,
          canHandleSessions: step.sessions,
        })
        break
      case 'wait':
        await advance(step.ms)
        break
      case 'page':
        for (const tell of [...pages]) tell(step.moment)
        break
      case 'look':
        if (step.away) for (const one of looking) one.unsubscribe()
        else looking.add(connector.extensionStatus$.subscribe())
        break
      case 'loaded':
        for (const resolve of loads) resolve()
        break
      case 'destroy':
        connector.destroy()
        break
    }
  }
  connector.destroy()
  await advance(0)
  const left = [hoping, ...looking].filter(({ closed }) => !closed)
  return { requests, cancels, listeners, pages, pending, left }
}

test('every promise settles and no listener or timer is left, for any order of events', {
  timeout: 120_000,
}, async () => {
  const unhandled: unknown[] = []
  const note = (cause: unknown) => unhandled.push(cause)
  process.on('unhandledRejection', note)
  await fc.assert(
    fc.asyncProperty(Run, async (run) => {
      const { requests, cancels, listeners, pages, pending, left } = await play(run)
      expect(requests.map(({ settled }) => settled)).toEqual(requests.map(() => 1))
      expect(cancels.map(({ settled }) => settled)).toEqual(cancels.map(() => 1))
      expect([listeners.size, pages.size, pending(), left.length]).toEqual([0, 0, 0, 0])
      for (const { stop, events } of requests) {
        expect(getEventListeners(stop.signal, 'abort')).toEqual([])
        const once = events.filter((event) => event !== 'requestCancelFail')
        expect(new Set(once).size).toBe(once.length)
      }
    }),
    { numRuns: runs(500, 10_000) },
  )
  process.off('unhandledRejection', note)
  expect(unhandled).toEqual([])
})

test('a thousand sequential requests leave the number of listeners unchanged', async () => {
  let listening = 0
  let most = 0
  let heard: (message: unknown) => void = () => {}
  const connector = createWalletConnector({
    networkId: 2,
    dAppDefinitionAddress: D,
    transport: {
      name: 'flat',
      isReachable: () => true,
      send: ({ interactionId }) =>
        heard({ discriminator: 'success', interactionId, items: sampleResponse(transaction) }),
      listen: (listener) => {
        heard = listener
        listening += 1
        most = Math.max(most, listening)
        return () => {
          listening -= 1
        }
      },
    },
  })
  for (let n = 0; n < 1000; n++)
    expect((await connector.sendTransaction({ transactionManifest: 'A;' })).isOk()).toBe(true)
  expect([listening, most]).toEqual([1, 1])
  connector.destroy()
  expect(listening).toBe(0)
})
