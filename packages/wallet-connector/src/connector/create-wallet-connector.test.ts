import { type FakeClock, fakeClock } from '@lootboxes/ledger/testing'
import { describe, expect, test, vi } from 'vitest'
import type { OutgoingMessage } from '../protocol/extension-command'
import type { RequestItems } from '../protocol/request-items'
import type { PageMoment, WalletTransport } from '../transport/wallet-transport'
import type { RequestControl } from './callbacks'
import { createWalletConnector } from './create-wallet-connector'
import type { ExtensionStatus } from './extension-status'
import { D, sampleResponse } from './sample-response.fixture'
import type { WalletConnectorOptions } from './wallet-connector'

const login: RequestItems = {
  discriminator: 'authorizedRequest',
  auth: { discriminator: 'loginWithoutChallenge' },
  reset: { accounts: false, personaData: false },
  ongoingAccounts: { numberOfAccounts: { quantifier: 'exactly', quantity: 1 } },
}
const oneAccount: RequestItems = {
  discriminator: 'unauthorizedRequest',
  oneTimeAccounts: { numberOfAccounts: { quantifier: 'exactly', quantity: 1 } },
}

const linkedStatus = { eventType: 'extensionStatus', isExtensionAvailable: true, isWalletLinked: true }
type BenchOptions = Partial<WalletConnectorOptions> & { echo?: boolean; status?: object | undefined }

/** A fake transport. With `echo` it echoes each message like the extension and answers status queries with `status`. */
const bench = (given: BenchOptions = {}) => {
  const { echo = true, status, ...options } = { status: linkedStatus, ...given }
  const clock = fakeClock()
  /** The sent messages, without the status queries. */
  const sent: OutgoingMessage[] = []
  const questions: OutgoingMessage[] = []
  const listeners = new Set<(message: unknown) => void>()
  const pages = new Set<(moment: PageMoment) => void>()
  const say = (message: unknown) => {
    for (const listener of listeners) listener(message)
  }
  let ids = 0
  const transport: WalletTransport = {
    name: 'bench',
    origin: 'https://shop.example',
    isReachable: () => true,
    send: (message) => {
      const isQuestion = 'discriminator' in message && message.discriminator === 'extensionStatus'
      ;(isQuestion ? questions : sent).push(message)
      if (echo) say({ eventType: 'receivedByExtension', interactionId: message.interactionId })
      if (echo && isQuestion && status) say(status)
    },
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onPage: (listener) => {
      pages.add(listener)
      return () => pages.delete(listener)
    },
    ...options.transport,
  }
  const connector = createWalletConnector({
    networkId: 2,
    dAppDefinitionAddress: D,
    clock,
    newId: () => `id-${++ids}`,
    ...options,
    transport,
  })
  return { clock, sent, questions, say, listeners, pages, connector, transport }
}
const success = (interactionId: string, items: RequestItems) => ({
  discriminator: 'success',
  interactionId,
  items: sampleResponse(items),
})
const settledBy = async <T>(clock: FakeClock, ms: number, promise: PromiseLike<T>): Promise<T | 'pending'> => {
  const race = Promise.race([promise, clock.sleep(ms).then(() => 'pending' as const)])
  await clock.advance(ms)
  return race
}

describe('without a wallet', () => {
  test('T34 on a server the constructor does nothing, and a request ends as missingExtension (spec L126)', async () => {
    expect(typeof window).toBe('undefined')
    const connector = createWalletConnector({ networkId: 1, dAppDefinitionAddress: D })
    const result = await connector.request(login)
    expect(result._unsafeUnwrapErr()).toMatchObject({
      error: 'missingExtension',
      message: 'extension could not be found',
      interactionId: expect.any(String),
    })
    const statuses: unknown[] = []
    connector.extensionStatus$.subscribe((status) => statuses.push(status))
    expect(statuses).toEqual([{ isExtensionAvailable: false, isWalletLinked: false }])
    connector.openPopup()
    connector.destroy()
  })

  test('a request without an echo ends after the configured time, not before', async () => {
    const { connector, clock } = bench({ echo: false, extensionDetectionTime: 250 })
    const requested = connector.request(login)
    expect(await settledBy(clock, 249, requested)).toBe('pending')
    await clock.advance(1)
    expect((await requested)._unsafeUnwrapErr().error).toBe('missingExtension')
    expect(clock.pending()).toBe(0)
  })

  test('a transport that throws ends the request with the cause', async () => {
    const cause = new Error('closed')
    const { connector, transport } = bench()
    transport.send = () => {
      throw cause
    }
    expect((await connector.request(login))._unsafeUnwrapErr()).toMatchObject({
      error: 'missingExtension',
      jsError: cause,
    })
  })
})

