import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Avatar } from './avatar'

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Cpath fill="%23d0632f" d="M0 0h8v8H0z"/%3E%3Ccircle cx="4" cy="4" r="2.4" fill="%23fff"/%3E%3C/svg%3E'

const meta = {
  title: 'Parts/Avatar',
  component: Avatar,
  args: { name: 'Main account' },
  parameters: {
    docs: {
      description: {
        component: 'A person, an account or a dApp. Without a picture the name prints a pattern, always the same one.',
      },
    },
  },
} satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

export const Pattern: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('img', { name: 'Main account' })).toBeVisible(),
}
export const Picture: Story = { args: { src: picture } }
export const Sizes: Story = {
  render: () => (
    <div className="flex flex-wrap items-end gap-3">
      <Avatar name="Main account" size="small" />
      <Avatar name="Club account" />
      <Avatar name="Mona" size="large" />
      <Avatar name="Baller" size="large" />
      <Avatar name="Dev Persona" size="large" />
    </div>
  ),
}
export const Decorative: Story = {
  args: { decorative: true },
  render: (args) => (
    <span className="inline-flex items-center gap-3">
      <Avatar {...args} /> Main account
    </span>
  ),
  play: async ({ canvas }) => expect(canvas.queryByRole('img')).not.toBeInTheDocument(),
}
