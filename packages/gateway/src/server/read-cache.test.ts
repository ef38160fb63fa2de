import { fakeClock } from '@lootboxes/ledger/testing'
import { err, ok, type Result } from 'neverthrow'
import { describe, expect, test } from 'vitest'
import { createReadCache, type ReadCacheOptions, type ReadFailure, type ReadOptions } from './read-cache'
import { createRefreshBudget } from './refresh-budget'

type Fact = { readonly stateVersion: number; readonly text: string }

function setUp(own: Partial<ReadCacheOptions<string, Fact, string>> & { readMs?: number } = {}) {
  const { readMs = 100, ...overrides } = own
  const clock = fakeClock()
  const reads: (ReadOptions & { key: string; at: number })[] = []
  const failures: ReadFailure<string>[] = []
  const ledger: { stateVersion: number; down: boolean; readMs: number } = { stateVersion: 7, down: false, readMs }
  const cache = createReadCache<string, Fact, string>({
    keyOf: (query) => query,
    versionOf: ({ stateVersion }) => stateVersion,
    clock,
    onFailure: (failure) => failures.push(failure),
    read: async (key, options): Promise<Result<Fact, string>> => {
      reads.push({ ...options, key, at: clock.now() })
      const { stateVersion } = ledger
      if (ledger.readMs > 0) await clock.sleep(ledger.readMs, options.signal).catch(() => undefined)
      return ledger.down ? err('down') : ok({ stateVersion, text: `${key} ${reads.length}` })
    },
    ...overrides,
  })
  /** The answer after so many milliseconds, or 'nothing yet'. */
  const within = async <R>(ms: number, answer: PromiseLike<R>): Promise<R | 'nothing yet'> => {
    let given: R | 'nothing yet' = 'nothing yet'
    void Promise.resolve(answer).then((value) => {
      given = value
    })
    await clock.advance(ms)
    return given
  }
  const warm = async (key = 'box') => {
    await within(ledger.readMs, cache.get(key))
    reads.length = 0
  }
  return { clock, cache, reads, failures, ledger, within, warm }
}
const text = ({ value }: { value: Fact }) => value.text

