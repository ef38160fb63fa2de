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
    fireEvent.pointerDown(button)
    fireEvent.pointerUp(button)
    await expect(args.onTear).not.toHaveBeenCalled()
    fireEvent.pointerDown(button)
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
