import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { RadioGroup } from './radio-group'

const meta = {
  title: 'Parts/Radio group',
  component: RadioGroup,
  args: {
    legend: 'Pay from',
    name: 'account',
    defaultValue: 'main',
    onValueChange: fn(),
    options: [
      { value: 'main', label: 'Main account', hint: '1,204.5 XRD' },
      { value: 'club', label: 'Club account', hint: '10,000 XRD and 250 BALLER' },
      { value: 'empty', label: 'Savings', hint: 'Holds no XRD', disabled: true },
    ],
  },
  parameters: { docs: { description: { component: 'One of a few, all in sight. More than six: Select.' } } },
} satisfies Meta<typeof RadioGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Pay from' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByLabelText(/Main account/)).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByLabelText(/Club account/)).toBeChecked()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('club')
    canvas.getByLabelText(/Club account/).blur()
  },
}
export const Controlled: Story = { args: { value: 'club' } }
export const HiddenLegend: Story = { args: { hideLegend: true } }
