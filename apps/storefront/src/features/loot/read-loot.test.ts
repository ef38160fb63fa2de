import { parseLocalId } from '@lootboxes/ledger'
import { MAX_INFO_IDS } from '@lootboxes/lootbox'
import type { ProductClient } from '@lootboxes/lootbox/client'
import { errAsync, okAsync } from 'neverthrow'
import { expect, test, vi } from 'vitest'
import type { HeldLoot } from '../account/holdings'
import { maxTickets, readLoot } from './read-loot'

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

function world(getTicketInfo: ProductClient['getTicketInfo']) {
  const log = vi.fn()
  const asked = vi.fn(getTicketInfo)
  const read = readLoot({
    gateway: { getNonFungibleData: () => errAsync({ kind: 'unreachable', cause: 'down' }) },
    client: { getTicketInfo: asked },
    ipfsUrl: '',
    log,
  })
  return { read, asked, log }
}

test('when the call fails the loot is still there, without pictures, and the failure is logged', async () => {
  const { read, log } = world(() => errAsync({ kind: 'aborted' }))
  const { loot, unread } = await read([held(1), held(2)], 'resource_tickets', options)
  expect(loot.map(({ ticketId, id, picture }) => [ticketId, id, picture])).toEqual([
    ['#1#', '#1001#', undefined],
    ['#2#', '#1002#', undefined],
  ])
  expect(unread).toEqual(['#1#', '#2#'])
  expect(log).toHaveBeenCalledTimes(1)
})

test('a server that lags behind loses no loot: unknown and empty tickets are taken from the account', async () => {
  const { read, asked } = world(() =>
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

test('more tickets than one call answers for are asked about in parts', async () => {
  expect(maxTickets).toBe(MAX_INFO_IDS)
  const { read, asked } = world(({ non_fungible_ids }) =>
    okAsync({ address: '', info: non_fungible_ids.map(pictured) }),
  )
  const all = Array.from({ length: maxTickets + 1 }, (_, index) => held(index + 1))
  const { loot, unread } = await read(all, 'resource_tickets', options)
  expect(asked.mock.calls.map(([{ non_fungible_ids }]) => non_fungible_ids.length)).toEqual([maxTickets, 1])
  expect([loot.length, unread]).toEqual([maxTickets + 1, []])
})
