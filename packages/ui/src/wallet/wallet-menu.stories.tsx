import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { account, clubAccount, NOW, persona } from '../fixtures/ledger.fixture'
import { checks, requests } from '../fixtures/wallet.fixture'
import { ConnectButton } from './connect-button'
import { WalletMenu } from './wallet-menu'

const connected = {
  persona: { label: 'Dev Persona', address: persona },
  accounts: [
    { address: account, label: 'Main account', balance: '1,204.5 XRD' },
    { address: clubAccount, label: 'Club account', balance: '10,000 XRD' },
  ],
  shared: [
    { label: 'Name', value: 'Bo Baller' },
    { label: 'Mail', value: 'bo@example.org' },
  ],
  onDisconnect: fn(),
  onUpdate: fn(),
}

const meta = {
  title: 'Wallet/WalletMenu',
  component: WalletMenu,
  args: {
    defaultOpen: true,
    trigger: <ConnectButton persona="Dev Persona" failures={1} />,
    panel: {
      ...connected,
      activity: { requests: [{ ...requests.pending, onCancel: fn() }, requests.bought, requests.rejected], now: NOW },
      diagnosis: { checks: checks.inOrder },
    },
  },
  decorators: [(Story) => <div className="flex min-h-[44rem] items-start justify-end">{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          'Persona, paying account, recent requests, and help with problems. Esc closes the menu, and the focus returns to the button.',
      },
    },
  },
} satisfies Meta<typeof WalletMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Connected: Story = {
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    const menu = await page.findByRole('dialog', { name: 'Wallet' })
    await waitFor(() => expect(within(menu).getByText('Main account')).toBeVisible())
    await expect(within(menu).getByRole('button', { name: 'Cancel: Buy 3 tickets' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: /Wallet menu/ })).toHaveFocus()
  },
}
/** A link in the menu closes it, so that the menu does not cover the new page. */
export const LinkPressed: Story = {
  args: {
    panel: {
      ...connected,
      holdings: <a href="#your-loot">Your loot</a>,
      activity: { requests: [], now: NOW },
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    // Tests must not navigate.
    const stay = (event: Event) => event.preventDefault()
    canvasElement.ownerDocument.addEventListener('click', stay, { once: true })
    await userEvent.click(await page.findByRole('link', { name: 'Your loot' }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  },
}
export const Open: Story = {}
export const NoExtension: Story = {
  args: {
    trigger: <ConnectButton />,
    panel: {
      onConnect: fn(),
      diagnosis: {
        notice: (
          <>
            <strong className="block">MetaMask not available :</strong>
            This site uses the Radix Wallet.
          </>
        ),
        checks: checks.noExtension,
      },
      activity: { requests: [], now: NOW },
    },
  },
}
export const NotLinked: Story = {
  args: {
    trigger: <ConnectButton />,
    panel: {
      onConnect: fn(),
      diagnosis: { checks: checks.notLinked },
      activity: { requests: [requests.rejected], now: NOW },
    },
  },
}
export const Connecting: Story = {
  args: {
    trigger: <ConnectButton status="pending" />,
    panel: {
      onConnect: fn(),
      busy: true,
      diagnosis: { checks: checks.checking },
      activity: { requests: [requests.pending], now: NOW },
    },
  },
}
