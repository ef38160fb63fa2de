// @vitest-environment jsdom
import { okAsync } from 'neverthrow'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { RequestControl } from '../connector/callbacks'
import { createWalletConnector } from '../connector/create-wallet-connector'
import type { ExtensionStatus } from '../connector/extension-status'
import type { WalletConnector } from '../connector/wallet-connector'
import type { RequestItems } from '../protocol/request-items'
import { createRola } from '../rola/create-rola'
import { loginProofs } from '../rola/login-proofs'
import { createTestWallet, type TestWallet, type TestWalletOptions } from './create-test-wallet'
import { sessionStateStore } from './saved-state'

const networkId = 2
const dAppDefinitionAddress = 'account_tdx_2_12yf9gd53yfep7a669fv2t3wm7nz9zeezwd04n02a433ker8vza6rhe'
const login: RequestItems = {
  discriminator: 'authorizedRequest',
  auth: { discriminator: 'loginWithoutChallenge' },
  ongoingAccounts: { numberOfAccounts: { quantifier: 'exactly', quantity: 1 } },
}
const data: RequestItems = {
  discriminator: 'unauthorizedRequest',
  oneTimePersonaData: { numberOfRequestedEmailAddresses: { quantifier: 'exactly', quantity: 1 } },
}
const manifest = { transactionManifest: 'CALL_METHOD;' }

let wallet: TestWallet | undefined
let connector: WalletConnector
const start = (own: Partial<TestWalletOptions> = {}) => {
  wallet?.stop()
  wallet = createTestWallet({ seed: 1, ...own })
  return wallet
}
const connect = (own = {}) => {
  connector = createWalletConnector({ networkId, dAppDefinitionAddress, ...own })
  return connector
}
const pass = (ms = 2_000) => vi.advanceTimersByTimeAsync(ms)
/** Advances the clock until the promise settles, for at most 2 s. */
const soon = async <T>(promise: PromiseLike<T>): Promise<T | 'pending'> => {
  let result: T | 'pending' = 'pending'
  promise.then((value) => {
    result = value
  })
  await pass()
  return result
}

const canceled = (control: RequestControl | undefined) => {
  if (control === undefined) throw new Error('the request gave no control')
  return control.cancelRequest()
}

beforeEach(() => {
  vi.useFakeTimers()
  wallet = undefined
  connect()
})

afterEach(() => {
  connector.destroy()
  wallet?.stop()
  sessionStorage.clear()
  vi.useRealTimers()
})

describe('a request that no wallet can fulfil', () => {
  const proofOf = (proofOfOwnership: object): RequestItems => ({
    ...login,
    proofOfOwnership: { challenge: 'ab'.repeat(32), ...proofOfOwnership },
  })

  test('a challenge that is not 32 bytes of hex gets no answer (wallet-protocol A9.1)', async () => {
    start()
    expect(await soon(connector.request(proofOf({ challenge: 'abc' })))).toBe('pending')
  })

  test.each([
    ['an account of another wallet', { accountAddresses: [dAppDefinitionAddress] }],
    ['no address', {}],
  ])('a proof for %s', async (_, proofOfOwnership) => {
    start()
    expect(await soon(connector.request(proofOf(proofOfOwnership)))).toMatchObject({
      error: { error: 'invalidPersonaOrAccounts' },
    })
  })
})

