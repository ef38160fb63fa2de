import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Brand } from './brand'
import { STICKY_AFTER_PX, StickyBar } from './sticky-bar'

const meta = {
  title: 'Sections/StickyBar',
  component: StickyBar,
  args: {
    children: (
      <div className="wrap py-2">
        <Brand />
      </div>
    ),
  },
  decorators: [
    (Story) => (
      <div className="min-h-[200vh]">
        {Story()}
        <p className="wrap py-8">The page goes on below.</p>
      </div>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'A bar that takes hold of the top edge once the page has moved by more than 4 px. Its height never changes.',
      },
      story: { inline: false, height: '320px' },
    },
  },
} satisfies Meta<typeof StickyBar>
export default meta
type Story = StoryObj<typeof meta>

export const AtTheTop: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).not.toHaveAttribute('data-stuck')
  },
}
export const Scrolled: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('banner')
    const { height } = bar.getBoundingClientRect()
    scrollTo(0, STICKY_AFTER_PX)
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await expect(bar).not.toHaveAttribute('data-stuck')
    scrollTo(0, STICKY_AFTER_PX + 1)
    await waitFor(() => expect(bar).toHaveAttribute('data-stuck'))
    await expect(bar.getBoundingClientRect().height).toBe(height)
    scrollTo(0, 0)
    await waitFor(() => expect(bar).not.toHaveAttribute('data-stuck'))
    scrollTo(0, 200)
    await waitFor(() => expect(bar).toHaveAttribute('data-stuck'))
  },
}
