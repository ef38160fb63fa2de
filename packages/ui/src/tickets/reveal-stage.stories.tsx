import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { cover } from '../fixtures/art.fixture'
import { boxTitle } from '../fixtures/ledger.fixture'
import { type LootFixture, lootNamed, lootSet } from '../fixtures/loot.fixture'
import { Button } from '../parts/button'
import { RevealStage, type StageLoot } from './reveal-stage'

const found = ({ name, picture, description, rarity, copies }: LootFixture): StageLoot => ({
  key: name,
  name,
  picture,
  description,
  rarity,
  note: `1 of ${copies}`,
})
const one = [found(lootNamed('Mossback'))]
const ten = lootSet.slice(3, 13).map(found)
const ids = (count: number) => Array.from({ length: count }, (_, index) => `#${1087 + index}#`)

/** What a caller does: remembers that the stubs are off, and the choice to skip. */
function Remembering({
  torn: initial,
  onTear,
  skip: usual,
  onSkipChange,
  ...props
}: ComponentProps<typeof RevealStage>) {
  const [torn, setTorn] = useState(initial)
  const [skip, setSkip] = useState(usual ?? false)
  return (
    <RevealStage
      {...props}
      torn={torn}
      onTear={() => {
        setTorn(true)
        onTear()
      }}
      skip={skip}
      onSkipChange={(next) => {
        setSkip(next)
        onSkipChange?.(next)
      }}
    />
  )
}

function DrawnByHand({ loot, ...props }: ComponentProps<typeof RevealStage>) {
  const [drawn, setDrawn] = useState(false)
  return (
    <div className="flex flex-col gap-6">
      <Remembering {...props} loot={drawn ? loot : undefined} />
      <Button look="quiet" size="small" onClick={() => setDrawn(true)} className="self-start">
        The ledger draws
      </Button>
    </div>
  )
}

const meta = {
  title: 'Tickets/RevealStage',
  component: RevealStage,
  args: {
    tickets: ids(1),
    title: boxTitle,
    picture: cover,
    torn: false,
    onTear: fn(),
    onSkipChange: fn(),
    loot: one,
    holdMs: 600,
  },
  decorators: [(Story) => <div className="max-w-xl">{Story()}</div>],
  render: (args) => <Remembering {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          'Where tickets are torn open. Hold, press one key, or reveal without holding: all three do the same, and Skip is always there. The result is announced at once and never waits for the picture. **Do** keep `torn`, `loot` and `skip` in the caller. **Don’t** preview a reveal: the ledger draws after the ticket is opened.',
      },
    },
  },
} satisfies Meta<typeof RevealStage>
export default meta
type Story = StoryObj<typeof meta>

export const Idle: Story = {}

export const HoldToTear: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Hold to reveal' })
    await fireEvent.pointerDown(button)
    await fireEvent.pointerUp(button)
    await expect(args.onTear).not.toHaveBeenCalled()
    await fireEvent.pointerDown(button)
    await waitFor(() => expect(args.onTear).toHaveBeenCalledOnce(), { timeout: 3_000 })
    await expect(canvas.getByRole('status')).toHaveTextContent('You found Mossback, foil.')
  },
}

export const OneKey: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Hold to reveal' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onTear).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('status')).toHaveTextContent('You found Mossback, foil.')
  },
}

export const WithoutHolding: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reveal without holding' }))
    await expect(args.onTear).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('heading', { name: 'Mossback' })).toBeInTheDocument()
  },
}

export const Skipped: Story = {
  args: { skip: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Hold to reveal' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Reveal' }))
    await expect(args.onTear).toHaveBeenCalledOnce()
  },
}

export const SkipIsRemembered: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /Skip the animation/ }))
    await expect(args.onSkipChange).toHaveBeenCalledWith(true)
    await expect(canvas.getByRole('button', { name: 'Reveal' })).toBeVisible()
  },
}

/** Opened on the ledger; the draw comes in a later transaction. */
export const WaitingForTheResult: Story = {
  args: { torn: true, loot: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Opened. Waiting for the result.')
  },
}

export const Revealed: Story = {
  args: { torn: true, children: <Button>DONE</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You found Mossback, foil.')
  },
}

/** Tear, wait, and let the ledger draw when you are ready: the whole way, at your own pace. */
export const TheWholeWay: Story = { render: (args) => <DrawnByHand {...args} /> }
export const TheLedgerDrawsLater: Story = {
  render: (args) => <DrawnByHand {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reveal without holding' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('Opened. Waiting for the result.')
    await userEvent.click(canvas.getByRole('button', { name: 'The ledger draws' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('You found Mossback, foil.')
  },
}
export const TenTheWholeWay: Story = {
  args: { tickets: ids(10), loot: ten },
  render: (args) => <DrawnByHand {...args} />,
}

const films = [
  [
    'reveal-one',
    'One ticket: idle; held, the stub tearing from left to right; opened, waiting for the result; the card turning up; revealed and announced.',
  ],
  [
    'reveal-ten',
    'Ten tickets by night: the fan; all stubs tearing; waiting; the cards turning up one after the other; all of them with their names and edges.',
  ],
  [
    'reveal-reduced-motion',
    'One ticket with reduced motion: the same five moments with the same words in the same order, cross-faded.',
  ],
] as const

/** Five moments of each reveal, photographed by `scripts/film-reveal.mjs`. */
export const Filmstrip: Story = {
  decorators: [(Story) => <div className="w-[calc(100vw-4rem)] max-w-5xl">{Story()}</div>],
  render: () => (
    <div className="flex flex-col gap-6">
      {films.map(([name, words]) => (
        <figure key={name}>
          <img
            src={new URL(`../../docs/${name}.jpg`, import.meta.url).href}
            alt={words}
            width="1580"
            height="560"
            className="h-auto w-full rounded-card"
          />
          <figcaption className="mt-2 text-ink-soft text-sm">{words}</figcaption>
        </figure>
      ))}
    </div>
  ),
}

export const ThreeTickets: Story = { args: { tickets: ids(3), loot: ten.slice(0, 3) } }
export const ThreeRevealed: Story = { args: { tickets: ids(3), loot: ten.slice(0, 3), torn: true } }
export const TenTickets: Story = {
  args: { tickets: ids(10), loot: ten },
  play: async ({ canvas }) => {
    const stage = canvas.getByRole('region')
    await expect(stage.scrollWidth).toBeLessThanOrEqual(stage.clientWidth)
    await userEvent.click(canvas.getByRole('button', { name: 'Reveal without holding' }))
    await expect(canvas.getByRole('status')).toHaveTextContent(/^You found 10: Lilypad Lou, double edge;/)
  },
}
export const TenWaiting: Story = { args: { tickets: ids(10), loot: undefined, torn: true } }
