// @vitest-environment jsdom
import { parseLocalId, pollPause } from '@lootboxes/ledger'
import { cleanup, configure, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { HeldLoot } from '../client/holdings'
import { account } from '../ledger.fixture'
import { openShop, stopIntervals } from './shop.fixture'
import { useLoot } from './use-loot'

// A busy machine takes longer than the default second.
configure({ asyncUtilTimeout: 10_000 })

afterEach(cleanup)

const infoPath = '/api/ticket-info-post-reveal'
const ticket = (id: string): HeldLoot => ({
  non_fungible_id: parseLocalId(id)._unsafeUnwrap(),
  loots: [{ resourceAddress: 'creatures', fieldName: 'creature', nonFungibleLocalId: [{ id }] }],
})

async function open(tickets: readonly HeldLoot[], unread: readonly string[] = []) {
  const shop = openShop({ login: account, pictureUrl: (resource, id) => `/media/${resource}/${id}` })
  const { server } = shop
  const missing = new Set(unread)
  server.routes[infoPath] = ({ non_fungible_ids }) => ({
    address: 'tickets',
    info: (non_fungible_ids as string[])
      .filter((id) => !missing.has(id))
      .map((id) => ({
        ...ticket(id),
        loots: [
          {
            resourceAddress: 'creatures',
            fieldName: 'creature',
            nonFungibleLocalId: [{ id, key_image_url: `https://pictures.test/${id.replaceAll('#', '')}.png` }],
          },
        ],
      })),
  })
  const { result, rerender } = renderHook(({ chosen }) => useLoot(chosen), {
    wrapper: shop.wrapper,
    initialProps: { chosen: tickets },
  })
  return {
    ...shop,
    missing,
    result,
    choose: (chosen: readonly HeldLoot[]) => rerender({ chosen }),
    pictures: () => result.current?.map(({ ticketId, picture }) => [ticketId, picture]),
    requestedIds: () =>
      server.requests.filter(({ path }) => path === infoPath).map(({ body }) => body.non_fungible_ids),
  }
}

test('returns the loot of the chosen tickets and reads each ticket once', async () => {
  const { result, pictures, choose, requestedIds } = await open([ticket('#1#')])
  expect(result.current).toBeUndefined()
  await waitFor(() => expect(pictures()).toEqual([['#1#', '/media/creatures/#1#']]))
  choose([ticket('#1#'), ticket('#2#')])
  await waitFor(() => expect(pictures()).toHaveLength(2))
  choose([ticket('#2#')])
  expect(pictures()).toBeUndefined()
  await waitFor(() => expect(pictures()).toEqual([['#2#', '/media/creatures/#2#']]))
  expect(requestedIds()).toEqual([['#1#'], ['#2#']])
})

test('lists loot whose picture could not be read without one, and requests the picture again', async () => {
  const pass = stopIntervals()
  const { pictures, missing, requestedIds, settled } = await open([ticket('#1#'), ticket('#2#')], ['#2#'])
  await settled()
  expect(pictures()).toEqual([
    ['#1#', '/media/creatures/#1#'],
    ['#2#', undefined],
  ])
  missing.clear()
  await pass(pollPause(0))
  await settled()
  expect(pictures()?.[1]).toEqual(['#2#', '/media/creatures/#2#'])
  expect(requestedIds()).toEqual([['#1#', '#2#'], ['#2#']])
})

test('requests nothing without a chosen ticket', async () => {
  const { result, requestedIds, settled } = await open([])
  await settled()
  expect(result.current).toBeUndefined()
  expect(requestedIds()).toEqual([])
})
