import { getEventListeners } from 'node:events'
import { expect, test } from 'vitest'
import { orAborted } from './or-aborted'

const forever = () => new Promise<never>(() => {})

test('gives what the work gives', async () => {
  const { signal } = new AbortController()
  expect(await orAborted(signal, () => 1)).toBe(1)
  await expect(orAborted(signal, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  const boom = () => {
    throw new Error('boom')
  }
  await expect(orAborted(signal, boom)).rejects.toThrow('boom')
  expect(getEventListeners(signal, 'abort')).toEqual([])
})

test('ends work that never ends', async () => {
  const stop = new AbortController()
  const waiting = orAborted(stop.signal, forever)
  stop.abort(new Error('enough'))
  await expect(waiting).rejects.toThrow('enough')
  await expect(orAborted(stop.signal, forever)).rejects.toThrow('enough')
  expect(getEventListeners(stop.signal, 'abort')).toEqual([])
})
