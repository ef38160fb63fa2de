import { expect, test } from 'vitest'
import { requestId } from './request-id'

const given = (id?: string) => requestId(new Headers(id === undefined ? {} : { 'X-Request-Id': id }))
const uuid = /^[\da-f]{8}-[\da-f-]{27}$/

test('keeps an id of the allowed characters', () => expect(given('edge-7:2026.11_20')).toBe('edge-7:2026.11_20'))

test.each([undefined, '', 'two words', '"},{"', 'x'.repeat(65)])('replaces %j with a new id', (id) => {
  expect(given(id)).toMatch(uuid)
  expect(given(id)).not.toBe(given(id))
})