describe('validation of requests', () => {
  test('T33 sends a Proxy as plain JSON', async () => {
    const { connector, sent, say } = bench()
    const requested = connector.request(new Proxy(login, {}))
    expect(structuredClone(sent[0])).toMatchObject({ items: login })
    say(success('id-1', login))
    expect((await requested).isOk()).toBe(true)
  })

  test.each([
    ['function', () => 1],
    ['symbol', Symbol('x')],
    ['bigint', 1n],
    ['NaN', Number.NaN],
    ['Infinity', Number.POSITIVE_INFINITY],
  ])('T33 rejects a %s before sending', async (_, value) => {
    const { connector, sent } = bench()
    const result = await connector.request(Object.assign({}, login, { extra: value }))
    expect(result._unsafeUnwrapErr()).toMatchObject({ error: 'walletRequestValidation', interactionId: 'id-1' })
    expect(result._unsafeUnwrapErr().message).toMatch(/^extra: Expected plain JSON, received/)
    expect(sent).toEqual([])
  })

  test('rejects cancelRequest as a request', async () => {
    const { connector, sent } = bench()
    const items = JSON.parse('{"discriminator":"cancelRequest"}') as RequestItems
    expect((await connector.request(items))._unsafeUnwrapErr().error).toBe('walletRequestValidation')
    expect(sent).toEqual([])
  })

  test('T35 validates the interceptor result and sends it with the same id', async () => {
    const { connector, sent } = bench()
    const reset = { accounts: true, personaData: false }
    void connector.request(login, {
      requestInterceptor: async (interaction) => ({
        ...interaction,
        interactionId: 'mine',
        items: { ...login, reset } as RequestItems,
      }),
    })
    await vi.waitFor(() => expect(sent).toHaveLength(1), 10_000)
    expect(sent[0]).toMatchObject({ interactionId: 'id-1', items: { reset } })
    const spoilt = connector.request(login, {
      requestInterceptor: (interaction) => ({ ...interaction, metadata: { ...interaction.metadata, networkId: 1.5 } }),
    })
    expect((await spoilt)._unsafeUnwrapErr().error).toBe('walletRequestValidation')
    connector.destroy()
  })

  test('T36 an interceptor that throws ends the request before sending', async () => {
    const { connector, sent } = bench()
    const refusal = new Error('not today')
    const result = await connector.request(login, {
      requestInterceptor: () => {
        throw refusal
      },
    })
    expect(result._unsafeUnwrapErr()).toEqual({
      error: 'requestInterceptorError',
      interactionId: 'id-1',
      message: 'not today',
      jsError: refusal,
    })
    expect(sent).toEqual([])
  })

  test('the default version of a transaction is 1', () => {
    const { connector, sent } = bench()
    void connector.sendTransaction({ transactionManifest: 'A;', message: undefined })
    void connector.sendTransaction({ transactionManifest: 'B;', version: 2, blobs: ['00'], message: 'hi' })
    expect(sent.map((message) => 'items' in message && message.items)).toEqual([
      { discriminator: 'transaction', send: { version: 1, transactionManifest: 'A;' } },
      { discriminator: 'transaction', send: { version: 2, transactionManifest: 'B;', blobs: ['00'], message: 'hi' } },
    ])
    connector.destroy()
  })
})

