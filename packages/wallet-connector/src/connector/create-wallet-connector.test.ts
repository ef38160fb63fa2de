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

/** A transport the test speaks for; `echo` answers each message at once, as the extension does, and questions with `status`. */
const bench = (given: BenchOptions = {}) => {
  const { echo = true, status, ...options } = { status: linkedStatus, ...given }
  const clock = fakeClock()
  /** Without the questions for the status. */
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

describe('where there is no wallet', () => {
  test('T34 creating on a server does nothing, and a request is missingExtension (spec L126)', async () => {
    expect(typeof window).toBe('undefined')
    const connector = createWalletConnector({ networkId: 1, dAppDefinitionAddress: D })
    const result = await connector.request(login)
    expect(result._unsafeUnwrapErr()).toMatchObject({
      error: 'missingExtension',
      message: 'extension could not be found',
      interactionId: expect.any(String),
    })
    const seen: unknown[] = []
    connector.extensionStatus$.subscribe((status) => seen.push(status))
    expect(seen).toEqual([{ isExtensionAvailable: false, isWalletLinked: false }])
    connector.openPopup()
    connector.destroy()
  })

  test('an unheard request ends after the configured time, not before', async () => {
    const { connector, clock } = bench({ echo: false, extensionDetectionTime: 250 })
    const asked = connector.request(login)
    expect(await settledBy(clock, 249, asked)).toBe('pending')
    await clock.advance(1)
    expect((await asked)._unsafeUnwrapErr().error).toBe('missingExtension')
    expect(clock.pending()).toBe(0)
  })

  test('a transport that throws ends the request and says why', async () => {
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

describe('what may be sent', () => {
  test('T33 a Proxy goes out as plain JSON', async () => {
    const { connector, sent, say } = bench()
    const asked = connector.request(new Proxy(login, {}))
    expect(structuredClone(sent[0])).toMatchObject({ items: login })
    say(success('id-1', login))
    expect((await asked).isOk()).toBe(true)
  })

  test.each([
    ['function', () => 1],
    ['symbol', Symbol('x')],
    ['bigint', 1n],
    ['NaN', Number.NaN],
    ['Infinity', Number.POSITIVE_INFINITY],
  ])('T33 a %s is refused before anything is sent', async (_, value) => {
    const { connector, sent } = bench()
    const result = await connector.request(Object.assign({}, login, { extra: value }))
    expect(result._unsafeUnwrapErr()).toMatchObject({ error: 'walletRequestValidation', interactionId: 'id-1' })
    expect(result._unsafeUnwrapErr().message).toMatch(/^extra: Expected plain JSON, received/)
    expect(sent).toEqual([])
  })

  test('cancelRequest is not a request', async () => {
    const { connector, sent } = bench()
    const items = JSON.parse('{"discriminator":"cancelRequest"}') as RequestItems
    expect((await connector.request(items))._unsafeUnwrapErr().error).toBe('walletRequestValidation')
    expect(sent).toEqual([])
  })

  test('T35 what the interceptor returns is validated and sent under the same id', async () => {
    const { connector, sent } = bench()
    const reset = { accounts: true, personaData: false }
    void connector.request(login, {
      requestInterceptor: async (interaction) => ({
        ...interaction,
        interactionId: 'mine',
        items: { ...login, reset } as RequestItems,
      }),
    })
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({ interactionId: 'id-1', items: { reset } })
    const spoilt = connector.request(login, {
      requestInterceptor: (interaction) => ({ ...interaction, metadata: { ...interaction.metadata, networkId: 1.5 } }),
    })
    expect((await spoilt)._unsafeUnwrapErr().error).toBe('walletRequestValidation')
    connector.destroy()
  })

  test('T36 an interceptor that throws ends the request, and nothing is sent', async () => {
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

  test('the version of a transaction is 1 unless given', () => {
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

describe('responses are validated (spec L86)', () => {
  test('an unknown code passes through, with error, interactionId and message (spec L126)', async () => {
    const { connector, say } = bench()
    const asked = connector.request(login)
    say({ discriminator: 'failure', interactionId: 'id-1', error: 'somethingNew', message: 'try later' })
    expect((await asked)._unsafeUnwrapErr()).toEqual({
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
      'accounts without the proof that was asked',
      signed,
      { oneTimeAccounts: { numberOfAccounts: { quantifier: 'exactly' as const, quantity: 1 } } },
    ],
  ])('%s is walletResponseValidation', async (_, items, answered) => {
    const { connector, say } = bench()
    const asked = connector.request(items)
    say(success('id-1', { discriminator: 'unauthorizedRequest', ...answered }))
    expect((await asked)._unsafeUnwrapErr()).toMatchObject({ error: 'walletResponseValidation', interactionId: 'id-1' })
  })

  test('a message that cannot even be read is passed over', async () => {
    const { connector, say } = bench()
    const asked = connector.request(login)
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
    expect((await asked).isOk()).toBe(true)
  })

  test('callbacks that throw disturb nobody', async () => {
    const warn = vi.fn()
    const { connector, say } = bench({ logger: { warn, debug: vi.fn() } })
    const boom = () => {
      throw new Error('boom')
    }
    const asked = connector.request(oneAccount, { eventCallback: boom, requestControl: boom })
    say(success('id-1', oneAccount))
    expect((await asked).isOk()).toBe(true)
    expect(warn).toHaveBeenCalledTimes(2)
  })
})

describe('a wrong input of the page', () => {
  test.each([undefined, null, 5, 'A;', {}])(
    'sendTransaction(%j) is walletRequestValidation (spec L86)',
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

  test('a session store that throws costs the session, not the request', async () => {
    const full = () => {
      throw new Error('QuotaExceededError')
    }
    const { connector, say, sent } = bench({ session: { load: full, save: full } })
    connector.extensionStatus$.subscribe()
    say({ eventType: 'extensionStatus', isExtensionAvailable: true, isWalletLinked: true, canHandleSessions: true })
    const asked = connector.request(login)
    say(success(sent.at(-1)?.interactionId ?? '', login))
    expect((await asked).isOk()).toBe(true)
    connector.endSession()
  })
})

describe('ending early', () => {
  test('a cancel before anything was sent ends the request without a message to the extension (spec L126)', async () => {
    const { connector, sent } = bench()
    let outcome: unknown
    const result = await connector.request(login, {
      requestControl: (control) => void control.cancelRequest().then((done) => (outcome = done._unsafeUnwrap())),
    })
    expect(result._unsafeUnwrapErr()).toMatchObject({
      error: 'canceledByUser',
      message: 'user has canceled the request',
    })
    await vi.waitFor(() => expect(outcome).toBe('requestCancelSuccess'))
    expect(sent).toEqual([])
  })

  const open = (items: RequestItems = login, delivered = false) => {
    const world = bench()
    let control: RequestControl | undefined
    const asked = world.connector.request(items, { requestControl: (given) => (control = given) })
    if (delivered) world.say({ eventType: 'receivedByWallet', interactionId: 'id-1' })
    if (!control) throw new Error('no control')
    return { ...world, control, asked }
  }

  test('T17 a cancel without an answer fails after a second and leaves the request open (spec L74)', async () => {
    const { clock, control, asked, say } = open()
    const cancelled = control.cancelRequest()
    expect(await settledBy(clock, 999, cancelled)).toBe('pending')
    await clock.advance(1)
    expect((await cancelled)._unsafeUnwrapErr()).toBe('requestCancelFail')
    say(success('id-1', login))
    expect((await asked).isOk()).toBe(true)
  })

  test('two cancels at once send one message and share their outcome', async () => {
    const { control, say, sent } = open()
    const both = [control.cancelRequest(), control.cancelRequest()]
    say({ eventType: 'requestCancelSuccess', interactionId: 'id-1' })
    expect((await Promise.all(both)).map((one) => one.isOk())).toEqual([true, true])
    expect(sent).toHaveLength(2)
  })

  test('settleImmediately ends a login at once, but not a transaction the wallet has', async () => {
    const data = open(login, true)
    expect((await data.control.cancelRequest({ settleImmediately: true })).isOk()).toBe(true)
    expect((await data.asked)._unsafeUnwrapErr().error).toBe('canceledByUser')

    const transaction: RequestItems = { discriminator: 'transaction', send: { transactionManifest: 'A;', version: 1 } }
    const money = open(transaction, true)
    const cancelled = money.control.cancelRequest({ settleImmediately: true })
    await money.clock.advance(1000)
    expect((await cancelled).isErr()).toBe(true)
    money.say(success('id-1', transaction))
    expect((await money.asked).isOk()).toBe(true)
  })

  test('an aborted request is taken back from the extension; a late answer is an orphan', async () => {
    const { connector, say, sent } = bench()
    const orphans: unknown[] = []
    connector.orphanResponse$.subscribe((orphan) => orphans.push(orphan))
    const stop = new AbortController()
    const asked = connector.request(login, { signal: stop.signal })
    stop.abort('gone')
    expect((await asked)._unsafeUnwrapErr()).toMatchObject({ error: 'requestAborted', jsError: 'gone' })
    expect(sent[1]).toMatchObject({ interactionId: 'id-1', items: { discriminator: 'cancelRequest' } })
    say(success('id-1', login))
    expect(orphans).toHaveLength(1)
    expect((await connector.request(login, { signal: stop.signal }))._unsafeUnwrapErr().error).toBe('requestAborted')
    expect(sent).toHaveLength(2)
  })

  test('T31 destroy settles everything and leaves no listener', async () => {
    const { connector, listeners, pages, clock } = bench()
    let completed = 0
    connector.extensionStatus$.subscribe({ complete: () => completed++ })
    connector.orphanResponse$.subscribe({ complete: () => completed++ })
    const asked = connector.request(login)
    connector.destroy()
    expect((await asked)._unsafeUnwrapErr()).toMatchObject({
      error: 'connectorDestroyed',
    })
    expect((await connector.request(login))._unsafeUnwrapErr().error).toBe('connectorDestroyed')
    expect([listeners.size, pages.size, completed, clock.pending()]).toEqual([0, 0, 2, 0])
  })

  test('M18 leaving the page cancels what no wallet has and keeps what one has', async () => {
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

  test('E4 an echo without a status is an available extension after the detection time, and it is asked again for the link (spec L74)', async () => {
    const { connector, clock, questions } = bench({ status: undefined })
    const seen: unknown[] = []
    connector.extensionStatus$.subscribe((status) => seen.push(status))
    await clock.advance(99)
    expect(seen).toEqual([])
    await clock.advance(1)
    expect(seen).toEqual([present])
    await clock.advance(60_000)
    expect([seen, questions.length]).toEqual([[present], 5])
    expect(clock.pending()).toBe(0)
  })

  test('E4 a worker that wakes up late is never taken for an extension without a wallet', async () => {
    const { connector, clock, say } = bench({ status: undefined })
    const seen: unknown[] = []
    connector.extensionStatus$.subscribe((status) => seen.push(status))
    await clock.advance(120)
    say(linked)
    await clock.advance(60_000)
    expect(seen).toEqual([present, isLinked])
    expect(clock.pending()).toBe(0)
  })

  test('an echo of a request makes an extension that was not found available at once (spec L74)', async () => {
    const { connector, clock, say } = bench({ echo: false })
    const seen: unknown[] = []
    connector.extensionStatus$.subscribe((status) => seen.push(status))
    await clock.advance(100)
    void connector.request(oneAccount)
    say({ eventType: 'receivedByExtension', interactionId: 'id-2' })
    expect(seen).toEqual([{ isExtensionAvailable: false, isWalletLinked: false }, present])
    connector.destroy()
  })

  test('a second connector on a page whose port is dead never says "not linked" of a linked wallet', async () => {
    for (const before of [linked, { ...linked, isWalletLinked: false }]) {
      const { connector, clock, transport } = bench({ status: undefined })
      // The first connector has heard a status; questions on this page get only an echo since.
      transport.lastStatus = () => before
      const seen: ExtensionStatus[] = []
      connector.extensionStatus$.subscribe((status) => void seen.push(status))
      await clock.advance(60_000)
      expect(seen).toEqual([before.isWalletLinked ? isLinked : present])
    }
  })

  test('a status that is repeated in vain leaves "not linked" open: a phone may be linked since', async () => {
    const { connector, clock, say, pages } = bench({ status: undefined })
    const seen: unknown[] = []
    connector.extensionStatus$.subscribe((status) => seen.push(status))
    say({ ...linked, isWalletLinked: false })
    for (const tell of pages) tell('shown')
    await clock.advance(60_000)
    expect(seen).toEqual([{ isExtensionAvailable: true, isWalletLinked: false }, present])
  })

  test('is asked again when the page is shown, as long as someone listens', async () => {
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

  test('the last status greets a late subscriber, and changes reach all once', () => {
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

  test('unsubscribing during the query leaves no timer', () => {
    const { connector, clock } = bench({ echo: false })
    connector.extensionStatus$.subscribe().unsubscribe()
    expect(clock.pending()).toBe(0)
  })

  test('openPopup carries an id (spec L119)', () => {
    const { connector, sent } = bench()
    connector.openPopup()
    expect(sent).toEqual([{ interactionId: 'id-1', discriminator: 'openPopup' }])
  })
})

describe('M7 a page that is still loading', () => {
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

  test('holds the request back until it has loaded', async () => {
    const { connector, sent, page, clock } = held()
    void connector.request(login)
    await clock.advance(300)
    expect(sent).toEqual([])
    page.finish()
    await clock.advance(0)
    expect(sent).toHaveLength(1)
    expect(clock.pending()).toBe(0)
  })

  test('or until 400 ms have passed, and only then counts the detection time', async () => {
    const { connector, sent, clock } = held({ echo: false })
    const asked = connector.request(login)
    await clock.advance(399)
    expect(sent).toEqual([])
    expect(await settledBy(clock, 100, asked)).toBe('pending')
    expect(sent).toHaveLength(1)
    await clock.advance(1)
    expect((await asked)._unsafeUnwrapErr().error).toBe('missingExtension')
  })

  test('or until the extension says something', () => {
    const { connector, sent, say } = held()
    void connector.request(login)
    say({ eventType: 'extensionStatus', isExtensionAvailable: true, isWalletLinked: true })
    expect(sent).toHaveLength(1)
    connector.destroy()
  })

  test('waitForDocument: false sends at once', () => {
    const { connector, sent } = held({ waitForDocument: false })
    void connector.request(login)
    expect(sent).toHaveLength(1)
    connector.destroy()
  })

  test('a message lost before the extension started goes out again when it reports itself', async () => {
    const { connector, sent, say, clock } = bench({ echo: false })
    const asked = connector.request(login)
    await clock.advance(60)
    say({ eventType: 'extensionStatus', isExtensionAvailable: true, isWalletLinked: true })
    expect(sent).toHaveLength(2)
    await clock.advance(60)
    say(success('id-1', login))
    expect((await asked).isOk()).toBe(true)
  })
})

describe('E1 sessions', () => {
  const able = { ...linkedStatus, canHandleSessions: true }
  const transaction: RequestItems = { discriminator: 'transaction', send: { transactionManifest: 'A;', version: 1 } }
  const kept = (sessionId?: string) => {
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

  test('a login waits for the first status, and then has a session', async () => {
    const { connector, sent, questions, say, clock } = bench({ status: undefined })
    void connector.request(login)
    expect([questions.length, sent.length]).toEqual([1, 0])
    await clock.advance(60)
    say(able)
    expect(sent).toMatchObject([{ discriminator: 'walletInteraction', sessionId: expect.any(String) }])
    connector.destroy()
    expect(clock.pending()).toBe(0)
  })

  test('a transaction of a stored login, too', async () => {
    const { connector, sent, say } = bench({ status: undefined, session: kept('stored') })
    void connector.request(transaction)
    expect(sent).toEqual([])
    say(able)
    expect(sessionsIn(sent)).toEqual(['stored'])
  })

  test('a request that needs no session waits for nothing', () => {
    const { connector, sent, questions } = bench({ status: undefined })
    void connector.request(transaction)
    expect([questions.length, sent.length]).toEqual([1, 1])
    const absent = bench({ echo: false })
    void absent.connector.request(transaction)
    expect([absent.questions.length, absent.sent.length]).toEqual([0, 1])
  })

  test('the wait ends with the detection time, and nobody waits where nothing echoes', async () => {
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

  test('what waits can be cancelled, and is never sent then', async () => {
    const { connector, sent, say } = bench({ status: undefined })
    const stop = new AbortController()
    const asked = connector.request(login, { signal: stop.signal })
    stop.abort()
    say(able)
    expect((await asked)._unsafeUnwrapErr().error).toBe('requestAborted')
    expect(sent).toEqual([])
  })

  test('a login that was lost before the extension started has one when it goes out again', () => {
    const { connector, sent, say } = bench({ echo: false })
    void connector.request(login)
    say(able)
    expect(sent).toMatchObject([
      { items: login },
      { discriminator: 'walletInteraction', sessionId: expect.any(String) },
    ])
  })

  test('E2 a new session is kept when its login succeeds, and the old one until then', async () => {
    const session = kept('old')
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

  test('E2 a session in which nothing is delivered for seconds is replaced by the next login', async () => {
    const session = kept('forgotten')
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

  test('E2 a session that delivers is kept', async () => {
    const { connector, sent, say, clock } = bench({ status: able, session: kept('stored') })
    void connector.request(transaction)
    say({ eventType: 'receivedByWallet', interactionId: sent[0]?.interactionId })
    await clock.advance(60_000)
    void connector.request(login)
    expect(sessionsIn(sent)).toEqual(['stored', 'stored'])
  })

  test('E3 a wallet linked while a request is open gets it, though nobody watches the status', () => {
    const { connector, sent, say } = bench({ status: { ...able, isWalletLinked: false } })
    void connector.request(transaction)
    say(able)
    expect(sent).toHaveLength(2)
    expect(sent[1]).toEqual(sent[0])
    say({ ...able, isWalletLinked: false })
    say(able)
    expect(sent).toHaveLength(2)
  })

  test('E3 E4 also when the worker slept through every question before', async () => {
    const { connector, sent, say, clock, questions } = bench({ status: undefined })
    void connector.request(transaction)
    await clock.advance(60_000)
    expect(questions).toHaveLength(5)
    say(able)
    expect(sent).toHaveLength(2)
    connector.destroy()
    expect(clock.pending()).toBe(0)
  })

  test('a first word of a linked wallet is no news', () => {
    const { connector, sent, say } = bench({ status: undefined })
    void connector.request(transaction)
    for (let n = 0; n < 4; n++) say(able)
    expect(sent).toHaveLength(1)
  })
})

describe('E5 a page the extension has not greeted yet', () => {
  const starting = (withinMs: number) => {
    const made = bench({ echo: false })
    const ends = made.clock.now() + withinMs
    made.transport.startsWithin = () => Math.max(0, ends - made.clock.now())
    return made
  }

  test('a missing extension is reported 100 ms after the question, also near page load (spec L74)', async () => {
    const { connector, clock } = starting(250)
    const seen: unknown[] = []
    connector.extensionStatus$.subscribe((status) => seen.push(status))
    await clock.advance(99)
    expect(seen).toEqual([])
    await clock.advance(1)
    expect(seen).toEqual([{ isExtensionAvailable: false, isWalletLinked: false }])
    connector.destroy()
  })

  test('a request goes out when the extension may have started, and ends 100 ms after that (spec L74)', async () => {
    const { connector, clock, sent } = starting(250)
    const early = connector.request(login)
    await clock.advance(149)
    expect(sent).toEqual([])
    await clock.advance(1)
    expect(sent).toHaveLength(1)
    expect(await settledBy(clock, 99, early)).toBe('pending')
    await clock.advance(1)
    expect((await early)._unsafeUnwrapErr().error).toBe('missingExtension')
    const late = connector.request(login)
    expect(await settledBy(clock, 99, late)).toBe('pending')
    await clock.advance(1)
    expect((await late)._unsafeUnwrapErr().error).toBe('missingExtension')
    expect(clock.pending()).toBe(0)
  })

  test('an extension that has started already is found by its echo, and nothing waits', () => {
    const { connector, transport, sent } = bench()
    transport.startsWithin = () => 250
    void connector.request(oneAccount)
    expect(sent).toHaveLength(1)
    connector.destroy()
  })

  test.each([20, 190, 245])('a greeting after %d ms brings the request to the extension', async (ms) => {
    const { connector, clock, say, sent } = starting(250)
    const asked = connector.request(login)
    await clock.advance(ms)
    say(linkedStatus)
    const id = sent.at(-1)?.interactionId
    say({ eventType: 'receivedByExtension', interactionId: id })
    await clock.advance(1000)
    say(success(id ?? '', login))
    expect((await asked).isOk()).toBe(true)
  })

  test('a request made at load while nothing is linked is delivered once a phone is linked', async () => {
    const { connector, clock, say, sent } = starting(250)
    const asked = connector.request(oneAccount)
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
    expect((await asked).isOk()).toBe(true)
  })

  test('a request in the head survives a document that is parsed after 3 s', async () => {
    const { connector, clock, transport, say, sent, questions } = bench({ echo: false })
    const parsedAt = clock.now() + 3_000
    transport.whenParsed = () => (clock.now() < parsedAt ? clock.sleep(parsedAt - clock.now()) : undefined)
    transport.whenReady = () => new Promise(() => undefined)
    transport.startsWithin = () => Math.max(0, parsedAt + 500 - clock.now())
    const seen: unknown[] = []
    connector.extensionStatus$.subscribe((status) => seen.push(status))
    const asked = connector.request(login)
    await clock.advance(2_999)
    expect([sent, questions, seen]).toEqual([[], [], []])
    await clock.advance(191)
    say(linkedStatus)
    expect(sent).toHaveLength(1)
    say({ eventType: 'receivedByExtension', interactionId: sent[0]?.interactionId })
    await clock.advance(1_000)
    say(success(sent[0]?.interactionId ?? '', login))
    expect((await asked).isOk()).toBe(true)
  })

  test('without an extension that request ends 500 ms after the document is parsed', async () => {
    const { connector, clock, transport } = bench({ echo: false })
    const parsedAt = clock.now() + 3_000
    transport.whenParsed = () => (clock.now() < parsedAt ? clock.sleep(parsedAt - clock.now()) : undefined)
    transport.whenReady = () => new Promise(() => undefined)
    transport.startsWithin = () => Math.max(0, parsedAt + 500 - clock.now())
    const asked = connector.request(login)
    expect(await settledBy(clock, 3_499, asked)).toBe('pending')
    await clock.advance(1)
    expect((await asked)._unsafeUnwrapErr().error).toBe('missingExtension')
    expect(clock.pending()).toBe(0)
  })

  test('after the first sign of life the detection time is the spec’s', async () => {
    const { connector, clock, say } = starting(10_000)
    connector.extensionStatus$.subscribe()
    say(linkedStatus)
    const asked = connector.request(login)
    await clock.advance(100)
    expect((await asked)._unsafeUnwrapErr().error).toBe('missingExtension')
  })
})
