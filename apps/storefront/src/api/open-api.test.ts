import { productCalls, productPath } from '@lootboxes/lootbox'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { GET } from '@/app/api/openapi.json/route'
import { product } from '@/config/product'

test('/api/openapi.json is a valid OpenAPI 3.1 document of the five calls', async () => {
  const response = GET()
  expect(response.headers.get('cache-control')).toBe('public, max-age=300')
  const document: Record<string, object> = await response.json()
  const validator = new Validator()
  expect(await validator.validate(document)).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
  expect(Object.keys(document.paths ?? {})).toEqual(
    (['getLootboxResources', 'getUnrevealedTickets', 'getRevealedTickets', 'getClub', 'getTicketInfo'] as const).map(
      (call) => productPath(call, product.slug),
    ),
  )
  expect(Object.keys(document.paths ?? {})).toHaveLength(Object.keys(productCalls).length)
})

test('the validator would have noticed', async () => {
  const document = await GET().json()
  delete document.info.title
  expect((await new Validator().validate(document)).valid).toBe(false)
})