describe('validation of responses (spec L86)', () => {
  test('returns an unknown code with error, interactionId and message (spec L126)', async () => {
    const { connector, say } = bench()
    const requested = connector.request(login)
    say({ discriminator: 'failure', interactionId: 'id-1', error: 'somethingNew', message: 'try later' })
    expect((await requested)._unsafeUnwrapErr()).toEqual({
      error: 'somethingNew',
      interactionId: 'id-1',
      message: 'try later',
    })
  })

  const challenge = '1'.repeat(64)
  const signed: RequestItems = {
    discriminator: 'unauthorizedRequest',
    oneTimeAccounts: { challenge, numberOfAccounts: { quantifier: 'exactly', quantity: 1 } },
  }
  test.each([
    [
      'an echoed challenge that differs',
      signed,
      {
        oneTimeAccounts: {
          challenge: '2'.repeat(64),
          numberOfAccounts: { quantifier: 'exactly' as const, quantity: 1 },
        },
      },
    ],
    [
      'accounts without the requested proof',
      signed,
      { oneTimeAccounts: { numberOfAccounts: { quantifier: 'exactly' as const, quantity: 1 } } },
    ],
  ])('%s ends as walletResponseValidation', async (_, items, answered) => {
    const { connector, say } = bench()
    const requested = connector.request(items)
    say(success('id-1', { discriminator: 'unauthorizedRequest', ...answered }))
    expect((await requested)._unsafeUnwrapErr()).toMatchObject({
      error: 'walletResponseValidation',
      interactionId: 'id-1',
    })
  })

  test('ignores a message whose members throw', async () => {
    const { connector, say } = bench()
    const requested = connector.request(login)
    const trap = () => {
      throw new Error('mine')
    }
    say(new Proxy({}, { has: trap, get: trap }))
    say({
      interactionId: 'id-1',
      discriminator: 'success',
      get items(): unknown {
        return trap()
      },
    })
    say(success('id-1', login))
    expect((await requested).isOk()).toBe(true)
  })

  test('catches errors of callbacks', async () => {
    const warn = vi.fn()
    const { connector, say } = bench({ logger: { warn, debug: vi.fn() } })
    const boom = () => {
      throw new Error('boom')
    }
    const requested = connector.request(oneAccount, { eventCallback: boom, requestControl: boom })
    say(success('id-1', oneAccount))
    expect((await requested).isOk()).toBe(true)
    expect(warn).toHaveBeenCalledTimes(2)
  })
})

describe('invalid input of the page', () => {
  test.each([undefined, null, 5, 'A;', {}])(
    'sendTransaction(%j) ends as walletRequestValidation (spec L86)',
    async (input) => {
      const { connector, sent } = bench()
      const result = await connector.sendTransaction(input as never)
      expect(result._unsafeUnwrapErr()).toMatchObject({
        error: 'walletRequestValidation',
        message: 'send.transactionManifest: Required',
      })
      expect(sent).toEqual([])
    },
  )

  test('a session store that throws loses the session, not the request', async () => {
    const full = () => {
      throw new Error('QuotaExceededError')
    }
    const { connector, say, sent } = bench({ session: { load: full, save: full } })
    connector.extensionStatus$.subscribe()
    say({ eventType: 'extensionStatus', isExtensionAvailable: true, isWalletLinked: true, canHandleSessions: true })
    const requested = connector.request(login)
    say(success(sent.at(-1)?.interactionId ?? '', login))
    expect((await requested).isOk()).toBe(true)
    connector.endSession()
  })
})

