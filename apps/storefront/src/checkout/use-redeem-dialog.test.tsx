// @vitest-environment jsdom
import { parseLocalId } from '@lootboxes/ledger'
import { MAX_TICKETS_PER_MANIFEST } from '@lootboxes/manifest'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { errAsync } from 'neverthrow'
import { afterEach, expect, test, vi } from 'vitest'
import { account } from '@/client/genesis.fixture'
import { committed, openPage, otherAccount } from '@/client/page.fixture'
import { startWith$ } from '@/tickets/start-with'
import { type Redeemed, useRedeemDialog } from './use-redeem-dialog'

afterEach(cleanup)

const texts = Array.from({ length: MAX_TICKETS_PER_MANIFEST + 1 }, (_, n) => `#${n}#`)
const ids = texts.map((id) => parseLocalId(id)._unsafeUnwrap())
const declined = { error: 'rejectedByUser', interactionId: 'x', message: '' }

async function open() {
  const page = openPage({ login: account })
  page.now.revealed = [...texts]
  page.client.flags.redeemModal.show()
  const onAll = vi.fn<(redeemed: Redeemed) => void>()
  const { result } = renderHook(() => useRedeemDialog({ onMore: () => undefined, onAll }), { wrapper: page.wrapper })
  await waitFor(() => expect(result.current.ids).toHaveLength(ids.length))
  act(() => result.current.selection.choose(ids))
  return { ...page, shown: result, onAll }
}

test('a second part that fails does not hide the result of the first one', async () => {
  const { shown, send, now } = await open()
  send.mockImplementationOnce(() => {
    now.revealed = texts.slice(-1)
    return committed()
  })
  send.mockImplementationOnce(() => errAsync(declined))
  act(() => void shown.current.redeem())
  await waitFor(() => expect(shown.current.message).toBe('Tickets Redeemed Successfully: 100 of 101'))
  expect(send).toHaveBeenCalledTimes(2)
  expect(shown.current.redeemed.receipts).toEqual(['txid_loc1a'])
  await waitFor(() => expect(shown.current.selection.chosen).toHaveLength(1))
})

test('the tickets of the reveal before it lead the list and are selected', async () => {
  const [last] = ids.slice(-1)
  startWith$.set({ these: texts.slice(-1) })
  const page = openPage({ login: account })
  page.now.revealed = [...texts]
  const options = { onMore: () => undefined, onAll: () => undefined }
  const { result } = renderHook(() => useRedeemDialog(options), { wrapper: page.wrapper })
  await waitFor(() => expect(result.current.ids).toEqual([last, ...ids.slice(0, -1)]))
  expect(result.current.selection.chosen).toEqual([last])
})

test('without a commit there is no message, and the selection stays', async () => {
  const { shown, send } = await open()
  send.mockImplementation(() => errAsync(declined))
  expect(shown.current.selection.parts).toHaveLength(2)
  await act(() => shown.current.redeem())
  expect([shown.current.message, shown.current.redeemed.receipts]).toEqual([undefined, []])
  expect(shown.current.selection.chosen).toHaveLength(ids.length)
})

test('the message shows for 2 seconds, then the dialog closes when no revealed ticket is left (spec L27, L72; trap T37)', async () => {
  const { shown, send, now, client, clock, onAll } = await open()
  send.mockImplementation(() => {
    now.revealed = []
    return committed()
  })
  act(() => void shown.current.redeem())
  await waitFor(() => expect(shown.current.message).toBe('Tickets Redeemed Successfully'))
  await waitFor(() => expect(shown.current.ids).toEqual([]))
  await act(() => clock.advance(2000))
  expect(client.flags.redeemModal.shown$.get()).toBe(false)
  expect(onAll.mock.calls).toEqual([[{ loot: [], receipts: ['txid_loc1a', 'txid_loc1a'] }]])
})

test('the dialog stays while revealed tickets remain (spec L72; trap T37)', async () => {
  const { shown, client, clock } = await open()
  act(() => shown.current.selection.choose(ids.slice(0, 1)))
  act(() => void shown.current.redeem())
  await waitFor(() => expect(shown.current.message).toBe('Tickets Redeemed Successfully'))
  await act(() => clock.advance(2000))
  expect([shown.current.message, client.flags.redeemModal.shown$.get()]).toEqual([undefined, true])
})

test('another account was connected before all of it was sent: the rest is not, and the dialog knows why', async () => {
  const { shown, send, become } = await open()
  send.mockImplementation(() => {
    become(otherAccount)
    return committed()
  })
  act(() => void shown.current.redeem())
  await waitFor(() => expect(shown.current.payerChanged).toBe(true))
  expect(send).toHaveBeenCalledTimes(1)
})
