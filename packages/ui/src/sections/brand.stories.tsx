import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
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

const root = document.documentElement

export const Default: Story = {
  name: 'Default, in both themes (spec L20, L22)',
  beforeEach: () => {
    const { className } = root
    const { theme } = root.dataset
    return () => {
      root.className = className
      root.dataset.theme = theme
    }
  },
  play: async ({ canvas }) => {
    const logo = canvas.getByRole('link', { name: 'Lootboxes' })
    await expect(logo).toHaveAttribute('href', '/')
    const colours = () => [
      getComputedStyle(logo).color,
      ...['fill', 'stroke'].flatMap((paint) =>
        [...logo.querySelectorAll(`[${paint}]`)].map((part) => getComputedStyle(part).getPropertyValue(paint)),
      ),
    ]
    const light = colours()
    root.className = 'dark'
    root.dataset.theme = 'dark'
    await waitFor(() => expect(colours().filter((colour, part) => colour === light[part])).toEqual([]))
  },
}
/** For narrow places. Screen readers still get the name. */
export const MarkOnly: Story = {
  args: { markOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Lootboxes' })).toBeVisible()
  },
}
export const AnotherName: Story = { args: { name: 'Hug the Eco System', href: '#hug' } }