describe('cancel, abort and destroy', () => {
  test('a cancel before sending ends the request without a message to the extension (spec L126)', async () => {
    const { connector, sent } = bench()
    let outcome: unknown
    const result = await connector.request(login, {
      requestControl: (control) => void control.cancelRequest().then((done) => (outcome = done._unsafeUnwrap())),
    })
    expect(result._unsafeUnwrapErr()).toMatchObject({
      error: 'canceledByUser',
      message: 'user has canceled the request',
    })
    await vi.waitFor(() => expect(outcome).toBe('requestCancelSuccess'), 10_000)
    expect(sent).toEqual([])
  })

  const open = (items: RequestItems = login, delivered = false) => {
    const world = bench()
    let control: RequestControl | undefined
    const requested = world.connector.request(items, { requestControl: (given) => (control = given) })
    if (delivered) world.say({ eventType: 'receivedByWallet', interactionId: 'id-1' })
    if (!control) throw new Error('no control')
    return { ...world, control, requested }
  }

  test('T17 a cancel without a response fails after a second and leaves the request open (spec L74)', async () => {
    const { clock, control, requested, say } = open()
    const cancelled = control.cancelRequest()
    expect(await settledBy(clock, 999, cancelled)).toBe('pending')
    await clock.advance(1)
    expect((await cancelled)._unsafeUnwrapErr()).toBe('requestCancelFail')
    say(success('id-1', login))
    expect((await requested).isOk()).toBe(true)
  })

  test('two simultaneous cancels send one message and share its result', async () => {
    const { control, say, sent } = open()
    const both = [control.cancelRequest(), control.cancelRequest()]
    say({ eventType: 'requestCancelSuccess', interactionId: 'id-1' })
    expect((await Promise.all(both)).map((one) => one.isOk())).toEqual([true, true])
    expect(sent).toHaveLength(2)
  })

  test('settleImmediately ends a login, but not a transaction that the wallet has received', async () => {
    const data = open(login, true)
    expect((await data.control.cancelRequest({ settleImmediately: true })).isOk()).toBe(true)
    expect((await data.requested)._unsafeUnwrapErr().error).toBe('canceledByUser')

    const transaction: RequestItems = { discriminator: 'transaction', send: { transactionManifest: 'A;', version: 1 } }
    const money = open(transaction, true)
    const cancelled = money.control.cancelRequest({ settleImmediately: true })
    await money.clock.advance(1000)
    expect((await cancelled).isErr()).toBe(true)
    money.say(success('id-1', transaction))
    expect((await money.requested).isOk()).toBe(true)
  })

  test('an abort cancels the request at the extension; a later response is an orphan', async () => {
    const { connector, say, sent } = bench()
    const orphans: unknown[] = []
    connector.orphanResponse$.subscribe((orphan) => orphans.push(orphan))
    const stop = new AbortController()
    const requested = connector.request(login, { signal: stop.signal })
    stop.abort('gone')
    expect((await requested)._unsafeUnwrapErr()).toMatchObject({
      error: 'requestAborted',
      message: 'the page aborted the request',
      jsError: 'gone',
    })
    expect(sent[1]).toMatchObject({ interactionId: 'id-1', items: { discriminator: 'cancelRequest' } })
    say(success('id-1', login))
    expect(orphans).toHaveLength(1)
    expect((await connector.request(login, { signal: stop.signal }))._unsafeUnwrapErr().error).toBe('requestAborted')
    expect(sent).toHaveLength(2)
  })

  test('T31 destroy settles every request and removes the listener', async () => {
    const { connector, listeners, pages, clock } = bench()
    let completed = 0
    connector.extensionStatus$.subscribe({ complete: () => completed++ })
    connector.orphanResponse$.subscribe({ complete: () => completed++ })
    const requested = connector.request(login)
    connector.destroy()
    expect((await requested)._unsafeUnwrapErr()).toMatchObject({
      error: 'connectorDestroyed',
      message: 'the connector was destroyed',
    })
    expect((await connector.request(login))._unsafeUnwrapErr().error).toBe('connectorDestroyed')
    expect([listeners.size, pages.size, completed, clock.pending()]).toEqual([0, 0, 2, 0])
  })

  test('M18 leaving the page cancels undelivered requests and keeps delivered ones', async () => {
    const { connector, say, pages, sent } = bench()
    const waiting = connector.request(login)
    const delivered = connector.request(oneAccount)
    say({ eventType: 'receivedByWallet', interactionId: sent[1]?.interactionId })
    for (const tell of pages) tell('leaving')
    expect((await waiting)._unsafeUnwrapErr().error).toBe('canceledByUser')
    expect(sent.at(-1)).toMatchObject({ interactionId: 'id-1', items: { discriminator: 'cancelRequest' } })
    say(success(sent[1]?.interactionId ?? '', oneAccount))
    expect((await delivered).isOk()).toBe(true)
  })
})