describe('a page can complete', () => {
  test('a one-time request', async () => {
    start()
    expect(await soon(connector.request(data))).toEqual({
      value: {
        discriminator: 'unauthorizedRequest',
        oneTimePersonaData: { emailAddresses: ['test.persona@example.com'] },
      },
    })
  })

  test('a login with the same account on every machine', async () => {
    const { persona, accounts } = start()
    expect(persona.identityAddress).toBe('identity_tdx_2_12tl72jyycy6cagsye7hqcgfyev68tjcv9jzkdejlpvnlc5agk8najl')
    expect(await soon(connector.request(login))).toEqual({
      value: {
        discriminator: 'authorizedRequest',
        auth: { discriminator: 'loginWithoutChallenge', persona },
        ongoingAccounts: { accounts: [accounts[0]] },
      },
    })
  })

  test('a login that a server accepts', async () => {
    start()
    const rola = createRola({
      networkId,
      dAppDefinitionAddress,
      origin: window.location.origin,
      readOwnerKeys: (addresses) => okAsync(new Map(addresses.map((address) => [address, undefined]))),
    })
    const challenge = (await rola.issueChallenge())._unsafeUnwrap()
    const answer = await soon(
      connector.request({
        discriminator: 'authorizedRequest',
        auth: { discriminator: 'loginWithChallenge', challenge },
        ongoingAccounts: { challenge, numberOfAccounts: { quantifier: 'atLeast', quantity: 2 } },
      }),
    )
    if (answer === 'pending') throw new Error('no answer')
    const proofs = loginProofs(answer._unsafeUnwrap(), challenge)
    expect((await rola.verifyLogin({ challenge, proofs }))._unsafeUnwrap().map(({ type }) => type)).toEqual([
      'persona',
      'account',
      'account',
    ])
  })

  test('a transaction, with a unique id of the right network', async () => {
    start()
    const ids = [await soon(connector.sendTransaction(manifest)), await soon(connector.sendTransaction(manifest))]
    const hashes = ids.map((id) => (id === 'pending' ? '' : id._unsafeUnwrap().transactionIntentHash))
    expect(hashes).toEqual([expect.stringMatching(/^txid_tdx_2_1/), expect.stringMatching(/^txid_tdx_2_1/)])
    expect(new Set(hashes).size).toBe(2)
  })

  test('a rejection', async () => {
    start({ script: [{ reply: 'reject' }] })
    expect(await soon(connector.request(login))).toMatchObject({
      error: { error: 'rejectedByUser', message: 'user rejected request' },
    })
  })

  test('a cancel while the phone is offline', async () => {
    start({ circumstances: { online: false } })
    let control: RequestControl | undefined
    const request = connector.request(login, {
      requestControl: (given) => {
        control = given
      },
    })
    await pass(50)
    expect(await soon(canceled(control))).toEqual({ value: 'requestCancelSuccess' })
    expect(await request).toMatchObject({ error: { error: 'canceledByUser' } })
    wallet?.become({ online: true })
    await pass()
    expect(wallet?.requests()).toEqual([])
  })
})

