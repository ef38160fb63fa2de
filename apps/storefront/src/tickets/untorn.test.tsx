// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { untornKey } from '@/client/client'
import { account } from '@/client/genesis.fixture'
import { openPage } from '@/client/page.fixture'
import { parseUntorn, useUntorn } from './untorn'

afterEach(cleanup)

test('an opened ticket waits to be torn until its loot was shown, also over a reload', async () => {
  const page = openPage({ login: account })
  page.now.revealed = ['#1#', '#2#']
  const { result, unmount } = renderHook(() => useUntorn(), { wrapper: page.wrapper })
  await waitFor(() => expect(page.client.lootbox$.get().status).toBe('ready'))
  act(() => result.current.add({ '#1#': 'txid_a', '#2#': 'txid_b', '#9#': 'txid_b' }))
  // What the account does not hold any more is no business of it.
  await waitFor(() => expect(result.current.ids).toEqual(['#1#', '#2#']))
  unmount()
  expect(localStorage.getItem(untornKey)).toContain('#2#')
  const again = renderHook(() => useUntorn(), { wrapper: page.wrapper })
  await waitFor(() => expect(again.result.current.ids).toEqual(['#1#', '#2#']))
  // What opened them is known as well, for the receipt.
  expect(again.result.current.receipts).toEqual(['txid_a', 'txid_b'])
  act(() => again.result.current.see(['#1#']))
  expect([again.result.current.ids, again.result.current.receipts]).toEqual([['#2#'], ['txid_b']])
})

test.each([null, 'no json', '[]', '{"a":"b"}', '{"a":["#1#"]}', '{"a":{"#1#":7}}'])(
  '%s in the storage counts as empty',
  (text) => expect(parseUntorn(text)).toEqual({}),
)
