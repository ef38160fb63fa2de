import { expect, test } from 'vitest'
import { pageCacheControl } from './page-cache'

const controlOf = (address: string, { method = 'GET', cookies = [] as readonly string[] } = {}) => {
  const { pathname, searchParams } = new URL(address, 'https://shop.example')
  return pageCacheControl({ method, pathname, searchParams, cookies: new Set(cookies) })
}

const seconds = 'public, max-age=0, s-maxage=2, stale-while-revalidate=30'
const minutes = 'public, max-age=0, s-maxage=120, stale-while-revalidate=600'
const forOne = 'private, no-store'

test.each([
  ['/', seconds],
  ['/?buy=1', seconds],
  ['/collection/explore_collection?sort=Newest&property.kind=frog', seconds],
  ['/user/account_loc1a?show=tickets', seconds],
  ['/collection/resource_loc1a?show=fairness&cursor=a', seconds],
  ['/user/account_loc1a?show=12345', forOne],
  ['/blog', minutes],
  ['/single_post/post_1', minutes],
  ['/terms', minutes],
  ['/?utm_source=x', forOne],
  ['/search?q=frog', forOne],
  ['/confirm?token=secret', forOne],
  ['/sale/component_loc1a', undefined],
  ['/cards/resource_loc1a/%231%23', undefined],
  ['/lists/items', undefined],
])('%s: %s', (address, expected) => expect(controlOf(address)).toBe(expected))

test('a visitor who has to see an own commit gets a page of their own', () => {
  expect(controlOf('/', { cookies: ['lootbox-seen'] })).toBe(forOne)
  expect(controlOf('/', { cookies: ['theme'] })).toBe(seconds)
})

test('the answer to a form is not stored', () => expect(controlOf('/contact', { method: 'POST' })).toBe(forOne))
