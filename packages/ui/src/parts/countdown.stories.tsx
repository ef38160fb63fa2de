import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Countdown } from './countdown'

const now = Date.UTC(2026, 10, 20, 12, 33, 5)

const meta = {
  title: 'Parts/Countdown',
  component: Countdown,
  args: { to: now + 2 * 86_400_000 + 3_600_000 * 5 + 61_000, now, label: 'Sale opens', onEnd: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Days to seconds. Screen readers get the moment itself instead of a ticking clock. **Don’t** use it to press people: only for a time that is on the ledger.',
      },
    },
  },
} satisfies Meta<typeof Countdown>
export default meta
type Story = StoryObj<typeof meta>

export const Running: Story = {
  play: async ({ canvas, args }) => {
    const timer = canvas.getByRole('timer')
    await expect(timer).toHaveTextContent('Sale opens: 22 Nov 2026, 17:34:06 UTC')
    await expect(timer).toHaveTextContent('02days05hours01min01s')
    await expect(args.onEnd).not.toHaveBeenCalled()
  },
}
export const Ended: Story = {
  args: { to: now - 1 },
  play: async ({ canvas }) => expect(canvas.getByRole('timer')).toHaveTextContent('00days00hours00min00s'),
}