describe('a read-through cache', () => {
  test('reads an unknown key once for all waiting callers', async () => {
    const { cache, reads, within } = setUp()
    const answers = await within(100, Promise.all([cache.get('box'), cache.get('box'), cache.get('odds')]))
    if (answers === 'nothing yet') return expect.fail()
    expect(answers.map((answer) => answer.map(text)._unsafeUnwrap())).toEqual(['box 2', 'box 2', 'odds 2'])
    expect(reads.map(({ key }) => key)).toEqual(['box', 'odds'])
  })

  test('returns a value younger than 2 s without a read', async () => {
    const { cache, reads, within, clock, warm } = setUp()
    await warm()
    await clock.advance(1_899)
    expect(await within(0, cache.get('box'))).toEqual(ok({ value: expect.anything(), ageMs: 1_899, isFailing: false }))
    expect(cache.fresh('box')?.text).toBe('box 1')
    expect(reads).toEqual([])
  })

  test('returns an older value at once, while one read refreshes it', async () => {
    const { cache, reads, within, clock, warm } = setUp()
    await warm()
    await clock.advance(60_000)
    expect(cache.fresh('box')).toBeUndefined()
    const [first, second] = (await within(0, Promise.all([cache.get('box'), cache.get('box')]))) as never[]
    expect([first, second]).toMatchObject([{ value: { ageMs: 60_000 } }, { value: { ageMs: 60_000 } }])
    expect(reads).toHaveLength(1)
    await clock.advance(100)
    expect(await within(0, cache.get('box'))).toMatchObject({ value: { ageMs: 0, value: { text: 'box 1' } } })
  })

  test('waits for a read when the value is older than staleMs', async () => {
    const { cache, within, clock, warm } = setUp({ staleMs: 5_000 })
    await warm()
    await clock.advance(5_000)
    expect(await within(99, cache.get('box'))).toBe('nothing yet')
  })

  test('waits for a read when the value is older than the maxAgeMs of the caller, and returns a fresh one without', async () => {
    const { cache, reads, clock, within, warm } = setUp()
    await warm()
    expect(await within(0, cache.get('box', { maxAgeMs: 1 }))).not.toBe('nothing yet')
    await clock.advance(5_000)
    const [strict, patient] = [cache.get('box', { maxAgeMs: 4_000 }), cache.get('box', { maxAgeMs: 60_000 })]
    expect(await within(0, patient.map(text))).toEqual(ok('box 1'))
    expect(await within(0, strict)).toBe('nothing yet')
    expect(await within(100, strict.map(text))).toEqual(ok('box 1'))
    expect(reads).toHaveLength(1)
  })

  test('returns the older value when the read of a younger one takes too long or fails, and then does not wait', async () => {
    const { cache, clock, within, warm, ledger } = setUp()
    const young = () => cache.get('box', { maxAgeMs: 4_000 }).map(({ value }) => value.stateVersion)
    await warm()
    await clock.advance(5_000)
    Object.assign(ledger, { stateVersion: 8, readMs: 1_500 })
    const slow = young()
    expect(await within(999, slow)).toBe('nothing yet')
    expect(await within(1, slow)).toEqual(ok(7))
    await clock.advance(5_000)
    Object.assign(ledger, { down: true, readMs: 100 })
    const failing = young()
    expect(await within(99, failing)).toBe('nothing yet')
    expect(await within(1, failing)).toEqual(ok(8))
    await clock.advance(20_000)
    expect(await within(0, young())).toEqual(ok(8))
  })

  test('freshMs may depend on the value', async () => {
    const { cache, reads, within, clock, warm } = setUp({
      freshMs: ({ text }) => (text.startsWith('old') ? 60_000 : 1),
    })
    await warm('old')
    await warm('new')
    await clock.advance(50_000)
    await within(0, Promise.all([cache.get('old'), cache.get('new')]))
    expect(reads.map(({ key }) => key)).toEqual(['new'])
  })

  test('a clock that is set back expires every entry', async () => {
    let now = 1_000_000
    const clock = { now: () => now, sleep: () => new Promise<void>(() => undefined) }
    const { cache, reads } = setUp({ clock, readMs: 0 })
    await cache.get('box')
    now -= 500_000
    expect(cache.fresh('box')).toBeUndefined()
    await cache.get('box')
    expect(reads).toHaveLength(2)
  })
})

describe('a caller that has seen a commit', () => {
  test('never gets an older value', async () => {
    const { cache, reads, within, ledger, warm } = setUp()
    await warm()
    ledger.stateVersion = 9
    expect(cache.fresh('box', 8)).toBeUndefined()
    expect(await within(100, cache.get('box', { minStateVersion: 8 }))).toMatchObject({
      value: { value: { stateVersion: 9 } },
    })
    expect(reads.map(({ minStateVersion }) => minStateVersion)).toEqual([8])
    expect(cache.fresh('box', 9)).toBeDefined()
  })

  test('does not join a read that started before the commit', async () => {
    const { cache, reads, within, ledger } = setUp()
    const early = cache.get('box')
    await within(50, early)
    ledger.stateVersion = 9
    const late = cache.get('box', { minStateVersion: 9 })
    expect(await within(50, early)).toMatchObject({ value: { value: { stateVersion: 7 } } })
    expect(await within(100, late)).toMatchObject({ value: { value: { stateVersion: 9 } } })
    expect(reads.map(({ minStateVersion }) => minStateVersion)).toEqual([undefined, 9])
  })
})

test('a version that is never reached does not pause the key for other callers', async () => {
  const { cache, within, clock } = setUp({
    read: async (_key, { minStateVersion }) =>
      minStateVersion === undefined ? ok({ stateVersion: 7, text: 'box' }) : err('far in the future'),
  })
  expect(await within(0, cache.get('box', { minStateVersion: 1e12 }))).toMatchObject({
    error: { because: 'far in the future' },
  })
  expect(await within(0, cache.get('box'))).toMatchObject({ value: { isFailing: false } })
  await clock.advance(3_000)
  await within(0, cache.get('box', { minStateVersion: 1e12 }))
  expect(await within(0, cache.get('box'))).toMatchObject({ value: { isFailing: false, ageMs: 3_000 } })
})

