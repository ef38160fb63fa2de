import { expect, test } from 'vitest'
import { returnPath } from './login-island'

test('a login leads back to pages of this site and nowhere else (T49)', () => {
  expect(returnPath('/create')).toBe('/create')
  expect(returnPath('/collection/resource_loc1a?sort=x')).toBe('/collection/resource_loc1a?sort=x')
  for (const to of [null, '', 'https://evil.test', '//evil.test', '/\\evil.test', 'create', '/login', '/a\nb', '/<b>'])
    expect(returnPath(to), `${to}`).toBeUndefined()
})
