import { type Amount, amountOf, MAX_AMOUNT, parseLocalId } from '@lootboxes/ledger'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addressesOf } from './addresses.fixture'
import { buyTickets } from './buy-tickets'
import { claimLoot } from './claim-loot'
import { manifestErrorText } from './manifest-error'
import { renderManifest } from './render-manifest'
import { revealTickets } from './reveal-tickets'

const { token, ticketResource, clubToken, loot, ...at } = addressesOf(240)
const buy = { ...at, token, ticketResource, price: amountOf(2), count: 1n }
const use = { ...at, ticketResource, ids: ['#1#'] }
const attacks = [
  '"); CALL_METHOD Address("account_loc1") "withdraw" Decimal("999',
  '#1#"), NonFungibleLocalId("#2#',
  '1000"); #',
  '\n',
  '‮#1#',
  "'; DROP TABLE",
]

describe('what plain JavaScript passes as the loot of tickets', () => {
  const one = [{ collection: loot, count: 1 }]
  test.each([
    ['expect: null', { expect: null }, 'wrong-type'],
    ['expect: an object', { expect: {} }, 'wrong-type'],
    ['expect: a list of null', { expect: [null] }, 'wrong-type'],
    ['ids: undefined', { ids: undefined, expect: one }, 'wrong-type'],
    ['unnamed: NaN', { expect: one, unnamed: Number.NaN }, 'bad-number'],
    ['unnamed: a text', { expect: one, unnamed: 'x' }, 'bad-number'],
    ['unnamed: more than there are', { expect: one, unnamed: 2 }, 'bad-number'],
    ['unnamed: a negative', { expect: one, unnamed: -1 }, 'bad-number'],
  ])('%s is an error', (_, wrong, kind) => {
    const options = { ...use, ...wrong } as unknown as Parameters<typeof claimLoot>[0]
    expect(claimLoot(options)._unsafeUnwrapErr()).toMatchObject({ kind })
  })
})

describe('addresses', () => {
  const onMainnet = addressesOf(1)
  test.each(['account', 'component', 'token', 'ticketResource'] as const)(
    'buy rejects a %s of another network and names the option',
    (where) => {
      const error = buyTickets({ ...buy, [where]: onMainnet[where] })._unsafeUnwrapErr()
      expect(error).toMatchObject({
        kind: 'bad-address',
        where,
        error: { kind: 'wrong-network', networkId: 1, expected: 240 },
      })
    },
  )

  test.each([
    ['account', { account: at.component }],
    ['component', { component: at.account }],
    ['component', { component: ticketResource }],
    ['token', { token: ticketResource }],
    ['ticketResource', { ticketResource: token }],
    ['clubToken', { lockFee: { clubToken: ticketResource } }],
  ])('buy rejects the wrong entity type for %s', (where, wrong) => {
    expect(buyTickets({ ...buy, ...wrong })._unsafeUnwrapErr()).toMatchObject({
      kind: 'bad-address',
      where,
      error: { kind: 'wrong-entity' },
    })
  })

  test('reveal rejects a fungible resource as tickets', () => {
    expect(revealTickets({ ...use, ticketResource: token })._unsafeUnwrapErr()).toMatchObject({
      where: 'ticketResource',
      error: { kind: 'wrong-entity' },
    })
  })

  test.each(attacks)('an injection in any option returns an error: %j', (attack) => {
    for (const field of ['account', 'component', 'token', 'ticketResource'] as const) {
      expect(buyTickets({ ...buy, [field]: attack })._unsafeUnwrapErr().kind).toBe('bad-address')
      expect(buyTickets({ ...buy, [field]: buy[field] + attack })._unsafeUnwrapErr().kind).toBe('bad-address')
    }
    expect(buyTickets({ ...buy, lockFee: { clubToken: attack } })._unsafeUnwrapErr().kind).toBe('bad-address')
    expect(buyTickets({ ...buy, method: attack })._unsafeUnwrapErr().kind).toBe('bad-name')
    expect(revealTickets({ ...use, ids: ['#1#', attack] })._unsafeUnwrapErr().kind).toBe('bad-id')
    expect(claimLoot({ ...use, ticketResource: attack })._unsafeUnwrapErr().kind).toBe('bad-address')
  })
})

