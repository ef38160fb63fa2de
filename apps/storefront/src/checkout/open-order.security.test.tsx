// @vitest-environment jsdom
import { xrdAddress } from '@lootboxes/ledger'
import { unsettledOrdersKey } from '@lootboxes/lootbox/client'
import type { SentTransaction, ToolkitError } from '@lootboxes/wallet-connector/toolkit'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { errAsync, ResultAsync } from 'neverthrow'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { account, component, ticketResource } from '@/client/genesis.fixture'
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
  ['reveal', 'Reveal Tickets', 'A reveal from this box is still open.', 'Reveal all the same'],
  ['redeem', 'Redeem Tickets', 'A redemption from this box is still open.', 'Redeem all the same'],
] as const)('while nobody knows how a %s ended', (kind, button, sentence, again) => {
  test('its dialog says so with its link, also after a reload, and asks before another order (spec L71; trap T34)', async () => {
    const { send, settled, toolkit } = await open(kind, [`${kind} ${component}`])
    const alert = (await screen.findByText(sentence)).closest('[role=alert]')
    expect(alert?.textContent).toContain('it may have succeeded')
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

describe('an order that may have run, and that the wallet gave no transaction id for', () => {
  const errors = [
    'failedToPollSubmittedTransaction',
    'submittedTransactionWasDuplicate',
    'walletResponseValidation',
    'failedToSubmitTransaction',
    'aCodeOfANewerWallet',
  ]
  const fails = (error: string) => () =>
    errAsync<SentTransaction, ToolkitError>({ error, interactionId: 'a', message: '' })
  const sentence = 'A purchase from this box is still open.'

  test.each(errors)('%s: a second press sends no second purchase', async (error) => {
    const { send, settled } = await open('buy', [])
    send.mockImplementation(fails(error))
    await settled()
    press('Buy Tickets')
    expect(await screen.findByText(sentence)).toBeDefined()
    expect(send).toHaveBeenCalledTimes(1)
    const action = screen.getByRole('button', { name: 'Buy Tickets' })
    expect(action.getAttribute('aria-disabled')).toBe('true')
    press('Buy Tickets')
    await settled()
    expect(send).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['reveal', 'Reveal Tickets'],
    ['redeem', 'Redeem Tickets'],
  ] as const)('a second %s is not sent either', async (kind, button) => {
    const { send, settled } = await open(kind, [])
    send.mockImplementation(fails('submittedTransactionWasDuplicate'))
    press(button)
    await waitFor(() => expect(screen.getByRole('button', { name: button }).getAttribute('aria-disabled')).toBe('true'))
    press(button)
    await settled()
    expect(send).toHaveBeenCalledTimes(1)
  })

  test.each(['rejectedByUser', 'wrongNetwork', 'failedToSignTransaction'])(
    '%s: nothing has run, and the next press sends',
    async (error) => {
      const { send } = await open('buy', [])
      send.mockImplementation(fails(error))
      press('Buy Tickets')
      await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
      await waitFor(() => {
        press('Buy Tickets')
        expect(send).toHaveBeenCalledTimes(2)
      })
      expect(screen.queryByText(sentence)).toBeNull()
    },
  )

  test('the tickets that arrive settle it', async () => {
    const { send, settled, now, client } = await open('buy', [])
    send.mockImplementation(fails('submittedTransactionWasDuplicate'))
    await settled()
    press('Buy Tickets')
    await screen.findByText(sentence)
    await settled()
    press('Check again')
    await settled()
    expect(screen.queryByText(sentence), 'nothing has arrived').not.toBeNull()
    now.unrevealed = ['#1#', '#9#']
    const again = screen.getByRole('button', { name: 'Check again' })
    await waitFor(() => expect(again.getAttribute('aria-busy')).not.toBe('true'))
    press('Check again')
    await waitFor(() => expect(screen.queryByText(sentence)).toBeNull())
    expect(client.activity.announced$.get()).toBe('The open purchase is settled: its tickets are there.')
    expect(screen.getByRole('button', { name: 'Buy Tickets' }).getAttribute('aria-disabled')).not.toBe('true')
  })

  test('a reload while the wallet has it: the next page sends no second purchase', async () => {
    const first = await open('buy', [])
    first.send.mockImplementation(() => new ResultAsync(new Promise(() => undefined)))
    press('Buy Tickets')
    await waitFor(() => expect(first.send).toHaveBeenCalledTimes(1))
    expect(screen.queryByText(sentence), 'the page that waits for it').toBeNull()
    const kept = localStorage.getItem(unsettledOrdersKey(240))
    cleanup()

    const second = openPage({ login: account })
    localStorage.setItem(unsettledOrdersKey(240), kept ?? '')
    second.now.balances = { [xrdAddress(240)]: '100' }
    second.client.flags.buyModal.show()
    render(<BuyDialog />, { wrapper: second.wrapper })
    expect((await screen.findByText(sentence)).closest('[role=alert]')?.textContent).toContain(
      'Look for it in your wallet',
    )
    press('Buy Tickets')
    await second.settled()
    expect(second.send).not.toHaveBeenCalled()
    act(() => screen.getByRole('checkbox', { name: 'Buy again all the same' }).click())
    press('Buy Tickets')
    await waitFor(() => expect(second.send).toHaveBeenCalledTimes(1))
  })

  test('an order of another tab is open here, too', async () => {
    const { client } = await open('buy', [])
    expect(screen.queryByText(sentence)).toBeNull()
    const sent = { id: 'a', kind: 'buy', component, ticketResource, account, at: client.clock.now(), count: 1 }
    act(() => {
      localStorage.setItem(unsettledOrdersKey(240), JSON.stringify([sent]))
      dispatchEvent(new StorageEvent('storage', { key: unsettledOrdersKey(240) }))
    })
    expect(await screen.findByText(sentence)).toBeDefined()
  })
})
