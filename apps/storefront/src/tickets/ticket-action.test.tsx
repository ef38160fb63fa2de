// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { account } from '@/client/genesis.fixture'
import { openPage } from '@/client/page.fixture'
import { startWith$ } from './start-with'
import { TicketAction } from './ticket-action'

afterEach(() => {
  cleanup()
  startWith$.set('first')
})

test.each([
  ['#1#', 'Reveal it', 'walletModal'],
  ['#2#', 'Redeem it', 'redeemModal'],
] as const)(
  'ticket %s of the connected account: “%s” opens its dialog with the ticket selected',
  async (ticket, name, flag) => {
    const { wrapper, client, now } = openPage({ login: account })
    now.unrevealed = ['#1#']
    now.revealed = ['#2#']
    render(<TicketAction ticket={ticket}>See the box</TicketAction>, { wrapper })
    fireEvent.click(await screen.findByRole('button', { name }))
    expect(client.flags[flag].shown$.get()).toBe(true)
    expect(startWith$.get()).toEqual({ these: [ticket] })
  },
)

test('another visitor sees the way to the box', async () => {
  const { wrapper, settled } = openPage({ login: account })
  render(<TicketAction ticket="#3#">See the box</TicketAction>, { wrapper })
  await settled()
  expect(screen.getByText('See the box')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})
