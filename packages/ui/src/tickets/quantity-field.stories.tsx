import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ForecastNote } from './forecast-note'
import { QuantityField } from './quantity-field'

const meta = {
  title: 'Tickets/QuantityField',
  component: QuantityField,
  args: { count: 1, max: 9, onCount: fn() },
  decorators: [(Story) => <div className="max-w-md">{Story()}</div>],
  parameters: {
    docs: { description: { component: 'How many tickets to buy, with common counts and the reason of the maximum.' } },
  },
} satisfies Meta<typeof QuantityField>
export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '5' }))
    await expect(args.onCount).toHaveBeenCalledWith(5)
    await expect(canvas.getByRole('button', { name: '10' })).toBeDisabled()
  },
}
export const Limited: Story = {
  args: { count: 9, limitId: 'limit', limit: <p id="limit">At most 9 tickets: your balance pays for no more.</p> },
}
/** A typed count above the maximum. */
export const Lowered: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('spinbutton'), '99')
    await expect(args.onCount).toHaveBeenLastCalledWith(9)
    await expect(canvas.getByText('Lowered to 9, the most that you can buy.')).toBeVisible()
  },
}
export const ForecastWorks: Story = {
  render: () => (
    <ForecastNote outcome="works" cost="If it fails after all, you lose at most its network fee, about 0.27 XRD." />
  ),
}
export const ForecastFails: Story = {
  render: () => (
    <ForecastNote
      outcome="fails"
      failure={{ sentence: 'The box is sold out.', next: 'Choose another box.' }}
      cost="If you send it anyway, you lose its network fee, about 0.12 XRD."
    />
  ),
}
export const ForecastUnknown: Story = { render: () => <ForecastNote outcome="unknown" onRetry={fn()} /> }