describe('what plain JavaScript and JSON pass', () => {
  const nonTexts = [undefined, null, 5, 5n, true, {}, ['#1#'], Symbol('x')]

  test.each(['account', 'component', 'token', 'ticketResource'] as const)(
    '%s that is no text has a sentence',
    (field) => {
      for (const value of nonTexts) {
        const error = buyTickets({ ...buy, [field]: value as never })._unsafeUnwrapErr()
        expect(error).toMatchObject({ kind: 'bad-address', where: field })
        expect(manifestErrorText(error)).toMatch(/is not an address\.$/)
      }
    },
  )

  test.each([
    [buyTickets({ ...buy, count: 3 as never }), 'count: expected a bigint such as 3n, received number.'],
    [buyTickets({ ...buy, lockFee: null as never }), 'lockFee: expected its clubToken in an object, received null.'],
    [
      buyTickets({ ...buy, lockFee: { clubToken, proof: 'argument' as never } }),
      'lockFee.proof: expected auth-zone, argument-last, argument-first, received “argument”.',
    ],
    [revealTickets({ ...use, ids: '#1#' as never }), 'ids: expected an array of ids, received “#1#”.'],
    [revealTickets({ ...use, ids: [5] as never }), 'ids: “5 (number)” is not the id of a non-fungible.'],
    [revealTickets({ ...use, ids: [['#1#']] as never }), 'ids: “object” is not the id of a non-fungible.'],
  ])('%#: %s', (result, sentence) => {
    expect(manifestErrorText(result._unsafeUnwrapErr())).toBe(sentence)
  })
})

describe('amounts and counts', () => {
  test.each([0n, -1n, -(10n ** 30n)])('rejects a purchase of %d tickets', (count) => {
    expect(buyTickets({ ...buy, count })._unsafeUnwrapErr()).toEqual({ kind: 'bad-count', count })
  })

  test('prices and totals must be positive and within the bounds of the ledger', () => {
    expect(buyTickets({ ...buy, price: amountOf(0) })._unsafeUnwrapErr()).toEqual({
      kind: 'not-positive',
      where: 'price',
      amount: 0n,
    })
    expect(buyTickets({ ...buy, price: amountOf(-2) })._unsafeUnwrapErr().kind).toBe('not-positive')
    expect(buyTickets({ ...buy, price: MAX_AMOUNT, count: 2n })._unsafeUnwrapErr()).toEqual({
      kind: 'amount-too-large',
      where: 'total',
    })
    for (const value of [5, '5', undefined]) {
      const error = buyTickets({ ...buy, price: value as never })._unsafeUnwrapErr()
      expect(error).toEqual({ kind: 'not-an-amount', where: 'price', value })
      expect(manifestErrorText(error)).toContain(`price: ${String(value)} is not an Amount: use parseAmount.`)
    }
    const lockFee = { clubToken, amount: amountOf(0) }
    expect(buyTickets({ ...buy, lockFee })._unsafeUnwrapErr()).toMatchObject({
      kind: 'not-positive',
      where: 'lockFee.amount',
    })
  })
})