describe('extension status (spec L74, L119)', () => {
  const linked = { eventType: 'extensionStatus', isExtensionAvailable: true, isWalletLinked: true }

  const present = { isExtensionAvailable: true, isWalletLinked: false, isLinkUnknown: true }
  const isLinked = { isExtensionAvailable: true, isWalletLinked: true }

  test('E4 an echo without a status shows an available extension after the detection time, and the link is queried again (spec L74)', async () => {
    const { connector, clock, questions } = bench({ status: undefined })
    const statuses: unknown[] = []
    connector.extensionStatus$.subscribe((status) => statuses.push(status))
    await clock.advance(99)
    expect(statuses).toEqual([])
    await clock.advance(1)
    expect(statuses).toEqual([present])
    await clock.advance(60_000)
    expect([statuses, questions.length]).toEqual([[present], 5])
    expect(clock.pending()).toBe(0)
  })

  test('E4 a login that waits for the status is sent, also when the last subscriber of the status leaves meanwhile', async () => {
    const { connector, clock, sent } = bench({ status: undefined })
    const leaving = connector.extensionStatus$.subscribe()
    void connector.request(login)
    leaving.unsubscribe()
    expect(sent).toEqual([])
    await clock.advance(100)
    expect(sent).toHaveLength(1)
    connector.destroy()
  })

  test('E4 a worker that wakes up slowly is never reported as an extension without a wallet', async () => {
    const { connector, clock, say } = bench({ status: undefined })
    const statuses: unknown[] = []
    connector.extensionStatus$.subscribe((status) => statuses.push(status))
    await clock.advance(120)
    say(linked)
    await clock.advance(60_000)
    expect(statuses).toEqual([present, isLinked])
    expect(clock.pending()).toBe(0)
  })

  test('an echo of a request makes a missing extension available immediately (spec L74)', async () => {
    const { connector, clock, say } = bench({ echo: false })
    const statuses: unknown[] = []
    connector.extensionStatus$.subscribe((status) => statuses.push(status))
    await clock.advance(100)
    void connector.request(oneAccount)
    say({ eventType: 'receivedByExtension', interactionId: 'id-2' })
    expect(statuses).toEqual([{ isExtensionAvailable: false, isWalletLinked: false }, present])
    connector.destroy()
  })

  test('a second connector on a page with a dead port does not report a linked wallet as not linked', async () => {
    for (const before of [linked, { ...linked, isWalletLinked: false }]) {
      const { connector, clock, transport } = bench({ status: undefined })
      // The first connector received a status; later queries on this page get only an echo.
      transport.lastStatus = () => before
      const statuses: ExtensionStatus[] = []
      connector.extensionStatus$.subscribe((status) => void statuses.push(status))
      await clock.advance(60_000)
      expect(statuses).toEqual([before.isWalletLinked ? isLinked : present])
    }
  })

  test('after repeated queries without a status, "not linked" becomes unknown, because a phone may be linked since', async () => {
    const { connector, clock, say, pages } = bench({ status: undefined })
    const statuses: unknown[] = []
    connector.extensionStatus$.subscribe((status) => statuses.push(status))
    say({ ...linked, isWalletLinked: false })
    for (const tell of pages) tell('shown')
    await clock.advance(60_000)
    expect(statuses).toEqual([{ isExtensionAvailable: true, isWalletLinked: false }, present])
  })

  test('queries the status again when the page is shown, while there are subscribers', async () => {
    const { connector, say, questions, pages } = bench({ status: undefined })
    const subscription = connector.extensionStatus$.subscribe()
    say(linked)
    for (const tell of pages) tell('shown')
    expect(questions).toHaveLength(2)
    say(linked)
    subscription.unsubscribe()
    for (const tell of pages) tell('shown')
    expect(questions).toHaveLength(2)
  })

  test('a new subscriber gets the last status, and each change is emitted once', () => {
    const { connector, say } = bench({ status: undefined })
    const first: unknown[] = []
    const second: unknown[] = []
    connector.extensionStatus$.subscribe((status) => first.push(status))
    say(linked)
    say(linked)
    connector.extensionStatus$.subscribe((status) => second.push(status))
    say({ ...linked, isWalletLinked: false })
    const both = [
      { isExtensionAvailable: true, isWalletLinked: true },
      { isExtensionAvailable: true, isWalletLinked: false },
    ]
    expect([first, second]).toEqual([both, both])
  })

  test('unsubscribing during a query leaves no timer', () => {
    const { connector, clock } = bench({ echo: false })
    connector.extensionStatus$.subscribe().unsubscribe()
    expect(clock.pending()).toBe(0)
  })

  test('openPopup sends an id (spec L119)', () => {
    const { connector, sent } = bench()
    connector.openPopup()
    expect(sent).toEqual([{ interactionId: 'id-1', discriminator: 'openPopup' }])
  })
})

