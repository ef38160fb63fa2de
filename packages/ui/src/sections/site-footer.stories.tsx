import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SiteFooter } from './site-footer'

const meta = {
  title: 'Sections/SiteFooter',
  component: SiteFooter,
  args: {
    year: 2026,
    links: [
      { label: 'Terms', href: '/terms#terms' },
      { label: 'Privacy', href: '/terms#privacy' },
    ],
    socials: [
      { kind: 'twitter', href: '#twitter', label: 'Twitter' },
      { kind: 'telegram', href: '#telegram', label: 'Telegram' },
    ],
    partner: { name: 'XRD Domains', href: '#domains' },
  },
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'The end of every page, with the spec’s own words.' } },
  },
} satisfies Meta<typeof SiteFooter>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Default (spec L20)',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('© 2026 Made by Ballers, for Ballers')).toBeVisible()
    await expect(canvas.getByText('Runs on Radix')).toBeVisible()
    for (const name of ['Lootboxes', /^Domain by XRD Domains/, 'Twitter', 'Telegram', 'Terms', 'Privacy'])
      await expect(canvas.getByRole('link', { name })).toBeVisible()
  },
}
export const Bare: Story = { args: { socials: [], links: [], partner: undefined } }
