import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { plainParse } from './plain-json'

const plain = (value: unknown) => plainParse(z.unknown(), value)
const sendable = (value: unknown) => plain(value)._unsafeUnwrap()

test('copies JSON values and drops undefined members', () => {
  const value = { a: [1, 'two', true, null, { b: 0 }], c: undefined }
  expect(sendable(value)).toStrictEqual({ a: [1, 'two', true, null, { b: 0 }] })
  expect(sendable(value)).not.toBe(value)
})

test('copies proxies and class instances', () => {
  class Manifest {
    text = 'A;'
  }
  const copy = sendable(new Proxy({ manifest: new Manifest() }, {}))
  expect(structuredClone(copy)).toStrictEqual({ manifest: { text: 'A;' } })
})

test('does not set the prototype from a member named __proto__', () => {
  const copy = sendable(JSON.parse('{"__proto__":{"items":1},"a":1}'))
  expect(Object.getPrototypeOf(copy)).toBe(Object.prototype)
  expect(copy).toStrictEqual({ a: 1 })
})

test('a circular value and a throwing getter return an error', () => {
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

test('a missing value says what was expected instead', () => {
  expect(plainParse(z.object({}), undefined)._unsafeUnwrapErr().message).toBe('Expected object, received null')
})
