import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { cover } from '../fixtures/art.fixture'
import { account, boxTitle, creatures } from '../fixtures/ledger.fixture'
import { lootNamed } from '../fixtures/loot.fixture'
import { Address } from '../parts/address'
import { Button } from '../parts/button'
import { Dialog, DialogContent } from '../parts/dialog'
import { Field } from '../parts/field'
import { Link } from '../parts/link'
import { NumberStepper } from '../parts/number-stepper'
import { LootboxHero } from '../sections/lootbox-hero'
import { LootCard } from '../tickets/loot-card'
import { RevealStage } from '../tickets/reveal-stage'
import { TicketShelf } from '../tickets/ticket-shelf'
import { TxSummary } from '../wallet/tx-summary'
import { WaitingOverlay } from '../wallet/waiting-overlay'
import { countedAt, hero } from './box-page.fixture'
import { Frame } from './frame.fixture'

/** The dialogs of the storefront over its page, with the texts of the specification. */
function Page({ children }: { children: ReactNode }) {
  return (
    <Frame persona="Dev Persona">
      <LootboxHero
        {...hero}
        sale={{ status: 'live' }}
        supply={{ left: 412, printed: 1000 }}
        source={countedAt}
        actions={<Button variant="primary">Buy Tickets</Button>}
      />
      {children}
    </Frame>
  )
}

const meta = {
  title: 'Pages/Dialogs',
  component: Page,
  args: { children: null },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

function Buy({ message }: { message?: string }) {
  const [count, setCount] = useState(3)
  return (
    <Dialog defaultOpen>
      <DialogContent
        title="Buy Tickets"
        description={
          <>
            Paid from <Address address={account} label="account" plain />, which holds 1,204.5 XRD
          </>
        }
      >
        <Field label="How many">
          {(control) => <NumberStepper {...control} value={count} onValueChange={setCount} max={412} />}
        </Field>
        <TxSummary
          leaves={[{ what: `${count * 2} XRD` }]}
          arrives={[{ what: `${count} tickets`, note: 'best odds: 1 in 82 for a foil' }]}
          fee="You pay it, up to 1 XRD"
        />
        <p className="flex items-baseline justify-between border-ink border-t-[1.5px] pt-4">
          <span>Total</span>
          <strong className="heading text-4xl">{count * 2} XRD</strong>
        </p>
        <div role="alert" className="font-medium text-coral empty:hidden">
          {message}
        </div>
        <Button variant="primary" wide>
          Buy Tickets
        </Button>
        <p className="text-ink-soft text-sm">
          By buying you agree to the <Link href="/terms">Terms of Service</Link>. If the transaction fails, nothing
          leaves your account but the fee.
        </p>
      </DialogContent>
    </Dialog>
  )
}

export const BuyTickets: Story = {
  render: () => (
    <Page>
      <Buy />
    </Page>
  ),
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Buy Tickets' }))
    await userEvent.click(dialog.getByRole('button', { name: 'One more' }))
    await expect(dialog.getAllByText('8 XRD')).toHaveLength(2)
  },
}
export const BuyTicketsNone: Story = {
  render: () => (
    <Page>
      <Buy message="You must buy at least 1 ticket" />
    </Page>
  ),
}

const ids = Array.from({ length: 4 }, (_, index) => ({ id: `#${1084 + index}#` }))

function Choose({ children }: { children?: ReactNode }) {
  const [selected, setSelected] = useState<readonly string[]>(['#1084#'])
  return (
    <Dialog defaultOpen>
      <DialogContent
        title="Reveal your tickets"
        description="Paid from Main account"
        size={children === undefined ? 'large' : 'stage'}
      >
        {children ?? (
          <>
            <TicketShelf
              legend="Unrevealed tickets"
              title={boxTitle}
              picture={cover}
              tickets={ids}
              selected={selected}
              onSelectedChange={setSelected}
            />
            <Button variant="primary" wide>
              Reveal Tickets
            </Button>
          </>
        )}
      </DialogContent>
    </Dialog>
  )
}

export const RevealChoose: Story = {
  render: () => (
    <Page>
      <Choose />
    </Page>
  ),
}
export const RevealDone: Story = {
  render: () => (
    <Page>
      <Choose>
        <RevealStage
          tickets={['#1084#']}
          title={boxTitle}
          picture={cover}
          torn
          onTear={fn()}
          loot={[
            { key: 'm', name: 'Mossback', picture: lootNamed('Mossback').picture, rarity: 'foil', note: 'No. 340' },
          ]}
          exit={<Button variant="quiet">DONE</Button>}
        >
          <Button variant="primary">Redeem now</Button>
        </RevealStage>
      </Choose>
    </Page>
  ),
}
export const Redeem: Story = {
  render: () => (
    <Page>
      <Dialog defaultOpen>
        <DialogContent title="Redeem your tickets" description="The items go to Main account" size="large">
          <TicketShelf
            legend="Revealed tickets"
            title={boxTitle}
            size="cards"
            tickets={[
              {
                id: '#1084#',
                state: 'revealed',
                loot: 'Mossback',
                picture: lootNamed('Mossback').picture,
                card: (
                  <LootCard name="Mossback" picture={lootNamed('Mossback').picture} rarity="foil">
                    <span className="figure">No. 212</span>
                    <span>creature</span>
                    <Address address={creatures} label="Collection" />
                  </LootCard>
                ),
              },
              { id: '#1085#', state: 'revealed', loot: 'Cappy', picture: lootNamed('Cappy').picture },
            ]}
            selected={['#1084#']}
            onSelectedChange={fn()}
          />
          <Button variant="primary" wide>
            Redeem Tickets
          </Button>
        </DialogContent>
      </Dialog>
    </Page>
  ),
}
export const Waiting: Story = {
  render: () => (
    <Page>
      <WaitingOverlay
        open
        onHide={fn()}
        title="Check your wallet to complete the transaction"
        stage="wallet"
        elapsedSeconds={4}
        actions={<Button>Cancel</Button>}
      />
    </Page>
  ),
}
