import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { Crumbs } from './crumbs'
import { TabLinks } from './tab-links'
import { VerifiedMark } from './verified-mark'

const tabs = [
  { label: 'Items', href: '#items', count: 910, current: true },
  { label: 'Activity', href: '#activity', count: 1204 },
  { label: 'Fairness', href: '#fairness' },
]

const meta = {
  title: 'Parts/Wayfinding',
  component: TabLinks,
  args: { label: 'Collection', tabs },
  parameters: {
    docs: { description: { component: 'The path of a page, its views, and its verified mark.' } },
  },
} satisfies Meta<typeof TabLinks>
export default meta
type Story = StoryObj<typeof meta>

export const TabsWithCounts: Story = {}
export const ManyTabs: Story = {
  args: {
    tabs: [...tabs, ...['Rules', 'Owners', 'Prints', 'Press', 'Help'].map((label) => ({ label, href: `#${label}` }))],
  },
  globals: { viewport: { value: 'phone' } },
}
/** Below other tabs, as the kinds of results. */
export const Pills: Story = {
  args: {
    look: 'pills',
    tabs: ['Hug the Eco System', 'Hug the Eco System - SOLD OUT', 'Night Market'].map((label, place) => ({
      label,
      href: `#${label}`,
      current: place === 0,
    })),
  },
}
export const Trail: Story = {
  render: () => <Crumbs crumbs={[{ label: 'Collections', href: '#all' }, { label: 'Hug the Eco System' }]} />,
}
export const LongTrail: Story = {
  render: () => (
    <Crumbs
      crumbs={[
        { label: 'Collections', href: '#all' },
        { label: 'The complete and unabridged moss, lichen and liverwort companion', href: '#it' },
        { label: 'Mossback No. 185' },
      ]}
    />
  ),
}
export const Verified: Story = {
  render: () => <VerifiedMark />,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Verified' })).toHaveFocus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('name each other on the ledger')
  },
}
