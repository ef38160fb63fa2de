import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { account, minutesAgo, NOW, version } from '../fixtures/ledger.fixture'
import { lootSet } from '../fixtures/loot.fixture'
import { Badge } from '../parts/badge'
import { Button } from '../parts/button'
import { CountedAt } from '../parts/counted-at'
import { ProfileHeader } from './profile-header'

const meta = {
  title: 'Sections/ProfileHeader',
  component: ProfileHeader,
  args: {
    name: 'Mona',
    address: account,
    banner: lootSet.slice(0, 9).map(({ picture }) => picture),
    marks: <Badge tone="gold">100-club</Badge>,
    note: 'First ticket 3 Nov 2026',
    figures: [
      { label: 'Tickets bought', value: '24' },
      { label: 'Items revealed', value: '18' },
      { label: 'Paid', value: '48 XRD' },
    ],
    counted: <CountedAt version={version} at={minutesAgo(0.04)} now={NOW} href="#check" />,
    actions: <Button size="small">Share</Button>,
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: 'The head of an account’s page: a banner of its loot, its name and its figures.',
      },
    },
  },
} satisfies Meta<typeof ProfileHeader>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Mona' })).toBeVisible()
  },
}
/** An account without a name: its short address is the heading, and can be copied below. */
export const Nameless: Story = {
  args: { name: undefined, banner: [], marks: undefined, note: undefined, figures: [], actions: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(`Account ${account}`)
    await expect(canvas.getByRole('button', { name: 'Copy the address' })).toBeVisible()
  },
}
export const OneItem: Story = { args: { banner: lootSet.slice(0, 1).map(({ picture }) => picture) } }
export const LongName: Story = {
  args: { name: 'TheCollectorOfEverythingThatEverCameOutOfABox and some of what did not' },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
