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
  expect(Object.keys(info?.responses ?? {})).toEqual(['200', '400', '404', '422', '429', '502', '504'])
  expect(JSON.parse(JSON.stringify(document))).toEqual(document)
})
