import type { Meta, StoryObj } from '@storybook/react-vite'
import { LayoutGrid, List } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Segmented } from './segmented'

const meta = {
  title: 'Parts/Segmented',
  component: Segmented,
  args: {
    label: 'View',
    value: 'cards',
    segments: [
      { value: 'cards', label: 'Cards', icon: <LayoutGrid aria-hidden /> },
      { value: 'list', label: 'List', icon: <List aria-hidden /> },
    ],
    onValueChange: fn(),
  },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value)
    return (
      <Segmented
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next)
          args.onValueChange(next)
        }}
      />
    )
  },
  parameters: { docs: { description: { component: 'One of two to four, side by side. Radio buttons underneath.' } } },
} satisfies Meta<typeof Segmented>
export default meta
type Story = StoryObj<typeof meta>

export const WithWords: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('List'))
    await expect(args.onValueChange).toHaveBeenCalledWith('list')
    await expect(canvas.getByRole('radio', { name: 'List' })).toBeChecked()
  },
}
export const IconsOnly: Story = { args: { iconsOnly: true } }
