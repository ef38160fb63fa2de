import type { Meta, StoryObj } from '@storybook/react-vite'
import { Share2 } from 'lucide-react'
import { expect } from 'storybook/test'
import { itemCrumbs, itemFacts, itemLife, itemProperties, oldAcorn, unclaimedLife } from '../fixtures/item.fixture'
import { minutesAgo, NOW, version } from '../fixtures/ledger.fixture'
import { lootNamed } from '../fixtures/loot.fixture'
import { items, tape } from '../fixtures/market.fixture'
import { ActivityFeed } from '../marketplace/activity-feed'
import { ItemGrid } from '../marketplace/item-grid'
import { ItemHero } from '../marketplace/item-hero'
import { Button } from '../parts/button'
import { CountedAt } from '../parts/counted-at'
import { Link } from '../parts/link'
import { VerifiedMark } from '../parts/verified-mark'
import { Section } from '../sections/section'
import { LootSafety } from '../tickets/loot-safety'
import type { Rarity } from '../tickets/rarity'
import { Frame } from './frame.fixture'

type ItemProps = { state: 'claimed' | 'inTheBox'; rarity: Rarity; flagged: boolean }

const drawn: Readonly<Record<Rarity, string>> = {
  foil: 'Old Acorn',
  double: 'Atollo',
  hatched: 'Emberpuff',
  plain: 'Cappy',
}

/** An item's page, composed of its parts. */
function Item({ state, rarity, flagged }: ItemProps) {
  const loot = lootNamed(drawn[rarity])
  return (
    <Frame current="/item/item_20">
      <ItemHero
        name={loot.name}
        serial="No. 340"
        crumbs={itemCrumbs}
        artwork={{ src: loot.picture, alt: loot.description, rarity, flagged }}
        description={loot.description}
        marks={<VerifiedMark />}
        facts={
          state === 'claimed'
            ? itemFacts
            : [
                { label: 'Owner', value: 'None yet: it is still in the box' },
                { label: 'Chance now', value: '1 in 406 for this kind: 2 of 812 items in the box' },
                ...itemFacts.slice(3),
              ]
        }
        properties={itemProperties}
        life={state === 'claimed' ? itemLife : unclaimedLife}
        counted={<CountedAt version={version} at={minutesAgo(0.04)} now={NOW} href="#check" />}
        actions={
          <>
            <Button size="small">
              <Share2 aria-hidden />
              Share
            </Button>
            <Button size="small" variant="quiet">
              Properties
            </Button>
            <Button size="small" variant="quiet">
              Bids
            </Button>
          </>
        }
      />
      <Section
        title="Its history"
        more={
          <Link href="#activity" className="touch-target relative">
            All activity
          </Link>
        }
      >
        <ActivityFeed rows={tape.slice(0, 4)} now={NOW} />
      </Section>
      <Section title="Rights of others" ground="card">
        <LootSafety
          rules={[
            { key: 'recall', verdict: 'safe', text: 'Nobody can take it back.' },
            { key: 'freeze', verdict: 'safe', text: 'Nobody can freeze it in your account.' },
            { key: 'change', verdict: 'safe', text: 'Its data cannot be changed.' },
            { key: 'mint', verdict: 'risk', text: 'The box can mint more of this collection.' },
          ]}
        />
      </Section>
      <Section title="More with this edge">
        <ItemGrid items={items.filter((one) => one.rarity === rarity).slice(0, 5)} />
      </Section>
    </Frame>
  )
}

const meta = {
  title: 'Pages/Item',
  component: Item,
  args: { state: 'claimed', rarity: 'foil', flagged: false },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Item>
export default meta
type Story = StoryObj<typeof meta>

export const Foil: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(`${oldAcorn.name} No. 340`)
    await expect(canvas.getByText('Redeemed', { selector: '[aria-current=step] a' })).toBeVisible()
  },
}
export const Double: Story = { args: { rarity: 'double' } }
export const Hatched: Story = { args: { rarity: 'hatched' } }
export const StillInTheBox: Story = { args: { state: 'inTheBox', rarity: 'plain' } }
export const Flagged: Story = { args: { flagged: true, rarity: 'plain' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
