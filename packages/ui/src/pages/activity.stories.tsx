import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { minutesAgo, NOW, version } from '../fixtures/ledger.fixture'
import { filterGroups, tape } from '../fixtures/market.fixture'
import { ActivityFeed } from '../marketplace/activity-feed'
import { BrowseLayout } from '../marketplace/browse-layout'
import { FilterRail } from '../marketplace/filter-rail'
import { LoadMore } from '../marketplace/load-more'
import { PageHead } from '../marketplace/page-head'
import { CountedAt } from '../parts/counted-at'
import { EmptyState } from '../parts/state'
import { Frame } from './frame.fixture'

const rail = [
  {
    id: 'kind',
    legend: 'Action',
    options: [
      { value: 'bought', label: 'Bought', count: 588 },
      { value: 'revealed', label: 'Revealed', count: 512 },
      { value: 'claimed', label: 'Redeemed', count: 417 },
      { value: 'created', label: 'Created', count: 6 },
      { value: 'transfer', label: 'Transfer', count: 31 },
    ],
  },
  ...filterGroups.slice(1, 2),
]

/** The activity page, composed of its parts. */
function Activity({ state }: { state: 'full' | 'loading' | 'empty' }) {
  return (
    <Frame current="/activity">
      <div className="wrap">
        <PageHead
          crumbs={[{ label: 'Explore', href: '#explore' }, { label: 'Activity' }]}
          title="Activity"
          lede="Every purchase, reveal and redemption as the ledger commits it. Each line links to its transaction."
          counted={<CountedAt version={version} at={minutesAgo(0.02)} now={NOW} href="#check" />}
          figures={[
            { label: 'Today', value: '214' },
            { label: 'Bought', value: '96' },
            { label: 'Revealed', value: '71' },
            { label: 'Redeemed', value: '47' },
          ]}
        />
        <BrowseLayout
          className="pb-14"
          rail={<FilterRail groups={rail} selected={{ kind: [] }} onToggle={() => undefined} />}
        >
          <ActivityFeed
            rows={state === 'full' ? tape : []}
            now={NOW}
            live
            loading={state === 'loading' ? 8 : 0}
            empty={<EmptyState title="Nothing of this kind today">The first one is printed here.</EmptyState>}
          />
          {state === 'full' ? <LoadMore shown={10} total={1554} onMore={() => undefined} /> : null}
        </BrowseLayout>
      </div>
    </Frame>
  )
}

const meta = {
  title: 'Pages/Activity',
  component: Activity,
  args: { state: 'full' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Activity>
export default meta
type Story = StoryObj<typeof meta>

export const Live: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }))
    await expect(canvas.getByRole('button', { name: 'Resume', pressed: true })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Resume' }))
    await expect(canvas.getByText('Live')).toBeVisible()
  },
}
export const Loading: Story = { args: { state: 'loading' } }
export const Empty: Story = { args: { state: 'empty' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
