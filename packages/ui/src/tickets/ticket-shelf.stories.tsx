import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { cover } from '../fixtures/art.fixture'
import { boxTitle } from '../fixtures/ledger.fixture'
import { lootSet } from '../fixtures/loot.fixture'
import { Button } from '../parts/button'
import { EmptyState } from '../parts/state'
import { LootCard } from './loot-card'
import { TicketShelf } from './ticket-shelf'

const ids = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `#${1080 + index}#` }))

function Chosen({ selected: initial, onSelectedChange, ...props }: ComponentProps<typeof TicketShelf>) {
  const [selected, setSelected] = useState(initial)
  return (
    <TicketShelf
      {...props}
      selected={selected}
      onSelectedChange={(next) => {
        setSelected(next)
        onSelectedChange(next)
      }}
    />
  )
}

const meta = {
  title: 'Tickets/TicketShelf',
  component: TicketShelf,
  args: {
    legend: 'Your unrevealed tickets',
    title: boxTitle,
    picture: cover,
    tickets: ids(5),
    selected: ['#1080#'],
    onSelectedChange: fn(),
  },
  render: (args) => <Chosen {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          'Tickets to choose from: a group of checkboxes that look like stubs, or like the cards of their loot. The first ticket comes preselected by the caller. **Do** keep the count line near the action. **Don’t** make single-choice lists of it.',
      },
    },
  },
} satisfies Meta<typeof TicketShelf>
export default meta
type Story = StoryObj<typeof meta>

export const FirstPreselected: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Ticket 1080' })).toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Ticket 1082' }))
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['#1080#', '#1082#'])
    await expect(canvas.getByText(/Selected Tickets/)).toHaveTextContent('Selected Tickets: 2 / 5')
  },
}

/** Tab moves through the tickets, Space toggles, the two buttons select all or none. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Select all' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(ids(5).map(({ id }) => id))
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Select none' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith([])
    canvas.getByRole('checkbox', { name: 'Ticket 1081' }).focus()
    await userEvent.keyboard(' ')
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['#1081#'])
  },
}

/**
 * A revealed ticket is the card of its loot; not selected it is the same card, faded and without facts. A press on a selected card deselects it,
 * a press on its button does not.
 */
export const WithCards: Story = {
  args: {
    legend: 'Your revealed tickets',
    size: 'cards',
    tickets: lootSet.slice(0, 3).map(({ name, picture, rarity }, index) => ({
      id: `#${1080 + index}#`,
      state: 'revealed' as const,
      loot: name,
      picture,
      card: (
        <LootCard name={name} picture={picture} rarity={rarity}>
          <Button size="small">Properties</Button>
        </LootCard>
      ),
    })),
  },
  play: async ({ canvas, canvasElement, args }) => {
    const [first] = lootSet
    const cards = () => [...canvasElement.querySelectorAll('article')]
    const places = () => cards().map(({ offsetTop, offsetHeight }) => [offsetTop, offsetHeight])
    const before = places()
    await expect(cards(), 'each ticket is a card').toHaveLength(3)
    await expect(canvas.getAllByRole('article'), 'only the selected one is announced').toHaveLength(1)
    const facts = canvas.getAllByText('Properties').map((one) => one.checkVisibility({ visibilityProperty: true }))
    await expect(facts, 'only the selected one has its facts').toEqual([true, false, false])
    await userEvent.click(canvas.getByRole('button', { name: 'Properties' }))
    await expect(args.onSelectedChange).not.toHaveBeenCalled()
    const choice = canvas.getByRole('checkbox', { name: `Ticket 1080: ${first?.name}` })
    await userEvent.click(choice)
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith([])
    await expect(canvas.queryByRole('article')).toBeNull()
    for (const facts of canvas.getAllByText('Properties')) await expect(facts).not.toBeVisible()
    await expect(places(), 'a deselected card stays in its place').toEqual(before)
    await userEvent.click(choice)
    await expect(canvas.getAllByRole('article')).toHaveLength(1)
  },
}

/** As narrow as in a dialog on a phone 360 px wide. */
export const TwoColumnsOnAPhone: Story = {
  args: { ...WithCards.args },
  globals: { viewport: { value: 'phone' } },
  decorators: [(Stage) => <div className="w-[293px]">{Stage()}</div>],
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem')
    await expect(second?.offsetTop).toBe(first?.offsetTop)
  },
}

export const Revealed: Story = {
  args: {
    legend: 'Your revealed tickets',
    tickets: lootSet.slice(0, 4).map(({ name, picture }, index) => ({
      id: `#${1080 + index}#`,
      state: 'revealed' as const,
      note: name,
      picture,
    })),
  },
}

/** A ticket whose draw is pending cannot be chosen. */
export const OneStillOpening: Story = {
  args: { tickets: [{ id: '#1080#' }, { id: '#1081#', state: 'opened', disabled: true }, { id: '#1082#' }] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Ticket 1081' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Select all' }))
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['#1080#', '#1082#'])
  },
}

const cardTicket = (place: number) => {
  const { name, picture, rarity } = lootSet[place % lootSet.length] ?? { name: '', picture: cover, rarity: 'plain' }
  return {
    id: `#${1080 + place}#`,
    state: 'revealed' as const,
    loot: name,
    picture,
    card: <LootCard name={name} picture={picture} rarity={rarity} />,
  }
}

/** Cards are rendered where the list is scrolled to. */
export const ManyCards: Story = {
  args: { size: 'cards', tickets: Array.from({ length: 250 }, (_, place) => cardTicket(place)) },
  play: async ({ canvas }) => {
    const tickets = canvas.getAllByRole('listitem')
    const cardOf = (ticket: HTMLElement | undefined) =>
      ticket && within(ticket).queryByRole('article', { hidden: true })
    await expect(tickets).toHaveLength(250)
    await waitFor(() => expect(cardOf(tickets[1])).not.toBeNull())
    await expect(cardOf(tickets[200])).toBeNull()
    tickets[200]?.scrollIntoView()
    await waitFor(() => expect(cardOf(tickets[200])).not.toBeNull())
  },
}

export const TwoHundredAndFifty: Story = { args: { tickets: ids(250), picture: undefined } }

export const Empty: Story = {
  args: {
    tickets: [],
    selected: [],
    empty: (
      <EmptyState title="No unrevealed tickets">Tickets you buy appear here as soon as the ledger has them.</EmptyState>
    ),
  },
}
