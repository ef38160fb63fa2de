import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Select } from './select'

const meta = {
  title: 'Parts/Select',
  component: Select,
  args: {
    'aria-label': 'Sort by',
    onChange: fn(),
    options: [
      { value: 'recent', label: 'Recently added' },
      { value: 'low', label: 'Price: low to high' },
      { value: 'high', label: 'Price: high to low' },
      { value: 'odds', label: 'Odds', disabled: true },
    ],
  },
  decorators: [
    (Story) => (
      <div className="max-w-xs">
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'One of many. The platform’s own list on purpose: it works without script, opens as a wheel on phones and obeys forced colours.',
      },
    },
  },
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Sort by' })
    await userEvent.selectOptions(select, 'high')
    await expect(select).toHaveValue('high')
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}
export const Small: Story = { args: { size: 'small' } }
export const Disabled: Story = { args: { disabled: true } }
export const Invalid: Story = { args: { 'aria-invalid': true } }
