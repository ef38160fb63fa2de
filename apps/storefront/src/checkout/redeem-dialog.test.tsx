// @vitest-environment jsdom
import { shortenAddress } from '@lootboxes/ledger'
import { ledgerState } from '@lootboxes/lootbox/testing'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { account, clubToken } from '@/client/genesis.fixture'
import { committed, openPage } from '@/client/page.fixture'
import { FloatingButtons } from '@/tickets/floating-buttons'
import { startWith$ } from '@/tickets/start-with'
import { RedeemDialog } from './redeem-dialog'

afterEach(cleanup)

function open(revealed: readonly string[]) {
  const page = openPage({ login: account })
  page.now.revealed = [...revealed]
  page.answers['/api/ticket-info-post-reveal'] = ({ non_fungible_ids }) => ({
    address: 'tickets',
    info: (non_fungible_ids as string[]).map((id) => ({
      non_fungible_id: id,
      loots: [{ resourceAddress: 'creatures', fieldName: 'Puddlepop', nonFungibleLocalId: [{ id }] }],
    })),
  })
  page.send.mockImplementation(() => {
    page.now.revealed = page.now.revealed.slice(1)
    return committed()
  })
  return page
}

test('one of several is redeemed: the message shows for 2 seconds, and the dialog names the loot at its top (spec L27)', async () => {
  const { wrapper, clock, client } = open(['#1#', '#2#', '#3#'])
  client.flags.redeemModal.show()
  render(<RedeemDialog />, { wrapper })
  await screen.findByRole('article')
  const scroller = screen.getByRole('dialog').closest('[data-slot=dialog-overlay]')
  if (scroller === null) throw new Error('The dialog lies in nothing that scrolls.')
  scroller.scrollTop = 300
  fireEvent.click(screen.getByRole('button', { name: 'Redeem Tickets' }))
  await screen.findByText('Tickets Redeemed Successfully')
  expect(screen.queryAllByRole('checkbox')).toEqual([])
  expect(screen.getByText('Now in Main')).toBeDefined()
  await act(() => clock.advance(2000))
  expect(screen.queryByText('Tickets Redeemed Successfully')).toBeNull()
  const yours = screen.getByText(/is yours\.$/)
  expect(yours.closest('[role=status]')?.textContent).toMatch(/^\S.* is yours\. Now in Main\.$/)
  expect(scroller.scrollTop).toBe(0)
  expect(screen.getByRole('link', { name: /^Receipt/ }).getAttribute('href')).toBe('/receipt/txid_loc1a')
  expect(screen.getAllByRole('checkbox')).toHaveLength(2)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(client.done$.get()).toMatchObject({ kind: 'redeemed', receipts: ['txid_loc1a'] })
})

test('a selected ticket shows its loot: picture, id, shortened resource address and field name; a picture that is not safe for work is blurred (spec L27, L46; trap T15)', async () => {
  const { wrapper, client, now, answers } = open(['#1#'])
  const loots = [
    {
      resourceAddress: clubToken,
      fieldName: 'creature',
      nfsw: true,
      nonFungibleLocalId: [{ id: '#212#', key_image_url: 'https://art.test/a.svg' }],
    },
  ]
  const info = [{ non_fungible_id: '#1#', loots }]
  answers['/api/all-account-tickets-revealed-unredeemed'] = () => info
  answers['/api/ticket-info-post-reveal'] = () => ({ address: 'tickets', info })
  answers['/state/non-fungible/data'] = () => ({
    ledger_state: ledgerState(now.stateVersion),
    resource_address: clubToken,
    non_fungible_id_type: 'Integer',
    non_fungible_ids: [
      {
        is_burned: false,
        non_fungible_id: '#212#',
        data: {
          raw_hex: '',
          programmatic_json: { kind: 'Tuple', fields: [{ kind: 'String', field_name: 'name', value: 'Mossback' }] },
        },
        last_updated_at_state_version: 1,
      },
    ],
  })
  client.flags.redeemModal.show()
  render(<RedeemDialog />, { wrapper })
  const card = await screen.findByRole('article')
  await waitFor(() => expect(card.textContent).toContain('Mossback'))
  expect(card.querySelector('img')?.getAttribute('src')).toBe(`/media/${clubToken}/%23212%23`)
  expect(card.querySelector('[data-slot=artwork]')?.getAttribute('data-state')).toBe('veiled')
  expect(card.querySelector('.figure')?.textContent).toBe('No. 212')
  for (const shown of ['creature', shortenAddress(clubToken)]) expect(card.textContent).toContain(shown)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Ticket 1: Mossback' }))
  expect(screen.queryByRole('article')).toBeNull()
})

test('Collect Loot promises a choice; the button of its dialog counts the selected tickets', async () => {
  const { wrapper, client } = open(['#1#', '#2#', '#3#'])
  const { unmount } = render(<FloatingButtons />, { wrapper })
  const collect = await screen.findByRole('button', { name: 'Collect Loot' })
  expect(collect.textContent).toBe('Collect Lootchoose from 3')
  unmount()
  client.flags.redeemModal.show()
  render(<RedeemDialog />, { wrapper })
  const redeem = await screen.findByRole('button', { name: 'Redeem Tickets' })
  await waitFor(() => expect(redeem.textContent).toBe('Redeem Tickets1 of 3'))
  fireEvent.click(screen.getByRole('button', { name: 'Select all' }))
  expect(redeem.textContent).toBe('Redeem Tickets3')
})

test('after a reveal the dialog starts with the tickets of that reveal, and with the focus on its button', async () => {
  const { wrapper, client } = open(['#1#', '#2#', '#3#'])
  startWith$.set({ these: ['#2#', '#3#'] })
  client.flags.redeemModal.show()
  render(<RedeemDialog />, { wrapper })
  const redeem = await screen.findByRole('button', { name: 'Redeem Tickets' })
  expect(document.activeElement).toBe(redeem)
  await waitFor(() => expect(redeem.textContent).toBe('Redeem Tickets2 of 3'))
  expect(startWith$.get()).toBe('first')
})
