import { okAsync, ResultAsync } from 'neverthrow'
import { expect, test, vi } from 'vitest'
import { createShared } from './shared'

const slow = (seen: AbortSignal[]) => (signal: AbortSignal) => {
  seen.push(signal)
  return ResultAsync.fromSafePromise<string>(new Promise((resolve) => setTimeout(() => resolve('read'), 5)))
}

test('the same question at the same time is one reading, later ones read again', async () => {
  const share = createShared<string>()
  const seen: AbortSignal[] = []
  const answers = await Promise.all([share('a', slow(seen)), share('a', slow(seen)), share('b', slow(seen))])
  expect(answers.map((answer) => answer._unsafeUnwrap())).toEqual(['read', 'read', 'read'])
  expect(seen).toHaveLength(2)
  await share('a', slow(seen))
  expect(seen).toHaveLength(3)
})

test('the reading is aborted when the last caller gave up, and not before', async () => {
  const share = createShared<string>()
  const seen: AbortSignal[] = []
  const first = new AbortController()
  const second = new AbortController()
  const answers = [share('a', slow(seen), first.signal), share('a', slow(seen), second.signal)]
  first.abort()
  expect((await answers[0])?._unsafeUnwrapErr()).toEqual({ kind: 'aborted' })
  expect(seen[0]?.aborted).toBe(false)
  second.abort()
  expect((await answers[1])?._unsafeUnwrapErr()).toEqual({ kind: 'aborted' })
  expect(seen[0]?.aborted).toBe(true)
  expect((await share('a', () => okAsync('fresh')))._unsafeUnwrap()).toBe('fresh')
})

test('leaves no listener on a signal that lives on', async () => {
  const { signal } = new AbortController()
  const added = vi.spyOn(signal, 'addEventListener')
  const removed = vi.spyOn(signal, 'removeEventListener')
  await createShared<string>()('a', slow([]), signal)
  expect(removed).toHaveBeenCalledTimes(added.mock.calls.length)
})

test('who comes already gone gets nothing', async () => {
  const answer = await createShared<string>()('a', slow([]), AbortSignal.abort())
  expect(answer._unsafeUnwrapErr()).toEqual({ kind: 'aborted' })
})
