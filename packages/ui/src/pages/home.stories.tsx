import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { cover } from '../fixtures/art.fixture'
import { boxTitle, minutesAgo, NOW, version } from '../fixtures/ledger.fixture'
import { ActivityFeed } from '../marketplace/activity-feed'
import { Button, ButtonLink } from '../parts/button'
import { Link } from '../parts/link'
import { FairnessSection } from '../sections/fairness-section'
import { FaqAccordion } from '../sections/faq-accordion'
import { FloatingActions } from '../sections/floating-actions'
import { HowItWorks } from '../sections/how-it-works'
import { LootboxHero } from '../sections/lootbox-hero'
import { OddsSection } from '../sections/odds-section'
import { RecentReveals } from '../sections/recent-reveals'
import { Section } from '../sections/section'
import { YourTickets } from '../sections/your-tickets'
import { ClubPanel } from '../tickets/club-panel'
import type { Sale } from '../tickets/sale-status'
import { TokenPanel } from '../tickets/token-panel'
import { activity, countedAt, drawings, edges, fairness, hero, questions, reveals } from './box-page.fixture'
import { Frame } from './frame.fixture'

type HomeProps = { sale: Sale; left: number; connected: boolean; loading: boolean; listed: boolean }

const held = [
  { id: '#1087#', state: 'unrevealed' },
  { id: '#1086#', state: 'opened' },
  { id: '#1085#', state: 'revealed', note: 'Mossback, foil' },
  { id: '#1079#', state: 'redeemed' },
] as const

/** The storefront's home, composed of its parts. */
function Home({ sale, left, connected, loading, listed }: HomeProps) {
  const buyable = listed && sale.status !== 'soon'
  return (
    <Frame {...(connected ? { persona: 'Dev Persona' } : {})}>
      <LootboxHero
        {...hero}
        sale={listed ? sale : { status: 'unlisted' }}
        {...(sale.status === 'live' ? { saleDetail: 'second print' } : {})}
        supply={{ left, printed: 1000 }}
        source={countedAt}
        {...(listed
          ? {}
          : {
              notice: (
                <p className="border-coral border-l-4 pl-4">
                  This box is not listed on this site. You can look at it; it cannot be bought here.
                </p>
              ),
            })}
        actions={
          <>
            <Button variant="primary" disabled={!buyable}>
              Buy Tickets
            </Button>
            <ButtonLink href="#odds">See the odds</ButtonLink>
          </>
        }
      />
      <HowItWorks />
      {connected ? (
        <YourTickets
          boxTitle={boxTitle}
          picture={cover}
          tickets={held}
          more={
            <Link href="#all" className="touch-target relative">
              All 12 tickets
            </Link>
          }
        />
      ) : null}
      <OddsSection edges={edges} drawings={drawings} source={countedAt} />
      <RecentReveals
        reveals={reveals}
        loading={loading}
        now={NOW}
        more={
          <Link href="#activity" className="touch-target relative">
            All activity
          </Link>
        }
      />
      <FairnessSection rows={fairness} sample={588} verdict="fits" stateVersion={version} likelihood={0.72} />
      <Section ground="card" title="Latest on the ledger">
        <ActivityFeed rows={activity} now={NOW} />
      </Section>
      <Section title="Baller">
        <div className="grid gap-5 md:grid-cols-2">
          <ClubPanel
            unit="BALLER"
            {...(connected ? { held: 64 } : {})}
            action={<Button size="small">Buy Baller</Button>}
          />
          <TokenPanel
            title="Buy Baller"
            provider="Ociswap"
            action={<Button size="small">Buy Baller</Button>}
            link={
              <Link href="#ociswap" className="touch-target relative">
                Open in its own tab
              </Link>
            }
          />
        </div>
      </Section>
      <FaqAccordion questions={questions} ground="card" />
      {connected ? (
        <FloatingActions>
          <Button variant="stub" className="shadow-printed">
            Reveal Ticket
          </Button>
          <Button className="bg-card! shadow-printed">Collect Loot</Button>
        </FloatingActions>
      ) : null}
    </Frame>
  )
}

const meta = {
  title: 'Pages/Home',
  component: Home,
  args: { sale: { status: 'live' }, left: 412, connected: false, loading: false, listed: true },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Home>
export default meta
type Story = StoryObj<typeof meta>

export const Visitor: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(boxTitle)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
export const Connected: Story = { args: { connected: true } }
export const SoldOut: Story = { args: { sale: { status: 'sold-out' }, left: 0 } }
export const Soon: Story = { args: { sale: { status: 'soon', opensAt: NOW + 93_784_000 }, left: 1000 } }
export const Ended: Story = { args: { sale: { status: 'ended', endedAt: minutesAgo(4000) }, left: 87 } }
export const Unlisted: Story = { args: { listed: false } }
export const Loading: Story = { args: { loading: true } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const PhoneConnected: Story = { args: { connected: true }, globals: { viewport: { value: 'phone' } } }
