import type { LocalId } from '@lootboxes/ledger'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findLoots } from './find-loots'
import { component, idList, lootOf, named, reference, string, ticketData, tuple } from './ledger.fixture'
import { readTicket } from './read-ticket'
import { parseSbor } from './sbor-node'

const loots = (json: unknown) => findLoots(parseSbor(json)._unsafeUnwrap())
const id = '#1#' as LocalId
const fields = { revealed: 'revealed', opened: 'opened', loots: 'loots' }

describe('loot is any pair of one resource and its ids', () => {
  test('the field name is the pair’s own label, else the name of the field it lies in', () => {
    const labelled = tuple(
      'Loot',
      named('field_name', string('Creature')),
      reference(lootOf(1)),
      idList(['#1#', '#2#']),
    )
    const bare = named('gift', tuple('Loot', reference(lootOf(2)), { kind: 'NonFungibleLocalId', value: '<a>' }))
    expect(loots(tuple('Ticket', { kind: 'Array', elements: [labelled] }, bare))).toEqual([
      { fieldName: 'Creature', resource: lootOf(1), ids: ['#1#', '#2#'] },
      { fieldName: 'gift', resource: lootOf(2), ids: ['<a>'] },
    ])
  })

  test('maps from resource to ids, options and deeper nesting', () => {
    const map = named('prizes', { kind: 'Map', entries: [{ key: reference(lootOf(1)), value: idList(['#1#']) }] })
    const option = named('extra', {
      kind: 'Enum',
      variant_id: '1',
      fields: [tuple('Pair', reference(lootOf(2)), idList(['#2#']))],
    })
    expect(loots(tuple('Ticket', tuple('Inner', map), option))).toEqual([
      { fieldName: 'prizes', resource: lootOf(1), ids: ['#1#'] },
      { fieldName: 'extra', resource: lootOf(2), ids: ['#2#'] },
    ])
  })

  test('components, empty lists, two resources at once and malformed ids are no loot', () => {
    expect(loots(tuple('T', reference(component), idList(['#1#'])))).toEqual([])
    expect(loots(tuple('T', reference(lootOf(1)), idList([])))).toEqual([])
    expect(loots(tuple('T', reference(lootOf(1)), reference(lootOf(2)), idList(['#1#'])))).toEqual([])
    expect(loots(tuple('T', reference(lootOf(1)), idList(['"); X'])))).toEqual([])
  })
})

describe('readTicket', () => {
  const won = [['Creature', lootOf(1), ['#9#']]] as const
  test.each([
    [{}, 'unrevealed', 0],
    [{ opened: true }, 'waiting', 0],
    [{ opened: true, revealed: true, loots: won }, 'revealed', 1],
    [{ revealed: true, loots: won }, 'revealed', 1],
    [{ loots: won }, 'unrevealed', 0],
  ])('%o is %s', (facts, status, count) => {
    const ticket = readTicket(id, ticketData(facts), fields)._unsafeUnwrap()
    expect([ticket.status, ticket.loots.length]).toEqual([status, count])
  })

  test('auto finds what the named field finds', () => {
    const data = ticketData({ opened: true, revealed: true, loots: won })
    expect(readTicket(id, data, { ...fields, loots: 'auto' })).toEqual(readTicket(id, data, fields))
  })

  test('a redeemed flag counts where there is one; without an opened flag nothing waits', () => {
    const data = tuple(
      'T',
      named('done', { kind: 'Bool', value: true }),
      named('is_open', { kind: 'Enum', variant_id: '1', fields: [] }),
    )
    expect(readTicket(id, data, { revealed: 'is_open', redeemed: 'done', loots: 'auto' })._unsafeUnwrap().status).toBe(
      'redeemed',
    )
    expect(readTicket(id, data, { revealed: 'is_open', loots: 'auto' })._unsafeUnwrap().status).toBe('revealed')
    expect(
      readTicket(id, data, { revealed: 'is_open', redeemed: 'gone', loots: 'auto' })._unsafeUnwrapErr().missing,
    ).toBe('gone')
    expect(readTicket(id, data, { revealed: 'is_open', loots: 'loots' })._unsafeUnwrapErr().missing).toBe('loots')
  })

  test('property: whatever a ledger says, reading ends in a ticket or an error value', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (json) => {
        readTicket(id, json, fields).match(
          (ticket) => expect(ticket.id).toBe(id),
          (error) => expect(error.kind).toBe('unreadable'),
        )
      }),
    )
  })
})
