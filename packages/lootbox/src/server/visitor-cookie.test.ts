import { expect, test } from 'vitest'
import { createVisitorCookie } from './visitor-cookie'

const visitors = createVisitorCookie({ secret: 'a secret' })
const withCookie = (value: string) => new Headers({ cookie: `theme=dark; ${visitors.name}=${value}` })

test('reads the visitor of a cookie that it issued, in every instance of the site', () => {
  const value = visitors.issue()
  const visitor = visitors.read(withCookie(value))
  expect(visitor).toHaveLength(16)
  expect(createVisitorCookie({ secret: 'a secret' }).read(withCookie(value))).toBe(visitor)
})

test('each visitor is another', () => {
  const read = () => visitors.read(withCookie(visitors.issue()))
  expect(read()).not.toBe(read())
})

test.each(['', '.', 'invented.signature', `${visitors.issue()}x`, `x${visitors.issue()}`])(
  'ignores the cookie “%s”, which it did not sign',
  (value) => expect(visitors.read(withCookie(value))).toBeUndefined(),
)

test('ignores a cookie of another secret, and a request without one', () => {
  expect(visitors.read(withCookie(createVisitorCookie({ secret: 'other' }).issue()))).toBeUndefined()
  expect(visitors.read(new Headers())).toBeUndefined()
})
