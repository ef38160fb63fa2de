import { type Amount, formatAmount, MAX_AMOUNT } from '@lootboxes/ledger'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountField, parseBody } from './parse-request'
import { ClubRequest, TicketInfoRequest } from './product-calls'
import { tokenAmount } from './react/send-order'

const fieldsOf = (schema: typeof ClubRequest | typeof TicketInfoRequest, body: unknown) => {
  const { fields } = parseBody<unknown>(schema, body)._unsafeUnwrapErr()
  return fields.map(({ path, message }) => `${path}: ${message}`)
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

test.each([
  [0, '0'],
  [-0, '0'],
  [2, '2'],
  [0.1, '0.1'],
  [1e-6, '0.000001'],
  [1e-7, '0.0000001'],
  [1.25e-7, '0.000000125'],
  [1e-18, '0.000000000000000001'],
  [123456789012345680000, '123456789012345680000'],
  [1e21, '1000000000000000000000'],
  [1.5e23, '150000000000000000000000'],
])('the number %d of a JSON body is the amount %s', (given, text) => {
  expect(amountField('token_amount', given).map(formatAmount)._unsafeUnwrap()).toBe(text)
})

test.each([
  [1e-19, '0.0000000000000000001 has more than 18 decimals.'],
  [1e40, `${'1'.padEnd(39, '0')}… is more than the ledger can hold.`],
  ['1e-7', '“1e-7” is not an amount.'],
])('the amount %s is refused with its reason', (given, message) => {
  expect(amountField('token_amount', given)._unsafeUnwrapErr()).toEqual({
    kind: 'bad-request',
    fields: [{ path: 'token_amount', message }],
  })
})

test('property: the server reads each amount that the client sends', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: MAX_AMOUNT }), fc.integer({ min: 0, max: 58 }), (attos, zeros) => {
      const amount = (attos - (attos % 10n ** BigInt(zeros))) as Amount
      const body = JSON.parse(JSON.stringify(tokenAmount(amount))) as number | string
      expect(amountField('token_amount', body)._unsafeUnwrap()).toBe(amount)
    }),
  )
})
