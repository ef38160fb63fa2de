import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SocialLinks } from './social-links'

const meta = {
  title: 'Sections/SocialLinks',
  component: SocialLinks,
  args: {
    links: [
      { kind: 'twitter', href: '#twitter', label: 'Twitter' },
      { kind: 'telegram', href: '#telegram', label: 'Telegram' },
    ],
  },
  parameters: { docs: { description: { component: 'The accounts of the house elsewhere, as a row of marks.' } } },
} satisfies Meta<typeof SocialLinks>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    }
  },
}
export const One: Story = { args: { links: [{ kind: 'telegram', href: '#telegram', label: 'Telegram' }] } }
export const None: Story = {
  args: { links: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}
