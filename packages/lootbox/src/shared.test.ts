import { fakeClock } from '@lootboxes/ledger/testing'
import { errAsync, okAsync, ResultAsync } from 'neverthrow'
import { describe, expect, test, vi } from 'vitest'
import type { ScopedAsk } from './ask'
import { createShared } from './shared'

type Read = { readonly stateVersion: number; readonly text: string }
const read: Read = { stateVersion: 7, text: 'read' }
const slow =
  (seen: AbortSignal[]) =>
  ({ signal }: ScopedAsk) => {
    seen.push(signal)
    return ResultAsync.fromSafePromise<Read>(new Promise((resolve) => setTimeout(() => resolve(read), 5)))
  }

test('the same question at the same time is one reading, later ones read again', async () => {
  const share = createShared<Read>()
  const seen: AbortSignal[] = []
  const answers = await Promise.all([
    share.ask('a', slow(seen)),
    share.ask('a', slow(seen)),
    share.ask('b', slow(seen)),
  ])
  expect(answers.map((answer) => answer._unsafeUnwrap())).toEqual([read, read, read])
  expect(seen).toHaveLength(2)
  await share.ask('a', slow(seen))
  expect(seen).toHaveLength(3)
})

test('the reading is aborted when the last caller gave up, and not before', async () => {
  const share = createShared<Read>()
  const seen: AbortSignal[] = []
  const first = new AbortController()
  const second = new AbortController()
  const answers = [share.ask('a', slow(seen), first), share.ask('a', slow(seen), second)]
  first.abort()
  expect((await answers[0])?._unsafeUnwrapErr()).toEqual({ kind: 'aborted' })
  expect(seen[0]?.aborted).toBe(false)
  second.abort()
  expect((await answers[1])?._unsafeUnwrapErr()).toEqual({ kind: 'aborted' })
  expect(seen[0]?.aborted).toBe(true)
  expect((await share.ask('a', () => okAsync({ stateVersion: 8, text: 'fresh' })))._unsafeUnwrap().text).toBe('fresh')
})

test('leaves no listener on a signal that lives on', async () => {
  const { signal } = new AbortController()
  const added = vi.spyOn(signal, 'addEventListener')
  const removed = vi.spyOn(signal, 'removeEventListener')
  await createShared<Read>().ask('a', slow([]), { signal })
  expect(removed).toHaveBeenCalledTimes(added.mock.calls.length)
})

test('who comes already gone gets nothing', async () => {
  const answer = await createShared<Read>().ask('a', slow([]), { signal: AbortSignal.abort() })
  expect(answer._unsafeUnwrapErr()).toEqual({ kind: 'aborted' })
})

describe('a rush', () => {
  const setUp = () => {
    const clock = fakeClock()
    const share = createShared<Read>({ clock, keepMs: 250 })
    let stateVersion = 7
    let readings = 0
    const reading = ({ minStateVersion = 0 }: ScopedAsk) => {
      readings += 1
      stateVersion = Math.max(stateVersion, minStateVersion)
      return okAsync<Read>({ stateVersion, text: `reading ${readings}` })
    }
    const together = (count: number, key = 'a') =>
      Promise.all(Array.from({ length: count }, () => share.ask(key, reading)))
    return { clock, share, reading, together, readings: () => readings }
  }

  test('what three waited for answers those who come within its moment, and nobody after it', async () => {
    const { clock, share, together, readings } = setUp()
    await together(3)
    expect(readings()).toBe(1)
    expect(share.kept('a', undefined)).toEqual({ stateVersion: 7, text: 'reading 1' })
    expect(share.kept('b', undefined)).toBeUndefined()
    await clock.advance(250)
    expect(share.kept('a', undefined)).toBeUndefined()
  })

  test.each([1, 2])('what %i waited for is kept for nobody', async (count) => {
    const { share, together } = setUp()
    await together(count)
    expect(share.kept('a', undefined)).toBeUndefined()
  })

  test('who saw a commit gets a reading of their own, and what it read ends the older answer', async () => {
    const { share, reading, together } = setUp()
    await together(3)
    expect(share.kept('a', 8)).toBeUndefined()
    const answer = await share.ask('a', reading, { minStateVersion: 8 })
    expect(answer._unsafeUnwrap()).toEqual({ stateVersion: 8, text: 'reading 2' })
    expect(share.kept('a', undefined)).toBeUndefined()
  })

  test('a failure is kept for nobody', async () => {
    const { share } = setUp()
    const failing = () => errAsync({ kind: 'aborted' as const })
    await Promise.all([1, 2, 3].map(() => share.ask('a', failing)))
    expect(share.kept('a', undefined)).toBeUndefined()
  })
})