describe('M7 a loading page', () => {
  const loading = () => {
    let finish = () => {}
    const whenReady = (signal: AbortSignal) =>
      new Promise<void>((resolve) => {
        finish = resolve
        signal.addEventListener('abort', () => resolve())
      })
    return { whenReady, finish: () => finish() }
  }
  const held = (options: BenchOptions = {}) => {
    const page = loading()
    const world = bench(options)
    world.transport.whenReady = page.whenReady
    return { ...world, page }
  }

  test('delays the request until the page has loaded', async () => {
    const { connector, sent, page, clock } = held()
    void connector.request(login)
    await clock.advance(300)
    expect(sent).toEqual([])
    page.finish()
    await clock.advance(0)
    expect(sent).toHaveLength(1)
    expect(clock.pending()).toBe(0)
  })

  test('delays it for at most 400 ms, and then starts the detection time', async () => {
    const { connector, sent, clock } = held({ echo: false })
    const requested = connector.request(login)
    await clock.advance(399)
    expect(sent).toEqual([])
    expect(await settledBy(clock, 100, requested)).toBe('pending')
    expect(sent).toHaveLength(1)
    await clock.advance(1)
    expect((await requested)._unsafeUnwrapErr().error).toBe('missingExtension')
  })

  test('ends the delay with any message of the extension', () => {
    const { connector, sent, say } = held()
    void connector.request(login)
    say({ eventType: 'extensionStatus', isExtensionAvailable: true, isWalletLinked: true })
    expect(sent).toHaveLength(1)
    connector.destroy()
  })

  test('waitForDocument: false sends immediately', () => {
    const { connector, sent } = held({ waitForDocument: false })
    void connector.request(login)
    expect(sent).toHaveLength(1)
    connector.destroy()
  })

  test('sends a message again when the extension starts after it was lost', async () => {
    const { connector, sent, say, clock } = bench({ echo: false })
    const requested = connector.request(login)
    await clock.advance(60)
    say({ eventType: 'extensionStatus', isExtensionAvailable: true, isWalletLinked: true })
    expect(sent).toHaveLength(2)
    await clock.advance(60)
    say(success('id-1', login))
    expect((await requested).isOk()).toBe(true)
  })
})

