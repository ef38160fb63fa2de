import { readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import { A1, A2, dApp, P1, proof, sampleResponse } from '../connector/sample-response.fixture'
import type { RequestItems } from '../protocol/request-items'
import { DataRequestBuilder, OneTimeDataRequestBuilder } from './data-request'
import { loggedOut } from './login-state'
import { memoryStorage, storageKeys } from './storage'
import { benchToolkit, type ToolkitBench } from './toolkit.fixture'

const challenge = '1'.repeat(64)
const keys = storageKeys(dApp, 2)
const { persona, accounts, personaData } = DataRequestBuilder

const settle = async <T>(bench: ToolkitBench, promise: PromiseLike<T>): Promise<T> => {
  await bench.clock.advance(90)
  return promise
}
/** A user who shares persona P1 and account A1 (S-T1). */
const connected = async (options: Parameters<typeof benchToolkit>[0] = {}) => {
  const bench = benchToolkit(options)
  bench.walletApi.setRequestData(persona(), accounts().exactly(1))
  const result = await settle(bench, bench.buttonApi.connect())
  expect(result.isOk()).toBe(true)
  return bench
}
const stored = (bench: ToolkitBench) => JSON.parse(bench.storage.getItem(keys.login) ?? 'null') as unknown
const account = (address: string, label: string, appearanceId: number) => ({ address, label, appearanceId })
const main = account(A1, 'Main', 0)
const second = account(A2, 'Second', 1)

describe('unusable accounts', () => {
  const answering = (shared: readonly unknown[]) =>
    benchToolkit({
      reply: ({ items }) => {
        const answer = sampleResponse(items)
        return {
          items: JSON.parse(JSON.stringify({ ...answer, ongoingAccounts: { accounts: shared } })) as typeof answer,
        }
      },
    })

  test.each([
    ['of another network', [account('account_rdx1own', 'Main', 0)], 'wrongNetwork'],
    ['that are none', [], 'noAccountShared'],
  ])('%s end the login with a clear error', async (_, shared, error) => {
    const bench = answering(shared)
    bench.walletApi.setRequestData(persona(), accounts().exactly(1))
    const result = await settle(bench, bench.buttonApi.connect())
    expect(result._unsafeUnwrapErr()).toMatchObject({ error })
    expect(bench.walletApi.getRequestItems()).toMatchObject([{ status: 'fail', error }])
    expect(bench.walletApi.getWalletData()).toEqual(loggedOut.walletData)
    expect(stored(bench)).toBeNull()
  })

  test('a persona of another network ends the login', async () => {
    const foreign = P1.replace('identity_tdx_2_', 'identity_rdx')
    const bench = benchToolkit({
      reply: ({ items }) => ({
        items: JSON.parse(JSON.stringify(sampleResponse(items)).replaceAll(P1, foreign)) as typeof items as never,
      }),
    })
    bench.walletApi.setRequestData(persona(), accounts().exactly(1))
    const result = await settle(bench, bench.buttonApi.connect())
    expect(result._unsafeUnwrapErr()).toMatchObject({
      error: 'wrongNetwork',
      message: expect.stringContaining(foreign),
    })
    expect(stored(bench)).toBeNull()
  })

  test('are not restored', async () => {
    const { storage } = await connected()
    storage.setItem(keys.login, (storage.getItem(keys.login) ?? '').replaceAll('account_tdx_2_1', 'account_rdx1'))
    expect(benchToolkit({ storage }).walletApi.getWalletData()).toEqual(loggedOut.walletData)
    expect(storage.getItem(keys.login)).toBeNull()
  })
})

describe('the request', () => {
  test('the storefront’s login requests a persona and exactly one account (spec L90)', async () => {
    const bench = await connected()
    expect(bench.lastItems()).toEqual({
      discriminator: 'authorizedRequest',
      auth: { discriminator: 'loginWithoutChallenge' },
      reset: { accounts: false, personaData: false },
      ongoingAccounts: { numberOfAccounts: { quantifier: 'exactly', quantity: 1 } },
    })
  })

  test('sendRequest continues with the known persona; a click on Connect lets the user choose', async () => {
    const bench = await connected({ useCache: false })
    await settle(bench, bench.walletApi.sendRequest())
    expect(bench.lastItems()).toMatchObject({ auth: { discriminator: 'usePersona', identityAddress: P1 } })
    await settle(bench, bench.buttonApi.connect())
    expect(bench.lastItems()).toMatchObject({ auth: { discriminator: 'loginWithoutChallenge' } })
  })

  test('R09 updateSharedAccounts resets the accounts and requests as many as were shared (spec L57)', async () => {
    const bench = await connected()
    await settle(bench, bench.walletApi.updateSharedAccounts())
    expect(bench.lastItems()).toEqual({
      discriminator: 'authorizedRequest',
      auth: { discriminator: 'usePersona', identityAddress: P1 },
      reset: { accounts: true, personaData: false },
      ongoingAccounts: { numberOfAccounts: { quantifier: 'exactly', quantity: 1 } },
    })
  })

  test('S-T7 C4 one-time persona data with a proof of ownership requests no lasting permission', async () => {
    const bench = await connected()
    bench.walletApi.provideChallengeGenerator(() => challenge)
    const { proofOfOwnership } = OneTimeDataRequestBuilder
    const owned = 'account_tdx_2_1own'
    await settle(
      bench,
      bench.walletApi.sendOneTimeRequest(
        OneTimeDataRequestBuilder.personaData().emailAddresses(),
        proofOfOwnership().accounts([owned]),
      ),
    )
    expect(bench.lastItems()).toEqual({
      discriminator: 'authorizedRequest',
      auth: { discriminator: 'usePersona', identityAddress: P1 },
      reset: { accounts: false, personaData: false },
      oneTimePersonaData: { numberOfRequestedEmailAddresses: { quantifier: 'exactly', quantity: 1 } },
      proofOfOwnership: { challenge, accountAddresses: [owned] },
    })
    expect(bench.walletApi.getRequestItems()[0]?.type).toBe('proofRequest')
  })

  test.each([
    ['nothing', personaData(), 'Expected something to ask for, received nothing'],
    ['no account at all', accounts().exactly(0), 'accounts: Expected exactly 1 to 65535, received 0'],
    ['half an account', accounts().atLeast(1.5), 'accounts: Expected atLeast 0 to 65535, received 1.5'],
    ['too many', accounts().atLeast(65_536), 'accounts: Expected atLeast 0 to 65535, received 65536'],
  ])('a request for %s is not sent', async (_, part, message) => {
    const bench = benchToolkit()
    bench.walletApi.setRequestData(part)
    const result = await bench.walletApi.sendRequest()
    expect(result._unsafeUnwrapErr()).toMatchObject({ error: 'walletRequestValidation', message })
    expect(bench.sent).toEqual([])
    expect(bench.walletApi.getRequestItems()[0]).toMatchObject({ status: 'fail', error: 'walletRequestValidation' })
  })

  test('a malformed challenge and an address of another network are not sent', async () => {
    const bench = benchToolkit()
    bench.walletApi.provideChallengeGenerator(() => 'hello')
    bench.walletApi.setRequestData(persona().withProof())
    expect((await bench.walletApi.sendRequest())._unsafeUnwrapErr()).toMatchObject({
      error: 'walletRequestValidation',
      message: 'challenge: Expected 64 hex digits, received hello',
    })
    bench.walletApi.provideChallengeGenerator(() => challenge)
    const foreign = OneTimeDataRequestBuilder.proofOfOwnership().accounts(['account_rdx1abc'])
    expect((await bench.walletApi.sendOneTimeRequest(foreign))._unsafeUnwrapErr().message).toBe(
      'Expected an address account_tdx_2_1…, received account_rdx1abc',
    )
    expect(bench.sent).toEqual([])
  })
})

describe('the stored login', () => {
  test('S-T1 contains persona, account, the requested data and the time (spec L62)', async () => {
    const bench = await connected()
    expect(stored(bench)).toEqual({
      loggedInTimestamp: String(bench.clock.now()),
      walletData: { persona: { identityAddress: P1, label: 'Sam' }, accounts: [main], personaData: [], proofs: [] },
      sharedData: {
        persona: { proof: false },
        ongoingAccounts: { proof: false, numberOfAccounts: { quantifier: 'exactly', quantity: 1 } },
      },
      initialized: true,
    })
    expect(bench.walletApi.getLoginState()).toMatchObject({ walletData: { accounts: [main] } })
  })

  test('S-T2 a one-time request returns its account and does not change it', async () => {
    const bench = await connected()
    const before = stored(bench)
    const answer: RequestItems = {
      discriminator: 'unauthorizedRequest',
      oneTimeAccounts: { numberOfAccounts: { quantifier: 'exactly', quantity: 2 } },
    }
    bench.setReply(() => ({ items: sampleResponse(answer) }))
    const result = await settle(
      bench,
      bench.walletApi.sendOneTimeRequest(OneTimeDataRequestBuilder.accounts().exactly(2)),
    )
    expect(result._unsafeUnwrap().accounts).toEqual([main, second])
    expect(stored(bench)).toEqual(before)
  })

  test('S-T3 contains the proofs with the challenge that was sent (spec L62)', async () => {
    const bench = benchToolkit()
    bench.walletApi.provideChallengeGenerator(async () => challenge)
    bench.walletApi.setRequestData(persona().withProof(), accounts().atLeast(1).withProof())
    const result = await settle(bench, bench.walletApi.sendRequest())
    const proofs = [
      { type: 'persona', challenge, proof, address: P1 },
      { type: 'account', challenge, proof, address: A1 },
    ]
    expect(result._unsafeUnwrap().proofs).toEqual(proofs)
    expect(stored(bench)).toMatchObject({
      walletData: { proofs },
      sharedData: { persona: { proof: true }, ongoingAccounts: { proof: true } },
    })
  })

  test('contains each kind of data, both proofs and the requested data after a complete login (spec L10, L45, L62)', async () => {
    const bench = benchToolkit()
    bench.walletApi.provideChallengeGenerator(() => challenge)
    const fields = personaData().fullName().emailAddresses().phoneNumbers()
    bench.walletApi.setRequestData(persona().withProof(), accounts().exactly(1).withProof(), fields)
    await settle(bench, bench.walletApi.sendRequest())
    const one = { quantifier: 'exactly', quantity: 1 }
    const walletData = {
      persona: { identityAddress: P1, label: 'Sam' },
      accounts: [main],
      personaData: [
        { entry: 'fullName', fields: { variant: 'western', givenNames: 'Ada', familyName: 'Byron', nickname: '' } },
        { entry: 'emailAddresses', fields: ['ada@example.test'] },
        { entry: 'phoneNumbers', fields: ['+15550100'] },
      ],
      proofs: [
        { type: 'persona', challenge, proof, address: P1 },
        { type: 'account', challenge, proof, address: A1 },
      ],
    }
    expect(stored(bench)).toEqual({
      loggedInTimestamp: String(bench.clock.now()),
      walletData,
      sharedData: {
        persona: { proof: true },
        ongoingAccounts: { proof: true, numberOfAccounts: one },
        ongoingPersonaData: {
          isRequestingName: true,
          numberOfRequestedEmailAddresses: one,
          numberOfRequestedPhoneNumbers: one,
        },
      },
      initialized: true,
    })
    expect(benchToolkit({ storage: bench.storage }).walletApi.getWalletData()).toEqual(walletData)
  })

  test('S-T4 C3 keeps the connected accounts after a request for an e-mail', async () => {
    const bench = await connected()
    bench.walletApi.setRequestData(personaData().emailAddresses())
    await settle(bench, bench.walletApi.sendRequest())
    expect(stored(bench)).toMatchObject({
      walletData: {
        accounts: [main],
        personaData: [{ entry: 'emailAddresses', fields: ['ada@example.test'] }],
      },
      sharedData: {
        ongoingAccounts: { numberOfAccounts: { quantifier: 'exactly', quantity: 1 } },
        ongoingPersonaData: { numberOfRequestedEmailAddresses: { quantifier: 'exactly', quantity: 1 } },
      },
    })
  })

  test('S-T5 replaces the accounts when the user chooses others', async () => {
    const bench = await connected()
    bench.setReply(({ items }) => {
      const given = sampleResponse(items)
      return { items: { ...given, ongoingAccounts: { accounts: [second] } } as typeof given }
    })
    await settle(bench, bench.walletApi.updateSharedAccounts())
    expect(bench.walletApi.getWalletData().accounts).toEqual([second])
  })

  test('S-T6 C3 keeps the connected accounts after a proof of ownership', async () => {
    const bench = await connected()
    const before = stored(bench)
    bench.walletApi.provideChallengeGenerator(() => challenge)
    const { proofOfOwnership } = OneTimeDataRequestBuilder
    const result = await settle(
      bench,
      bench.walletApi.sendOneTimeRequest(proofOfOwnership().accounts(['account_tdx_2_1own'])),
    )
    expect(result._unsafeUnwrap().proofs).toEqual([
      { type: 'account', challenge, proof, address: 'account_tdx_2_1own' },
    ])
    expect(stored(bench)).toEqual(before)
  })

  test('another persona does not inherit data of the previous one', async () => {
    const bench = await connected()
    bench.walletApi.setRequestData(persona())
    bench.setReply(() => ({
      items: {
        discriminator: 'authorizedRequest',
        auth: {
          discriminator: 'loginWithoutChallenge',
          persona: { identityAddress: 'identity_tdx_2_1other', label: 'Kim' },
        },
      },
    }))
    await settle(bench, bench.buttonApi.connect())
    expect(bench.walletApi.getWalletData()).toMatchObject({ persona: { label: 'Kim' }, accounts: [] })
  })

  test('T-P C15 one-time data is not stored, and a disconnect deletes all personal data', async () => {
    const storage = memoryStorage()
    const written = vi.spyOn(storage, 'setItem')
    const bench = await connected({ storage })
    await settle(
      bench,
      bench.walletApi.sendOneTimeRequest(OneTimeDataRequestBuilder.personaData().fullName().emailAddresses()),
    )
    expect(JSON.stringify(written.mock.calls)).not.toMatch(/ada@example|Byron/)
    bench.disconnect()
    for (const key of Object.values(keys)) expect(storage.getItem(key)).toBeNull()
  })
})

describe('C2 a repeated request', () => {
  test('S-T9 the same lasting request is answered without the wallet and without an item', async () => {
    const bench = await connected()
    bench.walletApi.setRequestData(personaData().emailAddresses())
    await settle(bench, bench.walletApi.sendRequest())
    const before = bench.interactions.length
    const again = await bench.walletApi.sendRequest()
    expect(again._unsafeUnwrap().personaData).toEqual([{ entry: 'emailAddresses', fields: ['ada@example.test'] }])
    expect(bench.interactions).toHaveLength(before)
    expect(bench.walletApi.getRequestItems()).toHaveLength(2)
  })

  test('S-T8 more accounts and the same persona fields go to the wallet', async () => {
    const bench = benchToolkit()
    const fields = personaData().fullName().emailAddresses().phoneNumbers()
    bench.walletApi.setRequestData(persona(), accounts().exactly(1), fields)
    await settle(bench, bench.walletApi.sendRequest())
    bench.walletApi.setRequestData(accounts().exactly(2), fields)
    const result = await settle(bench, bench.walletApi.sendRequest())
    expect(bench.interactions).toHaveLength(2)
    expect(result._unsafeUnwrap().accounts).toEqual([main, second])
  })

  test.each([
    ['with a proof', accounts().exactly(1).withProof()],
    ['with a reset', accounts().exactly(1).reset()],
    ['for other fields', personaData().fullName()],
    ['for at least as many', accounts().atLeast(1)],
  ])('a request %s goes to the wallet', async (_, part) => {
    const bench = await connected()
    bench.walletApi.provideChallengeGenerator(() => challenge)
    bench.walletApi.setRequestData(part)
    await settle(bench, bench.walletApi.sendRequest())
    expect(bench.interactions).toHaveLength(2)
  })

  test('persona data that the wallet did not share is requested again', async () => {
    const bench = await connected({
      reply: ({ items }) => {
        const { ongoingPersonaData: _, ...rest } = sampleResponse(items) as ReturnType<typeof sampleResponse> & {
          ongoingPersonaData?: unknown
        }
        return { items: rest }
      },
    })
    bench.walletApi.setRequestData(personaData().fullName().emailAddresses())
    await settle(bench, bench.walletApi.sendRequest())
    await settle(bench, bench.walletApi.sendRequest())
    expect(bench.interactions).toHaveLength(3)
  })

  test('useCache: false always requests', async () => {
    const bench = await connected({ useCache: false })
    await settle(bench, bench.walletApi.sendRequest())
    expect(bench.interactions).toHaveLength(2)
  })
})

describe('a failed login', () => {
  test.each([
    ['rejects', async () => Promise.reject(new Error('offline'))],
    [
      'throws',
      () => {
        throw new Error('offline')
      },
    ],
  ])('T37 the challenge generator %s (spec L127)', async (_, generate) => {
    const bench = benchToolkit()
    bench.walletApi.provideChallengeGenerator(generate)
    bench.walletApi.setRequestData(persona().withProof())
    expect((await bench.walletApi.sendRequest())._unsafeUnwrapErr()).toMatchObject({
      error: 'GenerateChallengeError',
      message: 'Failed to generate challenge',
      jsError: new Error('offline'),
    })
    expect(bench.sent).toEqual([])
  })

  test('T37 a login with a proof but without a challenge generator fails', async () => {
    const bench = benchToolkit()
    bench.walletApi.setRequestData(persona().withProof())
    expect((await bench.walletApi.sendRequest())._unsafeUnwrapErr().error).toBe('GenerateChallengeError')
  })

  test('T38 C1 a login that the dApp rejects ends once, with the reason, and is not stored (spec L127)', async () => {
    const bench = benchToolkit()
    const refusal = new Error('unknown customer')
    const control = vi.fn(async () => Promise.reject(refusal))
    bench.walletApi.dataRequestControl(control)
    bench.walletApi.setRequestData(persona())
    const result = await settle(bench, bench.walletApi.sendRequest())
    expect(result._unsafeUnwrapErr()).toMatchObject({
      error: 'LoginRejectedByDapp',
      message: 'Login rejected by dApp',
      jsError: refusal,
    })
    await bench.clock.advance(10_000)
    expect(control).toHaveBeenCalledTimes(1)
    expect(bench.walletApi.getWalletData()).toEqual(loggedOut.walletData)
    expect(bench.walletApi.getRequestItems()[0]).toMatchObject({ type: 'loginRequest', status: 'fail' })
  })

  test('a cancelled reconnect keeps the login', async () => {
    const bench = await connected()
    bench.setReply(() => ({ error: 'rejectedByUser' }))
    const result = await settle(bench, bench.buttonApi.connect())
    expect(result._unsafeUnwrapErr().error).toBe('rejectedByUser')
    expect(bench.walletApi.getWalletData().accounts).toEqual([main])
    expect(stored(bench)).toMatchObject({ walletData: { accounts: [main] } })
  })

  test('T47 an unknown persona leaves the state to the dApp', async () => {
    const bench = await connected({ useCache: false })
    bench.setReply(() => ({ error: 'invalidPersona' }))
    expect((await settle(bench, bench.walletApi.sendRequest()))._unsafeUnwrapErr().error).toBe('invalidPersona')
    expect(bench.walletApi.getWalletData().persona?.label).toBe('Sam')
  })

  test('a response after a disconnect is not a login', async () => {
    const bench = benchToolkit()
    let admit = () => {}
    bench.walletApi.dataRequestControl(
      () =>
        new Promise<void>((resolve) => {
          admit = resolve
        }),
    )
    const requested = bench.buttonApi.connect()
    await bench.clock.advance(90)
    bench.disconnect()
    admit()
    expect((await requested)._unsafeUnwrapErr().error).toBe('canceledByUser')
    expect(bench.storage.getItem(keys.login)).toBeNull()
  })

  test('T35 T36 the interceptor changes the items or rejects the request (spec L127)', async () => {
    const bench = benchToolkit({
      requestInterceptor: (interaction) => {
        if (interaction.items.discriminator === 'transaction') throw new Error('read only')
        const reset = { accounts: true, personaData: true }
        return { ...interaction, items: { ...interaction.items, reset } as RequestItems }
      },
    })
    await settle(bench, bench.walletApi.sendRequest())
    expect(bench.lastItems()).toMatchObject({ reset: { accounts: true, personaData: true } })
    const refused = await bench.walletApi.sendTransaction({ transactionManifest: 'A;' })
    expect(refused._unsafeUnwrapErr()).toMatchObject({ error: 'requestInterceptorError', message: 'read only' })
    expect(bench.interactions).toHaveLength(1)
  })

  test('provideConnectResponseCallback gets every result, and its errors are caught', async () => {
    const bench = benchToolkit()
    const heard: string[] = []
    bench.walletApi.provideConnectResponseCallback((result) => {
      heard.push(result.isOk() ? 'ok' : result.error.error)
      throw new Error('page bug')
    })
    await settle(bench, bench.buttonApi.connect())
    bench.setReply(() => ({ error: 'rejectedByUser' }))
    await settle(bench, bench.buttonApi.connect())
    expect(heard).toEqual(['ok', 'rejectedByUser'])
  })
})

describe('migration from the official toolkit', () => {
  const official = {
    loggedInTimestamp: '1767225600000',
    walletData: { accounts: [main], personaData: [], proofs: [], persona: { identityAddress: P1, label: 'Sam' } },
    sharedData: {
      persona: { proof: false },
      ongoingAccounts: { proof: false, numberOfAccounts: { quantifier: 'exactly', quantity: 1 } },
    },
  }
  test.each([
    ['2.x', `rdt:${dApp}:2:state`],
    ['1.x', `rdt:${dApp}:2`],
  ])('adopts logins of %s', (_, key) => {
    const storage = memoryStorage()
    storage.setItem(key, JSON.stringify(official))
    expect(benchToolkit({ storage }).walletApi.getWalletData()).toEqual(loggedOut.walletData)
    const bench = benchToolkit({ storage, adoptOfficialLogin: true })
    expect(bench.walletApi.getWalletData()).toEqual(official.walletData)
    expect(stored(bench)).toEqual({ ...official, initialized: true })
    bench.disconnect()
    const later = benchToolkit({ storage, adoptOfficialLogin: true })
    expect(later.walletApi.getWalletData()).toEqual(loggedOut.walletData)
  })

  test('ignores a broken login, and never replaces an own one', async () => {
    const storage = memoryStorage()
    storage.setItem(`rdt:${dApp}:2:state`, '{broken')
    expect(benchToolkit({ storage, adoptOfficialLogin: true }).walletApi.getWalletData()).toEqual(loggedOut.walletData)
    await connected({ storage })
    storage.setItem(
      `rdt:${dApp}:2:state`,
      JSON.stringify({ ...official, walletData: { ...official.walletData, accounts: [second] } }),
    )
    expect(benchToolkit({ storage, adoptOfficialLogin: true }).walletApi.getWalletData().accounts).toEqual([main])
  })
})

describe('a page whose callback keeps a login waiting', () => {
  const forever = () => new Promise<never>(() => {})
  const during = {
    'the challenge': (bench: ToolkitBench) => {
      bench.walletApi.provideChallengeGenerator(forever)
      bench.walletApi.setRequestData(persona().withProof())
    },
    'its own check': (bench: ToolkitBench) => bench.walletApi.dataRequestControl(forever),
  }
  const ended = {
    cancelled: [
      (bench: ToolkitBench) => void bench.walletApi.cancelRequest(bench.walletApi.getRequestItems()[0]?.id ?? ''),
      'canceledByUser',
    ],
    disconnected: [(bench: ToolkitBench) => bench.disconnect(), 'canceledByUser'],
    destroyed: [(bench: ToolkitBench) => bench.toolkit.destroy(), 'connectorDestroyed'],
  } as const
  const cases = Object.entries(during).flatMap(([when, wait]) =>
    Object.entries(ended).map(([how, [end, code]]) => [when, how, { wait, end, code }] as const),
  )
  test.each(cases)('%s: the login ends when %s', async (_, __, { wait, end, code }) => {
    const bench = benchToolkit()
    wait(bench)
    const requested = bench.walletApi.sendRequest()
    await bench.clock.advance(90)
    end(bench)
    expect((await requested)._unsafeUnwrapErr().error).toBe(code)
    expect(bench.storage.getItem(keys.login)).toBeNull()
  })

  test('an aborted login ends as aborted', async () => {
    const bench = benchToolkit()
    bench.walletApi.dataRequestControl(forever)
    const stop = new AbortController()
    const requested = bench.walletApi.sendRequest({ signal: stop.signal })
    await bench.clock.advance(90)
    stop.abort('gone')
    expect((await requested)._unsafeUnwrapErr()).toMatchObject({ error: 'requestAborted', jsError: 'gone' })
  })
})

test('keeps a login that an older version stored without the flag, and the next login stores it (spec L62)', async () => {
  const bench = await connected()
  const { initialized, ...older } = stored(bench) as Record<string, unknown>
  expect(initialized).toBe(true)
  bench.storage.setItem(keys.login, JSON.stringify(older))
  expect(benchToolkit({ storage: bench.storage }).walletApi.getWalletData().accounts).toEqual([main])
  bench.storage.setItem(keys.login, JSON.stringify({ ...older, initialized: 'yes' }))
  expect(benchToolkit({ storage: bench.storage }).walletApi.getWalletData()).toEqual(loggedOut.walletData)
})

describe('the storage when the page opens', () => {
  const { vectors } = JSON.parse(readFileSync(`${process.cwd()}/fixtures/wallet-schema.json`, 'utf8')) as {
    vectors: { id: string; kind: string; expect: string; note: string; spec?: string; raw?: boolean; value: unknown }[]
  }
  const cases = vectors.filter(({ kind }) => kind === 'persistedState')
  const titleOf = ({ id, note, spec }: (typeof cases)[number]) => `${id} ${note}${spec ? ` (spec ${spec})` : ''}`
  test.each(cases.map((one) => [titleOf(one), one] as const))('%s', async (_, vector) => {
    const storage = memoryStorage()
    storage.setItem(keys.login, vector.raw ? String(vector.value) : JSON.stringify(vector.value))
    const bench = benchToolkit({ storage })
    const expected = vector.expect === 'accept' ? vector.value : loggedOut
    expect(bench.walletApi.getLoginState()).toEqual({ ...Object(expected), initialized: false })
    // P06: a login works and is stored, whatever the storage contained.
    if (vector.expect === 'reset') expect(storage.getItem(keys.login)).toBeNull()
    await settle(bench, bench.buttonApi.connect())
    expect(stored(bench)).toMatchObject({ walletData: { persona: { label: 'Sam' } } })
  })

  test('C9 broken text in storage is deleted, and the next login is stored', async () => {
    const storage = memoryStorage()
    for (const key of [keys.login, keys.requests, keys.session, keys.journal]) storage.setItem(key, '{"walletData":')
    const bench = benchToolkit({ storage })
    await settle(bench, bench.buttonApi.connect())
    expect(benchToolkit({ storage }).walletApi.getWalletData().persona?.label).toBe('Sam')
  })

  test('an empty session in storage is none: it is deleted, and no request names it', async () => {
    const storage = memoryStorage()
    storage.setItem(keys.session, '""')
    const bench = benchToolkit({ storage })
    expect(storage.getItem(keys.session)).toBeNull()
    await settle(bench, bench.buttonApi.connect())
    expect(bench.sent.every((message) => !('sessionId' in message) || message.sessionId !== '')).toBe(true)
  })

  test('C11 a first-time user gets a value immediately', () => {
    const seen: unknown[] = []
    benchToolkit().walletApi.walletData$.subscribe((data) => seen.push(data))
    expect(seen).toEqual([loggedOut.walletData])
  })

  test('a storage that throws loses persistence, not function', async () => {
    const refuse = () => {
      throw new Error('QuotaExceededError')
    }
    const bench = await connected({ storage: { getItem: refuse, setItem: refuse, removeItem: refuse } })
    expect(bench.walletApi.getWalletData().accounts).toEqual([main])
  })

  test('C17 a network without a public gateway works', () => {
    expect(() => benchToolkit({ networkId: 240 })).not.toThrow()
  })

  test('C14 a second instance neither answers nor controls the logins of the first', async () => {
    const storage = memoryStorage()
    const first = benchToolkit({ storage })
    const second = benchToolkit({ storage })
    const control = vi.fn()
    first.walletApi.dataRequestControl(control)
    const secondControl = vi.fn()
    second.walletApi.dataRequestControl(secondControl)
    await settle(first, first.buttonApi.connect())
    expect([control.mock.calls.length, secondControl.mock.calls.length]).toEqual([1, 0])
  })
})
