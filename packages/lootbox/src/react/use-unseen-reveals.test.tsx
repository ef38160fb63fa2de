// @vitest-environment jsdom
import { act, cleanup, configure, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { unseenRevealsKey } from '../client/storage-keys'
import { account } from '../ledger.fixture'
import { openShop } from './shop.fixture'
import { parseUnseenReveals, useUnseenReveals } from './use-unseen-reveals'

// A busy machine takes longer than the default second.
configure({ asyncUtilTimeout: 10_000 })

beforeEach(() => localStorage.clear())
afterEach(cleanup)

test('an opened ticket is listed until its loot was shown, also after a reload', async () => {
  const { state, wrapper } = openShop({ login: account })
  state.revealed = ['#1#', '#2#']
  const { result, unmount } = renderHook(() => useUnseenReveals(), { wrapper })
  act(() => result.current.add({ '#1#': 'txid_a', '#2#': 'txid_b', '#9#': 'txid_b' }))
  // The account does not hold ticket 9.
  await waitFor(() => expect(result.current.ids).toEqual(['#1#', '#2#']))
  unmount()
  expect(localStorage.getItem(unseenRevealsKey)).toContain('#2#')
  const again = renderHook(() => useUnseenReveals(), { wrapper })
  await waitFor(() => expect(again.result.current.ids).toEqual(['#1#', '#2#']))
  expect(again.result.current.transactions).toEqual(['txid_a', 'txid_b'])
  act(() => again.result.current.markSeen(['#1#']))
  expect([again.result.current.ids, again.result.current.transactions]).toEqual([['#2#'], ['txid_b']])
})

test.each([null, 'no json', '[]', '{"a":"b"}', '{"a":["#1#"]}', '{"a":{"#1#":7}}'])(
  '%s in the storage counts as empty',
  (text) => expect(parseUnseenReveals(text)).toEqual({}),
)
