import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { cover } from '../fixtures/art.fixture'
import { luck } from '../fixtures/item.fixture'
import { account, boxTitle, minutesAgo, NOW, version } from '../fixtures/ledger.fixture'
import { lootNamed, lootSet } from '../fixtures/loot.fixture'
import { items, tape } from '../fixtures/market.fixture'
import { ActivityFeed } from '../marketplace/activity-feed'
import { ItemGrid } from '../marketplace/item-grid'
import { Badge } from '../parts/badge'
import { Button } from '../parts/button'
import { CountedAt } from '../parts/counted-at'
import { EmptyState } from '../parts/state'
import { TabLinks } from '../parts/tab-links'
import { ProfileHeader } from '../sections/profile-header'
import { Section } from '../sections/section'
import { YourTickets } from '../sections/your-tickets'
import { LuckCard } from '../tickets/luck-card'
import { Frame } from './frame.fixture'

/** An account's page, composed of its parts. */
function Profile({ state }: { state: 'full' | 'empty' }) {
  const full = state === 'full'
  const best = lootNamed('Mossback')
  return (
    <Frame current="/user/avatar_6">
      <ProfileHeader
        name={full ? 'Mona' : undefined}
        address={account}
        banner={full ? lootSet.slice(0, 9).map(({ picture }) => picture) : []}
        marks={full ? <Badge tone="gold">100-club</Badge> : undefined}
        note="First ticket 3 Nov 2026"
        figures={[
          { label: 'Tickets bought', value: full ? '24' : '0' },
          { label: 'Paid for them', value: full ? '48 XRD' : '0 XRD' },
          { label: 'Items revealed', value: full ? '18' : '0' },
          { label: 'Items owned', value: full ? '15' : '0' },
        ]}
        counted={<CountedAt version={version} at={minutesAgo(0.04)} now={NOW} href="#check" />}
      />
      <div className="wrap">
        <TabLinks
          label="Account"
          tabs={[
            { label: 'Loot', href: '#loot', count: full ? 15 : 0, current: true },
            { label: 'Tickets', href: '#tickets', count: full ? 24 : 0 },
            { label: 'Activity', href: '#activity', count: full ? 61 : 0 },
          ]}
        />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-9 py-7 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <ItemGrid
            headingLevel={2}
            items={full ? items.slice(0, 12) : []}
            empty={
              <EmptyState title="No loot yet" action={<Button size="small">To the box</Button>}>
                What this account redeems is kept here.
              </EmptyState>
            }
          />
          <div className="flex flex-col gap-6">
            <LuckCard
              headingLevel={2}
              counts={full ? luck : []}
              best={{ name: best.name, picture: best.picture, note: 'Legendary, 1 in 206 for its kind' }}
              verdict="Two foils where the odds promised a third of one: one account in 28 is this lucky."
            />
            {full ? <ActivityFeed rows={tape.slice(0, 4)} now={NOW} /> : null}
          </div>
        </div>
      </div>
      {full ? (
        <YourTickets
          ground="card"
          title="Tickets on the shelf"
          boxTitle={boxTitle}
          picture={cover}
          tickets={[
            { id: '#1087#', state: 'unrevealed' },
            { id: '#1086#', state: 'opened' },
            { id: '#1085#', state: 'revealed', note: 'Mossback, foil' },
            { id: '#1079#', state: 'redeemed' },
          ]}
        />
      ) : (
        <Section title="Tickets on the shelf" ground="card">
          <EmptyState title="No tickets">Tickets this account buys stand here.</EmptyState>
        </Section>
      )}
    </Frame>
  )
}

const meta = {
  title: 'Pages/Profile',
  component: Profile,
  args: { state: 'full' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Profile>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Mona')
  },
}
export const Empty: Story = { args: { state: 'empty' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
