import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BarPattern } from './bar-pattern'

const meta = {
  title: 'Tickets/BarPattern',
  component: BarPattern,
  args: { of: '#1087#', className: 'h-10 w-24' },
  parameters: {
    docs: {
      description: { component: 'The bars a ticket prints from its id. Decorative, because the id is also printed.' },
    },
  },
} satisfies Meta<typeof BarPattern>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** Each id has a different pattern. */
export const Several: Story = {
  render: () => (
    <div className="flex flex-wrap gap-6">
      {['#1087#', '#1088#', '#1089#', '<first_print>'].map((id) => (
        <BarPattern key={id} of={id} className="h-10 w-24" />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const drawn = [...canvasElement.querySelectorAll('path')].map((path) => path.getAttribute('d'))
    await expect(new Set(drawn).size).toBe(4)
  },
}
export const Stretched: Story = { args: { className: 'h-16 w-full text-ink-soft' } }
