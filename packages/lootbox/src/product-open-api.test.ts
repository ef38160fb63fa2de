import { expect, test } from 'vitest'
import { productOpenApi } from './product-open-api'

test('describes the five calls, their bodies and refusals', () => {
  const document = productOpenApi({ product: 'baller', title: 'Lootboxes', version: '1.0.0' })
  expect(Object.keys(document.paths)).toEqual([
    '/api/all-lootbox-resources',
    '/api/all-account-tickets-unrevealed',
    '/api/all-account-tickets-revealed-unredeemed',
    '/api/baller-100-club',
    '/api/ticket-info-post-reveal',
  ])
  const info = document.paths['/api/ticket-info-post-reveal']?.post
  expect(info?.requestBody.content['application/json'].schema).toMatchObject({
    type: 'object',
    required: ['resource_address', 'non_fungible_ids'],
    properties: { non_fungible_ids: { type: 'array', minItems: 1, maxItems: 500 } },
  })
  expect(
    Object.values(document.paths).map(({ post }) => [post.operationId, Object.keys(post.responses).map(Number)]),
  ).toEqual([
    ['getLootboxResources', [200, 400, 408, 429, 500]],
    ['getUnrevealedTickets', [200, 400, 404, 408, 422, 429, 500, 502, 503, 504]],
    ['getRevealedTickets', [200, 400, 404, 408, 422, 429, 500, 502, 503, 504]],
    ['getClub', [200, 400, 408, 429, 500, 502, 503, 504]],
    ['getTicketInfo', [200, 400, 404, 408, 429, 500, 502, 503, 504]],
  ])
  expect(JSON.parse(JSON.stringify(document))).toEqual(document)
})

test('states the headers of requests and answers', () => {
  const { paths } = productOpenApi({ product: 'baller', title: 'Lootboxes', version: '1.0.0' })
  const tickets = paths['/api/all-account-tickets-unrevealed']?.post
  expect(tickets?.parameters.map(({ name }) => name)).toEqual(['X-Request-Id', 'lootbox-min-state-version'])
  expect(tickets?.responses).toMatchObject({
    200: { headers: { 'X-Request-Id': {}, 'Cache-Control': { schema: { const: 'private, no-store' } } } },
    429: { headers: { 'Retry-After': { schema: { type: 'integer' } } } },
  })
  expect(paths['/api/all-lootbox-resources']?.post.responses).toMatchObject({
    200: { headers: { 'Cache-Control': { schema: { const: 'public, max-age=60' } } } },
  })
})
