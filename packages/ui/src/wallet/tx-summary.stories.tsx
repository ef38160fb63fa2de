import type { Meta, StoryObj } from '@storybook/react-vite'
import { TxSummary } from './tx-summary'

const meta = {
  title: 'Wallet/TxSummary',
  component: TxSummary,
  args: {
    leaves: [{ what: '6 XRD', note: 'from Main account' }],
    arrives: [{ what: '3 tickets', note: 'Hug the Eco System' }],
    fee: 'You pay it, up to 1 XRD',
    note: 'If the transaction fails, nothing leaves your account but the fee.',
  },
  decorators: [(Story) => <div className="max-w-md">{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component: 'A transaction as text before it is signed, in the order of the wallet.',
      },
    },
  },
} satisfies Meta<typeof TxSummary>
export default meta
type Story = StoryObj<typeof meta>

export const Buy: Story = {}
export const BuyAsClubMember: Story = {
  args: { shows: [{ what: '100 BALLER', note: 'they stay with you' }], fee: 'Paid by the box' },
}
export const Reveal: Story = {
  args: { leaves: [{ what: 'Tickets 1087 and 1088' }], arrives: [{ what: 'Tickets 1087 and 1088', note: 'opened' }] },
}
export const Redeem: Story = {
  args: { leaves: [{ what: 'Ticket 1087' }], arrives: [{ what: 'Mossback, foil', note: '#212#' }] },
}
export const NothingComesBack: Story = { args: { arrives: [] } }
