import { parseLocalId } from '@lootboxes/ledger'
import { errAsync, okAsync } from 'neverthrow'
import { expect, test, vi } from 'vitest'
import { MAX_INFO_IDS } from '../product-calls'
import type { ProductClient } from './create-product-client'
import type { HeldLoot } from './holdings'
import { describeLoot, idsByResource, nftText, readLoot } from './loot'

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
        icon_url: 'https://art.test/icon.svg',
        nonFungibleLocalId: [{ id: '#7#', key_image_url: 'https://art.test/own.svg' }, { id: '#8#' }],
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
    ipfsUrl: '',
  })
  expect(loot.map(({ ticketId, id, name, rarity, picture }) => [ticketId, id, name, rarity, picture])).toEqual([
    ['#1#', '#7#', 'Mossback', 'foil', 'https://art.test/own.svg'],
    ['#1#', '#8#', 'creatures', undefined, 'https://art.test/icon.svg'],
    ['#2#', '#9#', 'creatures', undefined, undefined],
  ])
})

const held = (n: number): HeldLoot => ({
  non_fungible_id: parseLocalId(`#${n}#`)._unsafeUnwrap(),
  loots: [{ resourceAddress: 'resource_loot', fieldName: 'creatures', nonFungibleLocalId: [{ id: `#${n + 1000}#` }] }],
})
const pictured = (id: string) => ({
  non_fungible_id: id,
  loots: [
    {
      resourceAddress: 'resource_loot',
      fieldName: 'creatures',
      icon_url: 'https://art.test/a.svg',
      nonFungibleLocalId: [{ id: `#${Number(id.slice(1, -1)) + 1000}#` }],
    },
  ],
})
const options = { signal: new AbortController().signal, minStateVersion: 7 }

function readerWith(getTicketInfo: ProductClient['getTicketInfo']) {
  const onError = vi.fn()
  const asked = vi.fn(getTicketInfo)
  const read = readLoot({
    gateway: { getNonFungibleData: () => errAsync({ kind: 'unreachable', cause: 'down' }) },
    client: { getTicketInfo: asked },
    ipfsUrl: '',
    onError,
  })
  return { read, asked, onError }
}

test('a failed call leaves the loot without pictures, and is reported', async () => {
  const { read, onError } = readerWith(() => errAsync({ kind: 'aborted' }))
  const { loot, unread } = await read([held(1), held(2)], 'resource_tickets', options)
  expect(loot.map(({ ticketId, id, picture }) => [ticketId, id, picture])).toEqual([
    ['#1#', '#1001#', undefined],
    ['#2#', '#1002#', undefined],
  ])
  expect(unread).toEqual(['#1#', '#2#'])
  expect(onError).toHaveBeenCalledTimes(1)
})

test('a server that lags behind loses no loot: unknown and empty tickets are taken from the account', async () => {
  const { read, asked } = readerWith(() =>
    okAsync({ address: '', info: [pictured('#1#'), { non_fungible_id: '#2#', loots: [] }] }),
  )
  const { loot, unread } = await read([held(1), held(2), held(3)], 'resource_tickets', options)
  expect(loot.map(({ id, picture }) => [id, picture])).toEqual([
    ['#1001#', 'https://art.test/a.svg'],
    ['#1002#', undefined],
    ['#1003#', undefined],
  ])
  expect(unread).toEqual(['#2#', '#3#'])
  expect(asked.mock.calls[0]?.[1]).toEqual(options)
})

test('requests more tickets than one call takes in parts', async () => {
  const { read, asked } = readerWith(({ non_fungible_ids }) =>
    okAsync({ address: '', info: non_fungible_ids.map(pictured) }),
  )
  const all = Array.from({ length: MAX_INFO_IDS + 1 }, (_, index) => held(index + 1))
  const { loot, unread } = await read(all, 'resource_tickets', options)
  expect(asked.mock.calls.map(([{ non_fungible_ids }]) => non_fungible_ids.length)).toEqual([MAX_INFO_IDS, 1])
  expect([loot.length, unread]).toEqual([MAX_INFO_IDS + 1, []])
})
