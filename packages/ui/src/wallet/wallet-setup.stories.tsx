import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { checks } from '../fixtures/wallet.fixture'
import { Link } from '../parts/link'
import { QrCode } from './qr-code'
import { walletChecks } from './wallet-checks'
import { WalletSetup } from './wallet-setup'
import { WalletSteps } from './wallet-steps'

const meta = {
  title: 'Wallet/WalletSetup',
  component: WalletSetup,
  args: { checks: checks.inOrder },
  decorators: [(Story) => <div className="max-w-md">{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          'The requirements to use a wallet: extension, link and network, each with its state and the next step.',
      },
    },
  },
} satisfies Meta<typeof WalletSetup>
export default meta
type Story = StoryObj<typeof meta>

export const InOrder: Story = {}
export const Checking: Story = { args: { checks: checks.checking } }
export const NoExtension: Story = {
  args: {
    checks: checks.noExtension,
    notice: (
      <>
        <strong className="block">MetaMask not available :</strong>
        This site uses the Radix Wallet.
      </>
    ),
  },
}
export const NotLinked: Story = { args: { checks: checks.notLinked } }
/** The checks of a browser whose extension is linked. */
export const Linked: Story = {
  args: { checks: walletChecks({ networkName: 'LocalNet', extensionFound: true, walletLinked: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Radix Wallet extension, in order',
      'Extension linked with your phone, in order',
      'Network: LocalNet, not knownYour wallet must use this network, too.',
    ])
  },
}
export const OnAPhone: Story = {
  args: {
    checks: walletChecks({
      networkName: 'LocalNet',
      onPhone: true,
      getWallet: {
        text: 'The app opens for each request.',
        action: (
          <Link href="#get" className="touch-target relative">
            Get the Radix Wallet
          </Link>
        ),
      },
    }),
  },
  globals: { viewport: { value: 'phone' } },
}
export const WithoutWallet: Story = {
  render: () => (
    <WalletSteps
      open
      stores={<Link href="#store">App Store</Link>}
      extension={<Link href="#extension">Radix Wallet Connector</Link>}
      code={<QrCode label="QR code of this page" size={5} path="M0 0h2v2H0zM3 0h2v2H3zM0 3h2v2H0z" />}
      help={<Link href="#help">How to set it up</Link>}
    />
  ),
}
