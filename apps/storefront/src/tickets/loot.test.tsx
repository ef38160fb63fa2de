// @vitest-environment jsdom
import { parseLocalId, pollPause } from '@lootboxes/ledger'
import type { HeldLoot } from '@lootboxes/lootbox/client'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { account } from '@/client/genesis.fixture'
import { openPage, stopIntervals } from '@/client/page.fixture'
import { useLoot } from './loot'

afterEach(cleanup)

const infoPath = '/api/ticket-info-post-reveal'
const ticket = (id: string): HeldLoot => ({
  non_fungible_id: parseLocalId(id)._unsafeUnwrap(),
  loots: [{ resourceAddress: 'creatures', fieldName: 'creature', nonFungibleLocalId: [{ id }] }],
})

async function open(tickets: readonly HeldLoot[], unread: readonly string[] = []) {
  const page = openPage({ login: account })
  const missing = new Set(unread)
  page.answers[infoPath] = ({ non_fungible_ids }) => ({
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
  const { client, asked } = page
  await page.settled()
  expect(client.lootbox$.get().status).toBe('ready')
  const { result, rerender } = renderHook(({ chosen }) => useLoot(chosen), {
    wrapper: page.wrapper,
    initialProps: { chosen: tickets },
  })
  return {
    ...page,
    missing,
    result,
    choose: (chosen: readonly HeldLoot[]) => rerender({ chosen }),
    pictures: () => result.current?.map(({ ticketId, picture }) => [ticketId, picture]),
    askedIds: () => asked.filter(({ path }) => path === infoPath).map(({ body }) => body.non_fungible_ids),
  }
}

test('the loot of the chosen tickets; who chooses another has only that one read', async () => {
  const { result, pictures, choose, askedIds } = await open([ticket('#1#')])
  expect(result.current).toBeUndefined()
  await waitFor(() => expect(pictures()).toEqual([['#1#', '/media/creatures/%231%23']]))
  choose([ticket('#1#'), ticket('#2#')])
  await waitFor(() => expect(pictures()).toHaveLength(2))
  choose([ticket('#2#')])
  expect(pictures()).toBeUndefined()
  await waitFor(() => expect(pictures()).toEqual([['#2#', '/media/creatures/%232%23']]))
  expect(askedIds()).toEqual([['#1#'], ['#2#']])
})

test('loot whose picture could not be read is listed without it, and the page requests the picture again', async () => {
  const pass = stopIntervals()
  const { pictures, missing, askedIds, settled } = await open([ticket('#1#'), ticket('#2#')], ['#2#'])
  await settled()
  expect(pictures()).toEqual([
    ['#1#', '/media/creatures/%231%23'],
    ['#2#', undefined],
  ])
  missing.clear()
  await pass(pollPause(0))
  await settled()
  expect(pictures()?.[1]).toEqual(['#2#', '/media/creatures/%232%23'])
  expect(askedIds()).toEqual([['#1#', '#2#'], ['#2#']])
})

test('nothing chosen asks nothing', async () => {
  const { result, askedIds } = await open([])
  expect(result.current).toBeUndefined()
  expect(askedIds()).toEqual([])
})