describe('the quirks of the extension', () => {
  test.each(['rejectedByUser', 'wrongNetwork', 'submittedTransactionWasDuplicate', 'a code of next year'])(
    'responds with the code %s',
    async (error) => {
      start({ script: [{ on: 'transaction', reply: 'fail', error, message: 'because' }] })
      expect(await soon(connector.sendTransaction(manifest))).toMatchObject({ error: { error, message: 'because' } })
    },
  )

  test('a play waits for its kind of request; others are approved', async () => {
    start({ script: [{ on: 'transaction', reply: 'reject' }] })
    expect(await soon(connector.request(login))).toMatchObject({ value: { discriminator: 'authorizedRequest' } })
    expect(await soon(connector.sendTransaction(manifest))).toMatchObject({ error: { error: 'rejectedByUser' } })
    expect(await soon(connector.sendTransaction(manifest))).toMatchObject({ value: {} })
  })

  test('simulates a missing extension', async () => {
    start({ circumstances: { installed: false } })
    expect(await soon(connector.request(login))).toMatchObject({ error: { error: 'missingExtension' } })
  })

  test('simulates a wallet that does not respond, on purpose or because it cannot decode a request', async () => {
    start({ script: [{ reply: 'silence' }] })
    const events: string[] = []
    const eventCallback = (event: string) => void events.push(event)
    expect(await soon(connector.request(login, { eventCallback }))).toBe('pending')
    expect(events).toEqual(['receivedByExtension', 'receivedByWallet'])
    const garbage = { interactionId: 'g', metadata: {}, items: { discriminator: 'proofOfNothing' } }
    const received: unknown[] = []
    const onReceive = (event: Event) => void received.push('detail' in event ? event.detail : null)
    window.addEventListener('radix#chromeExtension#receive', onReceive)
    window.dispatchEvent(new CustomEvent('radix#chromeExtension#send', { detail: garbage }))
    await pass()
    window.removeEventListener('radix#chromeExtension#receive', onReceive)
    expect(received).toEqual([
      { eventType: 'receivedByExtension', interactionId: 'g' },
      { eventType: 'receivedByWallet', interactionId: 'g' },
    ])
  })

  test('without a linked wallet, requests and cancels get only an echo', async () => {
    start({ circumstances: { linked: false } })
    let control: RequestControl | undefined
    const request = connector.request(login, {
      requestControl: (given) => {
        control = given
      },
    })
    expect(await soon(request)).toBe('pending')
    expect(await soon(canceled(control))).toEqual({ error: 'requestCancelFail' })
  })

  test('linking a wallet later sends a status and delivers the repeated request', async () => {
    start({ circumstances: { linked: false } })
    const statuses: boolean[] = []
    connector.extensionStatus$.subscribe(({ isWalletLinked }) => void statuses.push(isWalletLinked))
    const request = connector.request(login)
    await pass()
    wallet?.become({ linked: true })
    expect(await soon(request)).toMatchObject({ value: { discriminator: 'authorizedRequest' } })
    expect(statuses).toEqual([false, true])
  })

  test('an extension that starts later loses earlier messages', async () => {
    start({ circumstances: { startsAfter: 300 } })
    expect(await soon(connect({ waitForDocument: false }).request(login))).toMatchObject({
      error: { error: 'missingExtension' },
    })
    expect(await soon(connector.request(login))).toMatchObject({ value: {} })
  })

  test('a sleeping worker echoes, which shows that it is available but not whether a wallet is linked', async () => {
    start({ circumstances: { workerAsleep: true } })
    const statuses: ExtensionStatus[] = []
    connector.extensionStatus$.subscribe((status) => void statuses.push(status))
    await pass(10_000)
    expect(statuses).toHaveLength(1)
    const [{ isExtensionAvailable, isWalletLinked, isLinkUnknown } = {}] = statuses
    // Another connector of this page may have received the status of a linked wallet.
    expect([isExtensionAvailable, isWalletLinked || isLinkUnknown]).toEqual([true, true])
    expect(await soon(connector.request(login))).toMatchObject({ value: {} })
  })

  test('an extension without sessions gets bare requests', async () => {
    start({ circumstances: { sessions: false } })
    connector.extensionStatus$.subscribe(() => undefined)
    await pass(50)
    expect(await soon(connector.request(login))).toMatchObject({ value: {} })
  })

  test('sends malformed, foreign and repeated responses', async () => {
    start({
      script: [{ reply: 'malformed' }, { reply: 'foreignFirst' }, { reply: 'approve', copies: 3 }],
    })
    const orphans: unknown[] = []
    connector.orphanResponse$.subscribe((orphan) => void orphans.push(orphan))
    expect(await soon(connector.request(login))).toMatchObject({ error: { error: 'walletResponseValidation' } })
    expect(await soon(connector.request(login))).toMatchObject({ value: {} })
    expect(orphans).toHaveLength(1)
    expect(await soon(connector.request(login))).toMatchObject({ value: {} })
    expect(orphans).toHaveLength(3)
  })

  test('sends literal messages', async () => {
    start({
      script: [
        { reply: 'say', messages: [{ discriminator: 'failure', interactionId: '$id', error: 'invalidRequest' }] },
      ],
    })
    expect(await soon(connector.request(login))).toMatchObject({ error: { error: 'invalidRequest' } })
  })

  test('responds after a cancel that got no response', async () => {
    start({ script: [{ reply: 'approve', afterMs: 5_000 }] })
    let control: RequestControl | undefined
    const request = connector.sendTransaction(manifest, {
      requestControl: (given) => {
        control = given
      },
    })
    await pass(100)
    expect(await soon(canceled(control))).toEqual({ error: 'requestCancelFail' })
    await pass(5_000)
    expect(await soon(request)).toMatchObject({ value: {} })
  })

  test('responds when the test calls answer', async () => {
    start({ script: [{ reply: 'hold' }] })
    const request = connector.request(login)
    await pass()
    const [first] = wallet?.requests() ?? []
    const { interactionId } = Object(first)
    expect(wallet?.answer(interactionId, { reply: 'reject' })).toBe(true)
    expect(wallet?.answer(interactionId, { reply: 'approve' })).toBe(false)
    expect(await soon(request)).toMatchObject({ error: { error: 'rejectedByUser' } })
  })

  test.each([
    ['wrongNetwork', { networkId: 1 }, login],
    ['invalidPersona', {}, { ...login, auth: { discriminator: 'usePersona', identityAddress: 'identity_gone' } }],
    ['invalidRequest', {}, { ...login, ongoingAccounts: { numberOfAccounts: { quantifier: 'exactly', quantity: 0 } } }],
  ] as const)('refuses by itself with %s', async (error, options, items) => {
    start(options)
    expect(await soon(connector.request(items as RequestItems))).toMatchObject({ error: { error } })
  })
})

