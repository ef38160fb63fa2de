import { runs } from '@lootboxes/tooling/runs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quickClock } from '../connector/quick-clock.fixture'
import { dApp, sampleResponse } from '../connector/sample-response.fixture'
import { DataRequestBuilder, OneTimeDataRequestBuilder } from './data-request'
import { memoryStorage, storageKeys } from './storage'
import { benchToolkit, type LedgerStatus } from './toolkit.fixture'

const keys = storageKeys(dApp, 2)
const hash = 'txid_tdx_2_1vectorintenthash'
const words: LedgerStatus[] = ['Pending', 'Unknown', 'CommittedSuccess', 'CommittedFailure', 'Rejected']

const Step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('ask' as const),
      how: fc.constantFrom('connect', 'again', 'once', 'accounts', 'proof'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('send' as const),
      timeout: fc.option(fc.constantFrom(1, 7000), { nil: undefined }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel' as const), which: fc.nat(5) }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(0, 90, 1000, 2000, 20_000) }),
  },
  fc.record({ do: fc.constant('wallet' as const), mood: fc.constantFrom('approves', 'rejects', 'silent', 'confused') }),
  fc.record({ do: fc.constant('check' as const), how: fc.constantFrom('passes', 'throws', 'hangs') }),
  fc.record({
    do: fc.constant('spoil' as const),
    key: fc.constantFrom(...Object.values(keys)),
    text: fc.constantFrom('{', '5', 'null', '[]', '[{}]', '{"walletData":{}}'),
  }),
  fc.record({ do: fc.constant('wipe' as const) }),
  fc.record({ do: fc.constant('disconnect' as const) }),
)
const Run = fc.record({
  steps: fc.array(Step, { minLength: 1, maxLength: 20 }),
  word: fc.constantFrom(...words),
  useCache: fc.boolean(),
})

test('every promise settles and the storage stays readable, for any order of events', {
  timeout: 120_000,
}, async () => {
  const unhandled: unknown[] = []
  const note = (cause: unknown) => unhandled.push(cause)
  process.on('unhandledRejection', note)
  await fc.assert(
    fc.asyncProperty(Run, async ({ steps, word, useCache }) => {
      const clock = quickClock(1_767_225_600_000)
      const storage = memoryStorage()
      const bench = benchToolkit({ storage, clock, useCache, words: { [hash]: [word] } })
      const { walletApi, buttonApi } = bench
      walletApi.provideChallengeGenerator(() => '1'.repeat(64))
      const promises: { settled: number }[] = []
      const follow = <T>(promise: PromiseLike<T>) => {
        const entry = { settled: 0 }
        promises.push(entry)
        void promise.then(() => {
          entry.settled += 1
        })
      }
      const ask = {
        connect: () => buttonApi.connect(),
        again: () => walletApi.sendRequest(),
        once: () => walletApi.sendOneTimeRequest(OneTimeDataRequestBuilder.personaData().fullName()),
        accounts: () => walletApi.updateSharedAccounts(),
        proof: () => {
          walletApi.setRequestData(DataRequestBuilder.persona().withProof(), DataRequestBuilder.accounts().exactly(1))
          return walletApi.sendRequest()
        },
      }
      const moods = {
        approves: ({ items }: Parameters<Parameters<typeof bench.setReply>[0]>[0]) => ({
          items: sampleResponse(items),
        }),
        rejects: () => ({ error: 'rejectedByUser' }),
        silent: () => undefined,
        confused: () => ({ items: { discriminator: 'transaction', send: { transactionIntentHash: hash } } as const }),
      }
      for (const step of steps) {
        if (step.do === 'ask') follow(ask[step.how]())
        else if (step.do === 'send')
          follow(walletApi.sendTransaction({ transactionManifest: 'A;', timeout: step.timeout }))
        else if (step.do === 'cancel')
          follow(walletApi.cancelRequest(walletApi.getRequestItems()[step.which]?.id ?? ''))
        else if (step.do === 'wait') await clock.advance(step.ms)
        else if (step.do === 'wallet') bench.setReply(moods[step.mood])
        else if (step.do === 'check')
          walletApi.dataRequestControl(() => {
            if (step.how === 'throws') throw new Error('refused')
            return step.how === 'hangs' ? new Promise<never>(() => {}) : undefined
          })
        else if (step.do === 'spoil') storage.setItem(step.key, step.text)
        else if (step.do === 'wipe') for (const key of Object.values(keys)) storage.removeItem(key)
        else bench.disconnect()
        const items = walletApi.getRequestItems()
        expect(items.map(({ timestamp }) => timestamp)).toEqual(
          items.map(({ timestamp }) => timestamp).toSorted((a, b) => b - a),
        )
      }
      bench.toolkit.destroy()
      await clock.advance(200)
      expect(promises.map(({ settled }) => settled)).toEqual(promises.map(() => 1))
      expect(clock.pending()).toBe(0)
      bench.connector.destroy()
      expect(bench.listeners.size).toBe(0)
      expect(storage.getItem(keys.requests) ?? '').not.toContain('"pending"')

      const after = benchToolkit({ storage, clock: quickClock(clock.now()) })
      expect(after.walletApi.getRequestItems().every(({ status }) => status !== 'pending')).toBe(true)
      expect(after.walletApi.getWalletData().accounts.length).toBeLessThanOrEqual(2)
      after.toolkit.destroy()
      after.connector.destroy()
    }),
    { numRuns: runs(150, 2000) },
  )
  process.off('unhandledRejection', note)
  expect(unhandled).toEqual([])
})