describe('E1 sessions', () => {
  const able = { ...linkedStatus, canHandleSessions: true }
  const transaction: RequestItems = { discriminator: 'transaction', send: { transactionManifest: 'A;', version: 1 } }
  const storedSession = (sessionId?: string) => {
    const saved: (string | undefined)[] = []
    let current = sessionId
    return {
      saved,
      load: () => current,
      save: (next: string | undefined) => {
        saved.push(next)
        current = next
      },
    }
  }
  const sessionsIn = (sent: readonly OutgoingMessage[]) =>
    sent.map((message) => ('sessionId' in message ? message.sessionId : 'none'))

  test('a login waits for the first status and then has a session', async () => {
    const { connector, sent, questions, say, clock } = bench({ status: undefined })
    void connector.request(login)
    expect([questions.length, sent.length]).toEqual([1, 0])
    await clock.advance(60)
    say(able)
    expect(sent).toMatchObject([{ discriminator: 'walletInteraction', sessionId: expect.any(String) }])
    connector.destroy()
    expect(clock.pending()).toBe(0)
  })

  test('a transaction of a stored login waits for the first status', async () => {
    const { connector, sent, say } = bench({ status: undefined, session: storedSession('stored') })
    void connector.request(transaction)
    expect(sent).toEqual([])
    say(able)
    expect(sessionsIn(sent)).toEqual(['stored'])
  })

  test('a request without a session does not wait', () => {
    const { connector, sent, questions } = bench({ status: undefined })
    void connector.request(transaction)
    expect([questions.length, sent.length]).toEqual([1, 1])
    const absent = bench({ echo: false })
    void absent.connector.request(transaction)
    expect([absent.questions.length, absent.sent.length]).toEqual([0, 1])
  })

  test('the wait ends with the detection time; without an echo there is no wait', async () => {
    const silent = bench({ status: undefined })
    void silent.connector.request(login)
    await silent.clock.advance(99)
    expect(silent.sent).toEqual([])
    await silent.clock.advance(1)
    expect(silent.sent).toHaveLength(1)
    const absent = bench({ echo: false })
    void absent.connector.request(login)
    expect(absent.sent).toHaveLength(1)
  })

  test('a waiting request can be cancelled and is then never sent', async () => {
    const { connector, sent, say } = bench({ status: undefined })
    const stop = new AbortController()
    const requested = connector.request(login, { signal: stop.signal })
    stop.abort()
    say(able)
    expect((await requested)._unsafeUnwrapErr().error).toBe('requestAborted')
    expect(sent).toEqual([])
  })

  test('a login that was lost before the extension started is sent again with a session', () => {
    const { connector, sent, say } = bench({ echo: false })
    void connector.request(login)
    say(able)
    expect(sent).toMatchObject([
      { items: login },
      { discriminator: 'walletInteraction', sessionId: expect.any(String) },
    ])
  })

  test('E2 stores a new session when its login succeeds, and keeps the old one until then', async () => {
    const session = storedSession('old')
    const { connector, sent, say } = bench({ status: able, session })
    const refused = connector.request(login, { newSession: true })
    const [first] = sessionsIn(sent)
    expect(first).not.toBe('old')
    say({ discriminator: 'failure', interactionId: sent[0]?.interactionId, error: 'rejectedByUser' })
    await refused
    expect(session.load()).toBe('old')
    const accepted = connector.request(login, { newSession: true })
    expect(session.load()).toBe('old')
    say(success(sent[1]?.interactionId ?? '', login))
    await accepted
    expect(session.saved).toEqual([sessionsIn(sent)[1]])
    expect(new Set([...sessionsIn(sent), 'old']).size).toBe(3)
  })

  test('E2 the next login replaces a session that has delivered nothing for seconds', async () => {
    const session = storedSession('forgotten')
    const { connector, sent, say, clock } = bench({ status: able, session })
    void connector.request(transaction)
    await clock.advance(4999)
    void connector.request(login)
    await clock.advance(1)
    const replacing = connector.request(login)
    expect(sessionsIn(sent).slice(0, 2)).toEqual(['forgotten', 'forgotten'])
    expect(sessionsIn(sent)[2]).not.toBe('forgotten')
    say(success(sent[2]?.interactionId ?? '', login))
    await replacing
    expect(session.load()).toBe(sessionsIn(sent)[2])
  })

  test('E2 keeps a session that delivers', async () => {
    const { connector, sent, say, clock } = bench({ status: able, session: storedSession('stored') })
    void connector.request(transaction)
    say({ eventType: 'receivedByWallet', interactionId: sent[0]?.interactionId })
    await clock.advance(60_000)
    void connector.request(login)
    expect(sessionsIn(sent)).toEqual(['stored', 'stored'])
  })

  test('E3 delivers an open request to a wallet that is linked later, without status subscribers', () => {
    const { connector, sent, say } = bench({ status: { ...able, isWalletLinked: false } })
    void connector.request(transaction)
    say(able)
    expect(sent).toHaveLength(2)
    expect(sent[1]).toEqual(sent[0])
    say({ ...able, isWalletLinked: false })
    say(able)
    expect(sent).toHaveLength(2)
  })

  test('E3 E4 delivers it even if the worker answered no query before', async () => {
    const { connector, sent, say, clock, questions } = bench({ status: undefined })
    void connector.request(transaction)
    await clock.advance(60_000)
    expect(questions).toHaveLength(5)
    say(able)
    expect(sent).toHaveLength(2)
    connector.destroy()
    expect(clock.pending()).toBe(0)
  })

  test('the first status of a linked wallet does not send requests again', () => {
    const { connector, sent, say } = bench({ status: undefined })
    void connector.request(transaction)
    for (let n = 0; n < 4; n++) say(able)
    expect(sent).toHaveLength(1)
  })
})

