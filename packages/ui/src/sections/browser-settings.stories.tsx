import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { BrowserSettings } from './browser-settings'

const meta = {
  title: 'Sections/BrowserSettings',
  component: BrowserSettings,
  args: { skipKey: 'story-skip', soundKey: 'story-sound', className: 'max-w-lg' },
  parameters: {
    docs: {
      description: {
        component: 'What a browser stores of a visitor: theme, reveals, pictures and motion. Nothing is sent anywhere.',
      },
    },
  },
} satisfies Meta<typeof BrowserSettings>
export default meta
type Story = StoryObj<typeof meta>

export const Settings: Story = {}
/** The page stands still at once. */
export const LessMotion: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Less motion' })
    await userEvent.click(box)
    await expect(document.documentElement.dataset.motion).toBe('less')
    await expect(getComputedStyle(document.documentElement).getPropertyValue('--animate-breathe')).toBe('none')
    await userEvent.click(box)
    await expect(document.documentElement.dataset.motion).toBeUndefined()
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
