// @vitest-environment jsdom
import { xrdAddress } from '@lootboxes/ledger'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { account, component } from '@/client/genesis.fixture'
import { openHash, openPage } from '@/client/page.fixture'
import { BuyDialog } from './buy-dialog'
import { RedeemDialog } from './redeem-dialog'
import { RevealDialog } from './reveal-dialog'

afterEach(cleanup)

const dialogs = {
  buy: { Dialog: BuyDialog, flag: 'buyModal' },
  reveal: { Dialog: RevealDialog, flag: 'walletModal' },
  redeem: { Dialog: RedeemDialog, flag: 'redeemModal' },
} as const
type Kind = keyof typeof dialogs

/** The dialog over a page that was loaded again, or stands in a second tab, while transactions were open. */
async function open(kind: Kind, labels: readonly string[]) {
  const page = openPage({ login: account, open: labels, site: { explorerUrl: 'https://explorer.test' } })
  page.now.balances = { [xrdAddress(240)]: '100' }
  page.now.unrevealed = ['#1#']
  page.now.revealed = ['#2#']
  const { Dialog, flag } = dialogs[kind]
  page.client.flags[flag].show()
  render(<Dialog />, { wrapper: page.wrapper })
  if (kind !== 'buy') await waitFor(() => expect(screen.getAllByRole('checkbox').length).toBeGreaterThan(0))
  return page
}
const press = (name: string) => act(() => screen.getByRole('button', { name }).click())

describe.each([
  ['buy', 'Buy Tickets', 'A purchase from this box is still open.', 'Buy again all the same'],
  ['reveal', 'Reveal Tickets', 'Tickets of this box are still being opened.', 'Reveal all the same'],
  ['redeem', 'Redeem Tickets', 'A redemption from this box is still open.', 'Redeem all the same'],
] as const)('while nobody knows how a %s ended', (kind, button, sentence, again) => {
  test('its dialog says so with its link, also after a reload, and asks before another order (spec L71; trap T34)', async () => {
    const { send, settled, toolkit } = await open(kind, [`${kind} ${component}`])
    const alert = (await screen.findByText(sentence)).closest('[role=alert]')
    expect(alert?.textContent).toContain('it may well have worked')
    expect(screen.getByRole('link', { name: /The open transaction/ }).getAttribute('href')).toBe(
      `https://explorer.test/transaction/${openHash(0)}`,
    )
    const check = vi.spyOn(toolkit.walletApi, 'checkTransaction').mockReturnValue(new Promise(() => undefined))
    press('Check again')
    expect(check.mock.calls).toEqual([[openHash(0)]])

    const action = screen.getByRole('button', { name: button })
    expect(action.getAttribute('aria-disabled')).toBe('true')
    expect(action.getAttribute('aria-describedby')).toBe(alert?.id)
    press(button)
    await settled()
    expect(send).not.toHaveBeenCalled()

    act(() => screen.getByRole('checkbox', { name: again }).click())
    expect(action.getAttribute('aria-disabled')).not.toBe('true')
    press(button)
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
  })

  test('one of another box, or of another kind, asks nothing', async () => {
    const other = kind === 'buy' ? 'reveal' : 'buy'
    const { send } = await open(kind, [`${kind} component_loc1other`, `${other} ${component}`])
    press(button)
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
    expect(screen.queryByText(sentence)).toBeNull()
  })
})
