import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Address } from './address'

const address = 'account_loc129s0c8m7qkj4aayaxs953k3wtfuqn82n8ye4rn2hnh2z2q7kl07s55'
const writeText = fn()

const meta = {
  title: 'Parts/Address',
  component: Address,
  args: { address, label: 'Main account' },
  beforeEach: () => {
    writeText.mockReset().mockResolvedValue(undefined)
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  },
  parameters: {
    docs: {
      description: {
        component:
          'First 4 … last 6, in the tabular face. The whole address is in the accessible name, in the title and, after a press, on the clipboard.',
      },
    },
  },
} satisfies Meta<typeof Address>
export default meta
type Story = StoryObj<typeof meta>

export const Copyable: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: `Copy Main account ${address}` })
    await expect(button).toHaveTextContent('acco...l07s55')
    await userEvent.click(button)
    await expect(writeText.mock.calls).toEqual([[address]])
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'))
    button.blur()
  },
}
/** The stub is yellow by day and by night, so its icon has the colour of its text. */
export const OnAStub: Story = {
  decorators: [(Story) => <div className="bg-stub p-2 text-on-stub">{Story()}</div>],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    const icon = button.querySelector('svg')
    await expect(icon && getComputedStyle(icon).color).toBe(getComputedStyle(button).color)
  },
}
export const WholeInItsTitle: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('button')).toHaveAttribute('title', address),
}
export const Refused: Story = {
  play: async ({ canvas }) => {
    writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'))
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Could not copy'))
  },
}
export const Plain: Story = {
  args: { plain: true },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).not.toBeInTheDocument(),
}
export const InASentence: Story = {
  render: (args) => (
    <p className="max-w-measure">
      Paid from <Address {...args} />, which holds 1,204.5 XRD.
    </p>
  ),
}
