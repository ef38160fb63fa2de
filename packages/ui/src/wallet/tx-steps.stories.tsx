import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TxSteps } from './tx-steps'

const meta = {
  title: 'Wallet/TxSteps',
  component: TxSteps,
  args: { stage: 'wallet' },
  parameters: {
    docs: {
      description: { component: 'Where a transaction is on its way: this page, extension, wallet, signed, ledger.' },
    },
  },
} satisfies Meta<typeof TxSteps>
export default meta
type Story = StoryObj<typeof meta>

export const Sent: Story = { args: { stage: 'sent' } }
export const Extension: Story = { args: { stage: 'extension' } }
export const InTheWallet: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent(
      'Shown in your wallet, in progress',
    )
  },
}
export const Signed: Story = { args: { stage: 'signed' } }
export const Confirming: Story = { args: { stage: 'confirming' } }
export const StoppedInTheWallet: Story = { args: { failed: true } }
export const Finished: Story = { args: { stage: 'confirming', finished: true } }
