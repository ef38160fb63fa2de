// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { account } from '@/client/genesis.fixture'
import { committed, openPage, otherAccount } from '@/client/page.fixture'
import { RedeemDialog } from './redeem-dialog'
import { RevealDialog } from './reveal-dialog'

beforeEach(() => vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true })))
afterEach(cleanup)

const dialogs = {
  reveal: { Dialog: RevealDialog, flag: 'walletModal', list: 'unrevealed', title: 'Reveal your tickets' },
  redeem: { Dialog: RedeemDialog, flag: 'redeemModal', list: 'revealed', title: 'Redeem your tickets' },
} as const
type Kind = keyof typeof dialogs
const kinds = Object.keys(dialogs) as readonly Kind[]

async function open(kind: Kind, ids: readonly string[]) {
  const { Dialog, flag, list, title } = dialogs[kind]
  const page = openPage({ login: account, others: [otherAccount] })
  page.now[list] = [...ids]
  page.client.flags[flag].show()
  render(<Dialog />, { wrapper: page.wrapper })
  await screen.findByRole('dialog', { name: title })
  const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox', { name: /^Ticket/ })
  return {
    ...page,
    names: boxes.map((one) => one.getAttribute('aria-label')),
    toggle: (place: number) => fireEvent.click(boxes[place] ?? document.body),
    chosen: () => boxes.map(({ checked }) => checked),
    dialog: () => screen.getByRole('dialog', { name: title }),
  }
}

test.each(kinds)(
  '%s: the first ticket is selected; a click selects or deselects one (spec L26, L27, L73)',
  async (kind) => {
    const { names, toggle, chosen, dialog } = await open(kind, ['#1#', '#2#', '#3#'])
    expect(names).toEqual(['Ticket 1', 'Ticket 2', 'Ticket 3'])
    expect(chosen()).toEqual([true, false, false])
    toggle(1)
    expect(chosen()).toEqual([true, true, false])
    expect(dialog().textContent).toContain('Selected Tickets: 2 / 3')
    toggle(0)
    expect(chosen()).toEqual([false, true, false])
  },
)

test.each([
  ['reveal', 'Reveal Tickets', 'reveal_ticket'],
  ['redeem', 'Redeem Tickets', 'claim_loot'],
] as const)('%s reads and uses the first connected account (spec L73)', async (kind, button, method) => {
  const { send, asked } = await open(kind, ['#1#'])
  fireEvent.click(screen.getByRole('button', { name: button }))
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
  const { transactionManifest } = send.mock.calls[0]?.[0] ?? {}
  expect(transactionManifest).toContain(`"${method}"`)
  expect(transactionManifest).toContain(account)
  expect(JSON.stringify([transactionManifest, ...asked.map(({ body }) => body)])).not.toContain(otherAccount)
})

test('a reveal says that it succeeded, and DONE closes the dialog of the flag walletModal (spec L26, L40; trap T27)', async () => {
  const { send, now, client } = await open('reveal', ['#1#'])
  send.mockImplementation(() => {
    Object.assign(now, { unrevealed: [], tickets: 1, held: ['#1#'] })
    return committed()
  })
  fireEvent.click(screen.getByRole('button', { name: 'Reveal Tickets' }))
  expect((await screen.findByText('Tickets revealed successfully')).getAttribute('role')).toBe('status')
  fireEvent.click(screen.getByRole('button', { name: 'DONE' }))
  expect(client.flags.walletModal.shown$.get()).toBe(false)
})

test('DONE is the way out also while the box chooses (spec L26)', async () => {
  const { send, now, clock, client } = await open('reveal', ['#1#'])
  send.mockImplementation(() => {
    Object.assign(now, { unrevealed: [], tickets: 1, held: ['#1#'] })
    return committed()
  })
  fireEvent.click(screen.getByRole('button', { name: 'Reveal Tickets' }))
  await screen.findByText('Tickets revealed successfully')
  fireEvent.click(screen.getByRole('button', { name: 'Reveal' }))
  await act(() => clock.advance(2000))
  expect(screen.queryByText('Tickets revealed successfully')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'DONE' }))
  expect(client.flags.walletModal.shown$.get()).toBe(false)
})

test.each([
  ['reveal', 'No unrevealed tickets in this account.'],
  ['redeem', 'Nothing to redeem in this account.'],
] as const)('%s says that there are no tickets only after it has read them', async (kind, none) => {
  const { Dialog, flag } = dialogs[kind]
  const { client, answers, wrapper, settled } = openPage({ login: account })
  let finish: () => void = () => undefined
  const read = new Promise<void>((resolve) => {
    finish = resolve
  })
  for (const [path, answer] of Object.entries(answers))
    answers[path] = async (...asked) => {
      await read
      return answer(...asked)
    }
  client.flags[flag].show()
  render(<Dialog />, { wrapper })
  expect(await screen.findByText('Reading your tickets…')).toBeDefined()
  expect(screen.queryByText(none)).toBeNull()
  finish()
  await settled()
  expect(await screen.findByText(none)).toBeDefined()
})