describe('the expected loot of a claim', () => {
  test.each([
    [[], { kind: 'too-little-loot', expected: 0, tickets: 2 }],
    [[{ collection: loot, count: 1 }], { kind: 'too-little-loot', expected: 1, tickets: 2 }],
    [[{ collection: loot, ids: ['#7#'] }], { kind: 'too-little-loot', expected: 1, tickets: 2 }],
    [
      [
        { collection: loot, count: 1 },
        { collection: loot, count: 1 },
      ],
      { kind: 'duplicate-collection', where: 'expect', collection: loot },
    ],
    [[{ collection: loot, ids: ['#7#', '#7#'] }], { kind: 'duplicate-id', where: 'expect', id: '#7#' }],
    [[{ collection: loot, count: 1.5 }], { kind: 'bad-number', where: 'expect', value: 1.5 }],
    [[{ collection: loot, count: Number.NaN }], { kind: 'bad-number', where: 'expect', value: Number.NaN }],
    [
      [{ collection: loot, count: Number.POSITIVE_INFINITY }],
      { kind: 'bad-number', where: 'expect', value: Number.POSITIVE_INFINITY },
    ],
  ])('rejects %j for two tickets', (expected, error) => {
    expect(claimLoot({ ...use, ids: ['#1#', '#2#'], expect: expected })._unsafeUnwrapErr()).toEqual(error)
  })

  test('a ticket that names no loot does not change the assertions for the others', () => {
    const two = { ...use, ids: ['#1#', '#2#'], unnamed: 1 }
    expect(claimLoot({ ...two, expect: [{ collection: loot, ids: ['#7#'] }] }).isOk()).toBe(true)
    expect(claimLoot({ ...two, expect: [] })._unsafeUnwrapErr()).toEqual({
      kind: 'too-little-loot',
      expected: 0,
      tickets: 1,
    })
  })

  test.each([token, ...attacks])('rejects %j as a collection', (collection) => {
    expect(claimLoot({ ...use, expect: [{ collection, count: 1 }] })._unsafeUnwrapErr().kind).toBe('bad-address')
  })
})

describe('ids', () => {
  test.each([
    [[], { kind: 'no-ids', where: 'ids' }],
    [['#1#', '#2#', '#1#'], { kind: 'duplicate-id', where: 'ids', id: '#1#' }],
    [['#1#', '<a>'], { kind: 'mixed-ids', where: 'ids' }],
    [Array.from({ length: 101 }, (_, i) => `#${i}#`), { kind: 'too-many-ids', where: 'ids', count: 101, max: 100 }],
  ])('rejects %j', (ids, error) => {
    expect(revealTickets({ ...use, ids })._unsafeUnwrapErr()).toEqual(error)
    expect(claimLoot({ ...use, ids })._unsafeUnwrapErr()).toEqual(error)
  })

  test.each([Number.NaN, 0, 2.5])('rejects %d as the maximum', (maxTickets) => {
    const error = { kind: 'bad-limit', where: 'maxTickets', value: maxTickets }
    expect(revealTickets({ ...use, maxTickets })._unsafeUnwrapErr()).toEqual(error)
    expect(claimLoot({ ...use, maxTickets })._unsafeUnwrapErr()).toEqual(error)
  })

  test('the error sentence names the option', () => {
    expect(manifestErrorText(revealTickets({ ...use, ids: [] })._unsafeUnwrapErr())).toBe('ids: choose at least one.')
  })
})

test('property: for any text as an id, a manifest contains exactly the given ids or is an error', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.stringMatching(/^#\d{1,25}#$/),
    fc.stringMatching(/^[<[{#].{0,70}[>\]}#]$/),
    fc.constantFrom(...attacks),
  )
  fc.assert(
    fc.property(fc.array(anyText, { maxLength: 8 }), (ids) => {
      revealTickets({ ...use, ids }).match(
        (manifest) => {
          for (const id of ids) expect(parseLocalId(id).isOk()).toBe(true)
          const text = renderManifest(manifest)
          expect([...text.matchAll(/NonFungibleLocalId\("([^"]*)"\)/g)].map(([, id]) => id)).toEqual([...ids, ...ids])
          expect(text.split('\n')).toHaveLength(6)
        },
        (error) => expect(manifestErrorText(error)).not.toBe(''),
      )
    }),
    { numRuns: 500 },
  )
})

test('property: the withdrawn amount is exactly price × count', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 30n }), fc.bigInt({ min: 1n, max: 10n ** 6n }), (attos, count) => {
      const manifest = buyTickets({ ...buy, price: attos as Amount, count })._unsafeUnwrap()
      expect(manifest.instructions[0]).toMatchObject({ kind: 'withdraw', amount: attos * count })
    }),
  )
})