describe('E5 a page before the first message of the extension', () => {
  const starting = (withinMs: number) => {
    const made = bench({ echo: false })
    const ends = made.clock.now() + withinMs
    made.transport.startsWithin = () => Math.max(0, ends - made.clock.now())
    return made
  }

  test('reports a missing extension 100 ms after the query, also right after page load (spec L74)', async () => {
    const { connector, clock } = starting(250)
    const statuses: unknown[] = []
    connector.extensionStatus$.subscribe((status) => statuses.push(status))
    await clock.advance(99)
    expect(statuses).toEqual([])
    await clock.advance(1)
    expect(statuses).toEqual([{ isExtensionAvailable: false, isWalletLinked: false }])
    connector.destroy()
  })

  test('sends a request when the extension may have started, and ends it 100 ms later (spec L74)', async () => {
    const { connector, clock, sent } = starting(250)
    const early = connector.request(login)
    await clock.advance(149)
    expect(sent).toEqual([])
    await clock.advance(1)
    expect(sent).toHaveLength(1)
    expect(await settledBy(clock, 99, early)).toBe('pending')
    await clock.advance(1)
    expect((await early)._unsafeUnwrapErr().error).toBe('missingExtension')
    const second = connector.request(login)
    expect(await settledBy(clock, 99, second)).toBe('pending')
    await clock.advance(1)
    expect((await second)._unsafeUnwrapErr().error).toBe('missingExtension')
    expect(clock.pending()).toBe(0)
  })

  test('detects a running extension by its echo without a wait', () => {
    const { connector, transport, sent } = bench()
    transport.startsWithin = () => 250
    void connector.request(oneAccount)
    expect(sent).toHaveLength(1)
    connector.destroy()
  })

  test.each([20, 190, 245])('a start message after %d ms delivers the request to the extension', async (ms) => {
    const { connector, clock, say, sent } = starting(250)
    const requested = connector.request(login)
    await clock.advance(ms)
    say(linkedStatus)
    const id = sent.at(-1)?.interactionId
    say({ eventType: 'receivedByExtension', interactionId: id })
    await clock.advance(1000)
    say(success(id ?? '', login))
    expect((await requested).isOk()).toBe(true)
  })

  test('delivers a request made at load when a phone is linked later', async () => {
    const { connector, clock, say, sent } = starting(250)
    const requested = connector.request(oneAccount)
    await clock.advance(190)
    say({ ...linkedStatus, isWalletLinked: false })
    const id = sent.at(-1)?.interactionId ?? ''
    say({ eventType: 'receivedByExtension', interactionId: id })
    const before = sent.length
    await clock.advance(60_000)
    say(linkedStatus)
    expect(sent).toHaveLength(before + 1)
    expect(sent.at(-1)?.interactionId).toBe(id)
    say(success(id, oneAccount))
    expect((await requested).isOk()).toBe(true)
  })

  test('a request from the head survives a document that takes 3 s to parse', async () => {
    const { connector, clock, transport, say, sent, questions } = bench({ echo: false })
    const parsedAt = clock.now() + 3_000
    transport.whenParsed = () => (clock.now() < parsedAt ? clock.sleep(parsedAt - clock.now()) : undefined)
    transport.whenReady = () => new Promise(() => undefined)
    transport.startsWithin = () => Math.max(0, parsedAt + 500 - clock.now())
    const statuses: unknown[] = []
    connector.extensionStatus$.subscribe((status) => statuses.push(status))
    const requested = connector.request(login)
    await clock.advance(2_999)
    expect([sent, questions, statuses]).toEqual([[], [], []])
    await clock.advance(191)
    say(linkedStatus)
    expect(sent).toHaveLength(1)
    say({ eventType: 'receivedByExtension', interactionId: sent[0]?.interactionId })
    await clock.advance(1_000)
    say(success(sent[0]?.interactionId ?? '', login))
    expect((await requested).isOk()).toBe(true)
  })

  test('without an extension that request ends 500 ms after the document is parsed', async () => {
    const { connector, clock, transport } = bench({ echo: false })
    const parsedAt = clock.now() + 3_000
    transport.whenParsed = () => (clock.now() < parsedAt ? clock.sleep(parsedAt - clock.now()) : undefined)
    transport.whenReady = () => new Promise(() => undefined)
    transport.startsWithin = () => Math.max(0, parsedAt + 500 - clock.now())
    const requested = connector.request(login)
    expect(await settledBy(clock, 3_499, requested)).toBe('pending')
    await clock.advance(1)
    expect((await requested)._unsafeUnwrapErr().error).toBe('missingExtension')
    expect(clock.pending()).toBe(0)
  })

  test('uses the detection time of the specification after the first message of the extension', async () => {
    const { connector, clock, say } = starting(10_000)
    connector.extensionStatus$.subscribe()
    say(linkedStatus)
    const requested = connector.request(login)
    await clock.advance(100)
    expect((await requested)._unsafeUnwrapErr().error).toBe('missingExtension')
  })
})
