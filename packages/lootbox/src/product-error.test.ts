import { ResponseError } from '@lootboxes/gateway'
import { expect, test } from 'vitest'
import { ProductErrorBody } from './product-calls'
import { type ProductError, productErrorBody, productErrorStatus } from './product-error'

test.each([
  [{ kind: 'bad-request', fields: [{ path: 'address', message: 'Required' }] }, 400],
  [{ kind: 'unlisted', address: 'component_loc1' }, 404],
  [{ kind: 'too-many-tickets', max: 10 }, 422],
  [{ kind: 'timed-out', afterMs: 20_000 }, 504],
  [{ kind: 'aborted' }, 499],
  [{ kind: 'unreadable', what: 'ticket #1#', missing: 'revealed' }, 502],
  [{ kind: 'gateway', error: new ResponseError(500) }, 502],
  [{ kind: 'gateway', error: { kind: 'unreachable', cause: 0 } }, 502],
  [{ kind: 'gateway', error: { kind: 'timed-out', afterMs: 10_000 } }, 504],
  [{ kind: 'gateway', error: { kind: 'stale', wanted: 2, seen: 1 } }, 504],
  [{ kind: 'gateway', error: { kind: 'aborted', cause: 0 } }, 499],
] satisfies [ProductError, number][])('%o is a status %i with a body clients can parse', (error, status) => {
  expect(productErrorStatus(error)).toBe(status)
  const body = productErrorBody(error)
  expect(ProductErrorBody.parse(JSON.parse(JSON.stringify(body)))).toEqual(body)
  expect(body.error.message).not.toMatch(/undefined|\[object/)
})

test('a bad request names its fields', () => {
  expect(productErrorBody({ kind: 'bad-request', fields: [{ path: 'address', message: 'Required' }] })).toEqual({
    error: { kind: 'bad-request', message: 'address: Required', fields: [{ path: 'address', message: 'Required' }] },
  })
})
