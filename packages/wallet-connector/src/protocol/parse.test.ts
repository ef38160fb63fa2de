import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Account, parse, Quantity, RequestItems, WalletResponse } from './index'

const messageOf = (schema: z.ZodMiniType, value: unknown) => parse(schema, value)._unsafeUnwrapErr().message

describe('the message of a mismatch (spec L89)', () => {
  test.each([
    ['a missing member', Account, { address: 'a', label: 'b' }, 'appearanceId: Required'],
    [
      'a wrong type',
      Account,
      { address: 1, label: null, appearanceId: 0 },
      'address: Expected string, received number; label: Expected string, received null',
    ],
    ['a fraction', Quantity, { quantifier: 'exactly', quantity: 1.5 }, 'quantity: Expected int, received number'],
    ['a negative', Quantity, { quantifier: 'exactly', quantity: -1 }, 'quantity: Expected at least 0, received -1'],
    [
      'an unknown word',
      Quantity,
      { quantifier: 'atMost', quantity: 1 },
      'quantifier: Expected "exactly" or "atLeast", received "atMost"',
    ],
    ['a bigint', Quantity, { quantifier: 1n, quantity: 1 }, 'quantifier: Expected "exactly" or "atLeast", received 1'],
    ['nothing at all', Quantity, undefined, 'Required'],
    ['an array', Quantity, [], 'Expected object, received array'],
    ['no discriminator', WalletResponse, { interactionId: 'x' }, 'discriminator: Required'],
    [
      'an unknown discriminator',
      WalletResponse,
      { discriminator: 'maybe' },
      'discriminator: Expected "success" or "failure", received "maybe"',
    ],
    [
      'a null for an optional member',
      RequestItems,
      { discriminator: 'unauthorizedRequest', oneTimeAccounts: null },
      'oneTimeAccounts: Expected object, received null',
    ],
  ] as const)('%s', (_, schema, value, message) => expect(messageOf(schema as z.ZodMiniType, value)).toBe(message))
})

test('a message names ten mismatches, and the start of a long text', () => {
  const accounts = Array.from({ length: 20_000 }, () => ({ address: 1 }))
  const many = messageOf(z.array(Account), accounts)
  expect(many.split('; ')).toHaveLength(10)
  expect(many.length).toBeLessThan(1_000)
  expect(messageOf(Quantity, { quantifier: 'x'.repeat(1e6), quantity: 1 }).length).toBeLessThan(300)
})

test('does not change zod’s global configuration', () => {
  parse(Account, {})
  expect(z.config().customError).toBeUndefined()
  expect(z.string().safeParse(undefined).error?.issues[0]?.message).not.toBe('Required')
})
