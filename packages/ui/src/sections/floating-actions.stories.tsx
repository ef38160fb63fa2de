import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../parts/button'
import { FloatingActions } from './floating-actions'

const meta = {
  title: 'Sections/FloatingActions',
  component: FloatingActions,
  args: {
    children: (
      <>
        <Button variant="primary">Reveal Ticket</Button>
        <Button>Collect Loot</Button>
      </>
    ),
  },
  decorators: [(Story) => <main className="flex min-h-72 flex-col justify-end">{Story()}</main>],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: 'The buttons at the lower edge of every page while tickets wait to be revealed or redeemed.',
      },
    },
  },
} satisfies Meta<typeof FloatingActions>
export default meta
type Story = StoryObj<typeof meta>

export const Both: Story = {
  name: 'Both, at the lower left (spec L40)',
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('complementary', { name: 'Your tickets' })
    await expect(bar).toBeVisible()
    await expect(getComputedStyle(bar).position).toBe('sticky')
    await expect(getComputedStyle(bar).bottom).toBe('0px')
    const [reveal, collect] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect())
    await expect(collect?.right).toBeLessThan(innerWidth / 2)
    await expect(reveal?.right).toBeLessThan(collect?.left ?? 0)
  },
}
export const RevealOnly: Story = { args: { children: <Button variant="primary">Reveal Ticket</Button> } }
export const CollectOnly: Story = { args: { children: <Button>Collect Loot</Button> } }
/** On a phone they share the width, and each count is below its name. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    children: (
      <>
        <Button variant="stub">
          Reveal Ticket <span className="text-sm">choose from 15</span>
        </Button>
        <Button variant="primary">
          Collect Loot <span className="text-sm">choose from 13</span>
        </Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [reveal, collect] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect())
    await expect(reveal?.top).toBe(collect?.top)
    // Two lines of text. A name that breaks makes three.
    await expect(reveal?.height).toBeLessThan(60)
  },
}
