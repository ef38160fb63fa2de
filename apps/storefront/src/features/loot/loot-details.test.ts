import { expect, test } from 'vitest'
import { describeLoot, idsByResource, nftText } from './loot-details'

const json = {
  kind: 'Tuple',
  fields: [
    { kind: 'String', field_name: 'name', value: 'Mossback' },
    { kind: 'U64', field_name: 'serial', value: '7' },
    { kind: 'Tuple', field_name: 'more', fields: [] },
  ],
}

test('reads the text fields of an NFT', () => expect(nftText(json)).toEqual({ name: 'Mossback', serial: '7' }))
test.each([undefined, null, 1, 'x', {}, { fields: 'x' }, { fields: [null, 1, { field_name: 3, value: 'x' }] }])(
  '%j says nothing',
  (data) => {
    expect(nftText(data)).toEqual({})
  },
)

const tickets = [
  {
    non_fungible_id: '#1#',
    loots: [
      {
        resourceAddress: 'a',
        fieldName: 'creatures',
        icon_url: 'icon',
        nonFungibleLocalId: [{ id: '#7#', key_image_url: 'own' }, { id: '#8#' }],
      },
    ],
  },
  {
    non_fungible_id: '#2#',
    loots: [{ resourceAddress: 'a', fieldName: 'creatures', nonFungibleLocalId: [{ id: '#9#' }] }],
  },
]

test('asks for every collection once', () =>
  expect([...idsByResource(tickets)]).toEqual([['a', ['#7#', '#8#', '#9#']]]))

test('a piece goes by its own name, else by its field’s; its picture falls back to the collection’s', () => {
  const loot = describeLoot({
    tickets,
    textOf: (_, id) => (id === '#7#' ? { name: 'Mossback', rarity: 'foil' } : {}),
    picture: (url) => url,
    text: (text) => text,
    name: (text, unnamed) => text ?? unnamed,
    rarity: (word) => (word === 'foil' ? 'foil' : 'plain'),
  })
  expect(loot.map(({ ticketId, id, name, rarity, picture }) => [ticketId, id, name, rarity, picture])).toEqual([
    ['#1#', '#7#', 'Mossback', 'foil', 'own'],
    ['#1#', '#8#', 'creatures', 'plain', 'icon'],
    ['#2#', '#9#', 'creatures', 'plain', undefined],
  ])
})
