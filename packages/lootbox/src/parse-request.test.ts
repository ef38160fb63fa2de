import { expect, test } from 'vitest'
import { parseBody } from './parse-request'
import { ClubRequest, TicketInfoRequest } from './product-calls'

const fieldsOf = (schema: typeof ClubRequest | typeof TicketInfoRequest, body: unknown) => {
  const error = parseBody<unknown>(schema, body)._unsafeUnwrapErr()
  return error.kind === 'bad-request' ? error.fields.map(({ path, message }) => `${path}: ${message}`) : []
}

test.each([
  [{}, ['account_address: Required', 'token_amount: Required']],
  [{ account_address: 7, token_amount: 1 }, ['account_address: Expected string, received number']],
  [{ account_address: null, token_amount: 1 }, ['account_address: Expected string, received null']],
  [{ account_address: 'a', token_amount: -1 }, ['token_amount: Too small: at least 0']],
  [[], ['body: Expected object, received array']],
  [null, ['body: Expected object, received null']],
])('%j names what is wrong', (body, fields) => expect(fieldsOf(ClubRequest, body)).toEqual(fields))

test('an entry of a list is named by its place, a list by its bounds', () => {
  expect(fieldsOf(TicketInfoRequest, { resource_address: 'r', non_fungible_ids: ['#1#', 2] })).toEqual([
    'non_fungible_ids.1: Expected string, received number',
  ])
  expect(fieldsOf(TicketInfoRequest, { resource_address: 'r', non_fungible_ids: [] })).toEqual([
    'non_fungible_ids: Too small: at least 1',
  ])
})
