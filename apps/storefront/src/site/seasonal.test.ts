import { expect, test } from 'vitest'
import { isTrusted } from './seasonal'
import { inSeason } from './seasonal-island'

const winter = { from: '12-01', to: '01-06' }

test.each([
  ['2026-12-24', true],
  ['2027-01-06', true],
  ['2027-01-07', false],
  ['2026-11-30', false],
])('%s: in season %s, over New Year', (day, expected) =>
  expect(inSeason(winter, new Date(`${day}T12:00:00Z`))).toBe(expected),
)

test('a window inside one year', () => {
  expect(inSeason({ from: '10-25', to: '10-31' }, new Date('2026-10-31T12:00:00Z'))).toBe(true)
  expect(inSeason({ from: '10-25', to: '10-31' }, new Date('2026-11-01T12:00:00Z'))).toBe(false)
})

const script = {
  ...winter,
  src: 'https://example.com/snow.js',
  integrity: 'sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K/uxy9rx7HNQlGYl1kPzQho1wx4JwY8wC',
}

test('without a hash, or over plain http, nothing is let in', () => {
  expect(isTrusted(script)).toBe(true)
  expect(isTrusted({ ...script, integrity: '' })).toBe(false)
  expect(isTrusted({ ...script, src: 'http://example.com/snow.js' })).toBe(false)
})

test('a script of the site itself is let in, one of an unnamed scheme is not', () => {
  expect(isTrusted({ ...script, src: '/seasonal/snow.js' })).toBe(true)
  expect(isTrusted({ ...script, src: '//example.com/snow.js' })).toBe(false)
  expect(isTrusted({ ...script, src: '/\\example.com/snow.js' })).toBe(false)
})
