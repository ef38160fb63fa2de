import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Checkbox } from './checkbox'

const meta = {
  title: 'Parts/Checkbox',
  component: Checkbox,
  args: { label: 'Skip the animation from now on', onChange: fn() },
  parameters: {
    docs: { description: { component: 'Yes or no, taken when a form is sent. The whole row is the target.' } },
  },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Unchecked: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Skip the animation from now on' })
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await userEvent.click(canvas.getByText('Skip the animation from now on'))
    await expect(box).not.toBeChecked()
    await expect(args.onChange).toHaveBeenCalledTimes(2)
    await expect(box.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    box.blur()
  },
}
export const Checked: Story = { args: { defaultChecked: true } }
export const WithHint: Story = { args: { hint: 'The loot is announced at once.' } }
export const Disabled: Story = { args: { disabled: true } }
export const DisabledChecked: Story = { args: { disabled: true, defaultChecked: true } }
export const Invalid: Story = { args: { 'aria-invalid': true, label: 'I agree to the Terms of Service' } }
