import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { plainParse } from './plain-json'

const plain = (value: unknown) => plainParse(z.unknown(), value)
const sendable = (value: unknown) => plain(value)._unsafeUnwrap()

test('copies what JSON can say, and leaves undefined members out', () => {
  const value = { a: [1, 'two', true, null, { b: 0 }], c: undefined }
  expect(sendable(value)).toStrictEqual({ a: [1, 'two', true, null, { b: 0 }] })
  expect(sendable(value)).not.toBe(value)
})

test('sees through proxies and class instances', () => {
  class Manifest {
    text = 'A;'
  }
  const copy = sendable(new Proxy({ manifest: new Manifest() }, {}))
  expect(structuredClone(copy)).toStrictEqual({ manifest: { text: 'A;' } })
})

test('a member named __proto__ does not become one', () => {
  const copy = sendable(JSON.parse('{"__proto__":{"items":1},"a":1}'))
  expect(Object.getPrototypeOf(copy)).toBe(Object.prototype)
  expect(copy).toStrictEqual({ a: 1 })
})

test('a circle and a getter that throws are errors, not crashes', () => {
  const circle: Record<string, unknown> = {}
  circle.self = circle
  expect(plain(circle).isErr()).toBe(true)
  const trap = {
    get member() {
      throw new Error('no')
    },
  }
  expect(plain(trap)._unsafeUnwrapErr().message).toBe('no')
})