test('signs a pre-authorization with a sufficient expiry, with a hash of the network', async () => {
  start({ script: [{ on: 'preAuthorization', reply: 'approve' }] })
  const ask = (expireAfterSeconds: number): RequestItems => ({
    discriminator: 'preAuthorizationRequest',
    request: {
      version: 1,
      subintentManifest: 'YIELD_TO_PARENT;',
      expiration: { discriminator: 'expireAfterDelay', expireAfterSeconds },
    },
  })
  expect(await soon(connector.request(ask(10)))).toMatchObject({ error: { error: 'subintentExpirationTooClose' } })
  expect(await soon(connector.request(ask(0)))).toMatchObject({ error: { error: 'expiredSubintent' } })
  const at = Math.floor(Date.now() / 1000)
  const signed = await soon(connector.request(ask(300)))
  if (signed === 'pending' || signed.isErr() || signed.value.discriminator !== 'preAuthorizationResponse')
    throw new Error('not signed')
  const { subintentHash, expirationTimestamp } = signed.value.response
  expect(subintentHash).toMatch(/^subtxid_tdx_2_1[02-9ac-hj-np-z]{58}$/)
  expect(expirationTimestamp - at).toBeGreaterThanOrEqual(300)
  expect(expirationTimestamp - at).toBeLessThan(303)
})

describe('after a reload', () => {
  const open = (own: Partial<TestWalletOptions>) => {
    wallet = createTestWallet({ seed: 1, store: sessionStateStore(window), ...own })
    return wallet
  }
  /** Discards the document without stopping its wallet. */
  const reload = (own: Partial<TestWalletOptions>) => {
    connector.destroy()
    connect()
    open(own)
  }

  test('the new document gets the response to the old request', async () => {
    const own: Partial<TestWalletOptions> = { script: [{ reply: 'approve', afterMs: 3_000 }] }
    open(own)
    void connector.sendTransaction(manifest)
    await pass(1_000)
    reload(own)
    const orphans: unknown[] = []
    connector.orphanResponse$.subscribe((orphan) => void orphans.push(orphan))
    await pass(3_000)
    expect(orphans).toMatchObject([{ discriminator: 'success', items: { discriminator: 'transaction' } }])
    expect(wallet?.requests()).toHaveLength(1)
  })

  test('the script continues', async () => {
    const own: Partial<TestWalletOptions> = {
      script: [{ reply: 'reject' }, { reply: 'fail', error: 'invalidRequest' }],
    }
    open(own)
    await soon(connector.request(login))
    reload(own)
    expect(await soon(connector.request(login))).toMatchObject({ error: { error: 'invalidRequest' } })
  })

  test('another script, another seed and broken storage start from the beginning', async () => {
    open({ script: [{ reply: 'reject' }] })
    open({ script: [] })
    expect(await soon(connector.request(login))).toMatchObject({ value: {} })
    open({ script: [{ reply: 'reject' }], seed: 2 })
    expect(await soon(connector.request(login))).toMatchObject({ error: { error: 'rejectedByUser' } })
    sessionStorage.setItem('lootboxes:test-wallet', '{"seed":')
    open({})
    expect(await soon(connector.request(login))).toMatchObject({ value: {} })
  })

  test('a stopped wallet leaves no state', async () => {
    const own: Partial<TestWalletOptions> = { script: [{ reply: 'reject' }] }
    const stopped = open(own)
    await soon(connector.request(login))
    stopped.stop()
    stopped.play({ reply: 'silence' })
    expect(sessionStorage).toHaveLength(0)
    open(own)
    expect(await soon(connector.request(login))).toMatchObject({ error: { error: 'rejectedByUser' } })
  })
})

describe('each test has its own script', () => {
  test('a new wallet uses its own script, even with the same seed and without stopping the old one', async () => {
    const before = createTestWallet({ seed: 1, script: [{ reply: 'reject' }, { reply: 'reject' }] })
    await soon(connector.request(login))
    start()
    expect(await soon(connector.request(login))).toMatchObject({ value: {} })
    expect(before.requests()).toHaveLength(1)
    expect(sessionStorage).toHaveLength(0)
  })
})

test('stop leaves no timer and no listener', async () => {
  start({ script: [{ reply: 'approve', afterMs: 60_000 }] })
  void connector.request(login)
  await pass(100)
  connector.destroy()
  wallet?.stop()
  expect(vi.getTimerCount()).toBe(0)
  expect(await soon(connect().request(login))).toMatchObject({ error: { error: 'missingExtension' } })
})
