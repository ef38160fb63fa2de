import { amountOf, parseAmount } from '@lootboxes/ledger'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Amount } from './amount'

const value = parseAmount('1204.512345678901234567')._unsafeUnwrap()

const meta = {
  title: 'Parts/Amount',
  component: Amount,
  args: { value, unit: 'XRD', maxDigits: 2 },
  parameters: {
    docs: {
      description: {
        component: 'So much of a token, always with its unit. The exact amount is in the title and in the value.',
      },
    },
  },
} satisfies Meta<typeof Amount>
export default meta
type Story = StoryObj<typeof meta>

export const Text: Story = {
  play: async ({ canvasElement }) => {
    const amount = canvasElement.querySelector('data')
    await expect(amount).toHaveAttribute('value', '1204.512345678901234567')
    await expect(amount).toHaveTextContent(/^1,204\.51 XRD$/)
  },
}
export const DefaultDigits: Story = { render: () => <Amount value={value} unit="XRD" /> }
export const Big: Story = { args: { size: 'big' } }
export const Huge: Story = { args: { value: amountOf(6), size: 'huge' } }
export const Zero: Story = { args: { value: amountOf(0) } }
export const WithIcon: Story = {
  args: {
    size: 'big',
    value: amountOf(250),
    unit: 'BALLER',
    icon: (
      <svg viewBox="0 0 10 10">
        <title>Baller</title>
        <circle cx="5" cy="5" r="5" fill="var(--gold)" />
      </svg>
    ),
  },
}
