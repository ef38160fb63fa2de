import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Brand } from './brand'

const meta = {
  title: 'Sections/Brand',
  component: Brand,
  parameters: {
    docs: { description: { component: 'The logo, drawn in the tokens: day and night need no second file.' } },
  },
} satisfies Meta<typeof Brand>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Lootboxes' })).toHaveAttribute('href', '/')
  },
}
/** Where there is no room for the name; screen readers hear it. */
export const MarkOnly: Story = {
  args: { markOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Lootboxes' })).toBeVisible()
  },
}
export const AnotherName: Story = { args: { name: 'Hug the Eco System', href: '#hug' } }
