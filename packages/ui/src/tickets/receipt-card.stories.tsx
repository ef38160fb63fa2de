import type { Meta, StoryObj } from '@storybook/react-vite'
import { account, minutesAgo, NOW, transaction, version } from '../fixtures/ledger.fixture'
import { Address } from '../parts/address'
import { Button } from '../parts/button'
import { ReceiptCard } from './receipt-card'

const meta = {
  title: 'Tickets/ReceiptCard',
  component: ReceiptCard,
  args: {
    title: 'Bought 3 tickets',
    at: minutesAgo(3),
    now: NOW,
    paid: ['6 XRD'],
    got: ['Tickets 1087, 1088, 1089'],
    fee: '0.42 XRD',
    odds: '1.2 % for a foil',
    version,
    transactionIntentHash: transaction,
  },
  decorators: [(Story) => <div className="max-w-md">{Story()}</div>],
  parameters: {
    docs: { description: { component: 'The stub that stays. It prints on paper as it looks; the actions do not.' } },
  },
} satisfies Meta<typeof ReceiptCard>
export default meta
type Story = StoryObj<typeof meta>

export const Purchase: Story = {
  args: {
    transactionHref: '#transaction',
    actions: (
      <>
        <Button size="small">Print</Button>
        <Button size="small" variant="quiet">
          Copy as JSON
        </Button>
      </>
    ),
  },
}
export const Redemption: Story = {
  args: {
    title: 'Redeemed 1 ticket',
    paid: ['Ticket 1087'],
    got: ['Mossback, foil'],
    fee: 'Paid by the box',
    odds: undefined,
  },
}
export const Opening: Story = {
  args: {
    title: 'Tickets revealed',
    paid: [],
    got: ['2 tickets revealed: No. 1087, 1088'],
    drawn: ['Mossback, foil, from No. 1087', 'Reefling, plain, from No. 1088'],
  },
}
export const WithAccount: Story = { args: { account: <Address address={account} label="Account" /> } }
export const NothingCame: Story = { args: { title: 'Revealed 1 ticket', got: [] } }
