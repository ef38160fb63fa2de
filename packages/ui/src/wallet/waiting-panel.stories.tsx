import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../parts/button'
import { TxSummary } from './tx-summary'
import { WaitingPanel } from './waiting-panel'

const help = 'Nothing on your phone? Open the Radix Wallet there.'

const meta = {
  title: 'Wallet/WaitingPanel',
  component: WaitingPanel,
  args: {
    title: 'Check your wallet to complete the transaction',
    stage: 'wallet',
    elapsedSeconds: 4,
    summary: <TxSummary leaves={[{ what: '6 XRD' }]} arrives={[{ what: '3 tickets' }]} fee="You pay it, up to 1 XRD" />,
    help,
    actions: <Button>Cancel</Button>,
  },
  decorators: [(Story) => <div className="max-w-xl">{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          'What fills the waiting overlay: the sentence, how far it is, how long it has taken, and help when it takes long.',
      },
    },
  },
} satisfies Meta<typeof WaitingPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Sent: Story = { args: { stage: 'sent', elapsedSeconds: 0 } }
export const InTheWallet: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0:04')).toBeVisible()
    await expect(canvas.queryByText(help)).toBeNull()
  },
}
export const TakesLong: Story = {
  args: { elapsedSeconds: 74 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1:14')).toBeVisible()
    await expect(canvas.getByText(help)).toBeVisible()
  },
}
/** The request can no longer be cancelled. */
export const Confirming: Story = { args: { stage: 'confirming', elapsedSeconds: 9, actions: undefined } }
export const Bare: Story = { args: { summary: undefined, help: undefined, actions: undefined } }
