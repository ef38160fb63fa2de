import { expect, test } from 'vitest'
import { type GatewayError, gatewayErrorText, isTransient, RequiredError, ResponseError } from './index'

const errors: readonly (readonly [GatewayError, transient: boolean])[] = [
  [new ResponseError(400, { message: 'no' }), false],
  [new ResponseError(401), false],
  [new ResponseError(404, { message: 'no' }), false],
  [new ResponseError(408), false],
  [new ResponseError(429), true],
  [new ResponseError(500), true],
  [new ResponseError(524), true],
  [new ResponseError(200), true],
  [new RequiredError('address'), false],
  [{ kind: 'unreachable', cause: new TypeError('fetch failed') }, true],
  [{ kind: 'timed-out', afterMs: 10_000 }, true],
  [{ kind: 'aborted', cause: 'gone' }, false],
  [{ kind: 'malformed', path: '/x', issue: 'items: expected array' }, false],
  [{ kind: 'malformed', path: '', issue: 'TypeError: Do not know how to serialize a BigInt' }, false],
  [{ kind: 'stale', wanted: 2, seen: 1 }, false],
  [{ kind: 'future-state', wanted: 2_000_000, seen: 1 }, false],
  [{ kind: 'overloaded', because: 'queue-full' }, false],
  [{ kind: 'overloaded', because: 'circuit-open' }, false],
  [{ kind: 'repeated-cursor', cursor: 'one' }, false],
]

test.each(errors)('%o: transient %s', (error, transient) => {
  expect(isTransient(error)).toBe(transient)
})

test.each(errors)('%o has a sentence', (error) => {
  const text = gatewayErrorText(error)
  expect(text).toMatch(/^The .*[.]$/)
  expect(text).not.toMatch(/undefined|NaN|\[object/)
})

test("both classes are Errors with the names of the SDK's classes", () => {
  expect([String(new ResponseError(500)), String(new RequiredError('address'))]).toEqual([
    'ResponseError: Unknown error occurred',
    'RequiredError: Required parameter address was null or undefined',
  ])
})
