import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { account, clubAccount, NOW, persona } from '../fixtures/ledger.fixture'
import { checks, requests } from '../fixtures/wallet.fixture'
import { WalletPanel } from './wallet-panel'

const meta = {
  title: 'Wallet/WalletPanel',
  component: WalletPanel,
  args: {
    persona: { label: 'Dev Persona', address: persona },
    accounts: [
      { address: account, label: 'Main account', balance: '1,204.5 XRD' },
      { address: clubAccount, label: 'Club account', balance: '10,000 XRD' },
    ],
    activity: { requests: [requests.bought], now: NOW },
    onDisconnect: fn(),
    onUpdate: fn(),
  },
  decorators: [(Story) => <div className="max-w-md">{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component: 'The content of the wallet menu: persona, accounts, recent requests, and help with problems.',
      },
    },
  },
} satisfies Meta<typeof WalletPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Connected: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('(used here)')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect' }))
    await expect(args.onDisconnect).toHaveBeenCalledOnce()
  },
}
export const WithWhatIsShared: Story = {
  args: {
    shared: [
      { label: 'Name', value: 'Bo Baller' },
      { label: 'Mail', value: 'bo@example.org' },
    ],
    holdings: <p>3 tickets to reveal, 15 items of loot</p>,
    diagnosis: { checks: checks.inOrder },
  },
}
export const Updating: Story = { args: { busy: true } }
export const LongNames: Story = {
  args: {
    persona: { label: 'The persona that I use for everything that is not serious at all', address: persona },
    accounts: [{ address: account, label: 'AnAccountWithANameThatHasNoSpaceInItAndDoesNotEnd', balance: '1 XRD' }],
  },
}
const stranger = { persona: undefined, accounts: [], onConnect: fn(), activity: { requests: [], now: NOW } }
export const NotConnected: Story = {
  args: stranger,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Connect wallet' }))
    await expect(stranger.onConnect).toHaveBeenCalledOnce()
  },
}
export const Connecting: Story = { args: { ...stranger, busy: true, diagnosis: { checks: checks.checking } } }
export const NoExtension: Story = { args: { ...stranger, diagnosis: { checks: checks.noExtension } } }
export const NotLinked: Story = {
  args: { ...stranger, diagnosis: { checks: checks.notLinked }, activity: { requests: [requests.failed], now: NOW } },
}