describe('a ledger that cannot be read', () => {
  test('delays a caller by at most a second; the read continues for later callers', async () => {
    const { cache, within, clock } = setUp({ readMs: 3_000 })
    const cold = cache.get('box')
    expect(await within(999, cold)).toBe('nothing yet')
    expect(await within(1, cold)).toEqual(err({ kind: 'not-answering', because: 'too-slow' }))
    await clock.advance(2_000)
    expect(await within(0, cache.get('box'))).toMatchObject({ value: { value: { text: 'box 1' } } })
  })

  test('is reported, counted, and read again after 1, 2, 4, 8, 10 and 10 s, however many callers there are', async () => {
    const { cache, reads, failures, ledger, clock } = setUp({ readMs: 0 })
    ledger.down = true
    for (let ms = 0; ms < 36_000; ms += 100) {
      const answer = await cache.get('box')
      expect(answer).toEqual(err({ kind: 'not-answering', because: 'down' }))
      await clock.advance(100)
    }
    expect(reads.map(({ at }) => at / 1_000)).toEqual([0, 1, 3, 7, 15, 25, 35])
    expect(failures.map((failure) => failure.failures)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(failures[0]).toEqual({ key: 'box', error: 'down', failures: 1, hasValue: false })
  })

  test('leaves the older value marked as failing until a read succeeds', async () => {
    const { cache, within, ledger, clock, failures, warm } = setUp()
    await warm()
    ledger.down = true
    await clock.advance(10_000)
    await within(100, cache.get('box'))
    expect(await within(0, cache.get('box'))).toMatchObject({ value: { isFailing: true, value: { text: 'box 1' } } })
    expect(failures).toMatchObject([{ hasValue: true }])
    ledger.down = false
    await clock.advance(1_000)
    await within(100, cache.get('box'))
    expect(await within(0, cache.get('box'))).toMatchObject({ value: { isFailing: false, ageMs: 0 } })
  })

  test('a read that rejects is a bug and rejects the call', async () => {
    const { cache } = setUp({ read: () => Promise.reject(new Error('a bug')) })
    await expect(cache.get('box')).rejects.toThrow('a bug')
  })
})

describe('a caller that aborts', () => {
  test('gets not-answering at once; the read continues for the others', async () => {
    const { cache, reads, within } = setUp()
    const left = new AbortController()
    const [leaving, staying] = [cache.get('box', left), cache.get('box')]
    left.abort()
    expect(await within(0, leaving)).toMatchObject({ error: { kind: 'not-answering' } })
    expect(await within(100, staying)).toMatchObject({ value: { ageMs: 0 } })
    expect(reads[0]?.signal.aborted).toBe(false)
  })

  test('ends the read when it was the last one and abortUnawaited is set', async () => {
    const { cache, reads, within, clock } = setUp({ abortUnawaited: true, maxWaitMs: Number.POSITIVE_INFINITY })
    const [one, two] = [new AbortController(), new AbortController()]
    const answers = Promise.all([cache.get('box', one), cache.get('box', two)])
    one.abort()
    await clock.advance(0)
    expect(reads[0]?.signal.aborted).toBe(false)
    two.abort()
    expect(await within(0, answers)).toMatchObject([{ error: {} }, { error: {} }])
    expect([reads[0]?.signal.aborted, clock.pending()]).toEqual([true, 0])
    expect(await within(100, cache.get('box'))).toMatchObject({ value: { value: { text: 'box 2' } } })
  })

  test('starts no read when it aborted before the call', async () => {
    const { cache, reads } = setUp({ maxWaitMs: Number.POSITIVE_INFINITY })
    expect((await cache.get('box', { signal: AbortSignal.abort() })).isErr()).toBe(true)
    expect(reads).toEqual([])
  })
})

test('the size is bounded, by number or by sizeOf', async () => {
  const few = setUp({ maxSize: 2, readMs: 0 })
  for (const key of ['a', 'b', 'c']) await few.cache.get(key)
  expect(['a', 'b', 'c'].map((key) => few.cache.fresh(key) !== undefined)).toEqual([false, true, true])
  const light = setUp({ maxSize: 10, sizeOf: ({ text }) => text.length, readMs: 0 })
  for (const key of ['aaaa', 'bbbb']) await light.cache.get(key)
  expect(['aaaa', 'bbbb'].map((key) => light.cache.fresh(key) !== undefined)).toEqual([false, true])
})

describe('values of a rush', () => {
  const rush = (own: { minWaiters?: number; freshMs?: number } = { minWaiters: 3 }) => {
    const all = setUp({ readMs: 0, staleMs: 0, ...own })
    const together = (count: number) => Promise.all(Array.from({ length: count }, () => all.cache.get('box')))
    return { ...all, together }
  }

  test('are cached when minWaiters callers waited for them together', async () => {
    const { cache, together, reads } = rush()
    await together(2)
    expect(cache.fresh('box')).toBeUndefined()
    await together(3)
    expect([reads.length, cache.fresh('box')?.text]).toEqual([2, 'box 2'])
    await together(1)
    expect(reads).toHaveLength(2)
  })

  test('are replaced by a read after a commit, which is not cached', async () => {
    const { cache, together, reads } = rush()
    await together(3)
    await cache.get('box', { minStateVersion: 8 })
    expect(cache.fresh('box')).toBeUndefined()
    await together(1)
    expect(reads).toHaveLength(3)
  })

  test('are shared by waiting callers and read again when freshMs is 0', async () => {
    const { together, reads } = rush({ freshMs: 0 })
    await together(5)
    await together(5)
    expect(reads).toHaveLength(2)
  })
})

test('a read and a read of a version that end together both answer, in any order', async () => {
  const orders = Array.from({ length: 24 }, (_, at) => ({ turns: at % 12, isVersionFirst: at < 12 }))
  const outcomes = await Promise.all(
    orders.map(async ({ turns, isVersionFirst }) => {
      const ends: ((answer: Result<Fact, string>) => void)[] = []
      const cache = createReadCache<string, Fact, string>({
        keyOf: (query) => query,
        versionOf: ({ stateVersion }) => stateVersion,
        clock: fakeClock(),
        read: () => new Promise((end) => void ends.push(end)),
      })
      const both = Promise.allSettled([cache.get('box'), cache.get('box', { minStateVersion: 8 })])
      const fact = ok({ stateVersion: 8, text: 'box' })
      const [first, last] = isVersionFirst ? ends.toReversed() : ends
      first?.(fact)
      for (let turn = 0; turn < turns; turn++) await Promise.resolve()
      last?.(fact)
      return (await both).map((one) => (one.status === 'fulfilled' ? one.value.isOk() : String(one.reason)))
    }),
  )
  expect(outcomes).toEqual(orders.map(() => [true, true]))
})

describe('500 views a second for a minute', () => {
  test.each([false, true])('cost the Gateway at most 10 calls a second (down: %s)', async (down) => {
    const clock = fakeClock()
    const budget = createRefreshBudget({ perSecond: 8, clock })
    let calls = 0
    const facts = Array.from({ length: 5 }, () =>
      createReadCache<string, Fact, string>({
        keyOf: (query) => query,
        clock,
        budget,
        cost: 2,
        read: async () => {
          calls += 2
          return down ? err('down') : ok({ stateVersion: 1, text: '' })
        },
      }),
    )
    // Twenty boxes, each with five facts.
    for (let tick = 0; tick < 600; tick++) {
      await Promise.all(
        Array.from({ length: 50 }, (_, view) => facts.map((fact) => fact.get(`box ${view % 20}`))).flat(),
      )
      await clock.advance(100)
    }
    // A caller waits for the first read of each fact, so those are outside the budget.
    expect(calls).toBeLessThanOrEqual(60 * 10 + 200)
    if (!down) expect(calls).toBeLessThanOrEqual(60 * 8 + 200)
  })
})
