// @vitest-environment jsdom
import { parseLocalId } from '@lootboxes/ledger'
import { MAX_TICKETS_PER_MANIFEST } from '@lootboxes/manifest'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { account } from '@/client/genesis.fixture'
import { committed, openPage, otherAccount } from '@/client/page.fixture'
import { RedeemDialog } from './redeem-dialog'
import { RevealDialog } from './reveal-dialog'

afterEach(cleanup)

const ids = Array.from({ length: MAX_TICKETS_PER_MANIFEST + 1 }, (_, n) =>
  parseLocalId(`#${n}#`)._unsafeUnwrap().toString(),
)

test.each([
  ['reveal', RevealDialog, 'Reveal Tickets', 'unrevealed'],
  ['redeem', RedeemDialog, 'Redeem Tickets', 'revealed'],
] as const)(
  'a %s in two transactions: another account connected in between pays for nothing, and the dialog says why',
  async (_, Dialog, button, list) => {
    const page = openPage({ login: account })
    page.now[list] = [...ids]
    render(<Dialog />, { wrapper: page.wrapper })
    await screen.findByText(`/ ${ids.length}`)
    act(() => screen.getByText('Select all').click())
    page.send.mockImplementation(() => {
      page.become(otherAccount)
      return committed()
    })
    act(() => screen.getByText(button).click())
    await waitFor(() =>
      expect(
        screen
          .getAllByText(/The connected account changed before all of it was sent/)
          .some((said) => said.getAttribute('role') === 'alert'),
      ).toBe(true),
    )
    expect(page.send).toHaveBeenCalledTimes(1)
    expect(page.send.mock.calls[0]?.[0].transactionManifest).toContain(account)
  },
  // A hundred tickets are drawn.
  20_000,
)
