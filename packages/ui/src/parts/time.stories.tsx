import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Time } from './time'

const now = Date.UTC(2026, 10, 20, 12, 33, 5)

const meta = {
  title: 'Parts/Time',
  component: Time,
  args: { at: now - 125_000, now },
  parameters: {
    docs: {
      description: {
        component:
          '“2 min ago”, with the exact time on hover and for screen readers. The server prints the exact time, so that hydration agrees.',
      },
    },
  },
} satisfies Meta<typeof Time>
export default meta
type Story = StoryObj<typeof meta>

export const Ago: Story = {
  play: async ({ canvas }) => {
    const time = canvas.getByText(/2 min ago/)
    await expect(time).toHaveAttribute('datetime', '2026-11-20T12:31:00.000Z')
    await expect(time).toHaveAttribute('title', '20 Nov 2026, 12:31:00 UTC')
    await expect(time).toHaveTextContent('2 min ago, 20 Nov 2026, 12:31:00 UTC')
  },
}
export const JustNow: Story = { args: { at: now } }
export const Soon: Story = { args: { at: now + 3 * 3_600_000 } }
export const LongAgo: Story = { args: { at: now - 90 * 86_400_000 } }
