import { expect, test } from 'vitest'
import { createLatest } from './create-latest'

const deferred = () => {
  let resolve: (value: string) => void = () => undefined
  const promise = new Promise<string>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}

test('a later task aborts the one before and drops its late answer', async () => {
  const latest = createLatest()
  const gate = deferred()
  let aborted = false
  const first = latest.run((signal) => {
    signal.addEventListener('abort', () => (aborted = true))
    return gate.promise
  })
  const second = latest.run(() => Promise.resolve('second'))
  gate.resolve('first')
  expect(await Promise.all([first, second])).toEqual([undefined, 'second'])
  expect(aborted).toBe(true)
})

test('stopping drops what is under way', async () => {
  const latest = createLatest()
  const gate = deferred()
  const answer = latest.run(() => gate.promise)
  latest.stop()
  gate.resolve('late')
  expect(await answer).toBeUndefined()
})
