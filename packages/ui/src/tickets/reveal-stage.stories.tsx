import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { cover } from '../fixtures/art.fixture'
import { boxTitle } from '../fixtures/ledger.fixture'
import { copiesLeft, type LootFixture, lootNamed, lootSet } from '../fixtures/loot.fixture'
import { Button } from '../parts/button'
import type { StageLoot } from './reveal-order'
import { RevealStage } from './reveal-stage'

const found = ({ name, picture, description, rarity, left }: LootFixture): StageLoot => ({
  key: name,
  name,
  picture,
  description,
  rarity,
  note: 'Eco Creatures · No. 340',
  chance: {
    probability: (left + 1) / copiesLeft,
    text: `1 in ${Math.round(copiesLeft / (left + 1))}`,
    counts: `${left + 1} of ${copiesLeft} in the box`,
  },
  album: left % 2 === 0 ? { text: 'NEW · 9 of 24', isNew: true } : { text: 'Third of its kind', isNew: false },
})
const one = [found(lootNamed('Mossback'))]
const byEdge = {
  plain: [found(lootNamed('Puddlepop'))],
  hatched: [found(lootNamed('Hushowl'))],
  double: [found(lootNamed('Tidehugger'))],
  foil: one,
}
const five = ['Clover Bun', 'Hushowl', 'Mossback', 'Puddlepop', 'Tidehugger'].map((name) => found(lootNamed(name)))
const ten = lootSet.slice(3, 13).map(found)
const crowd = Array.from({ length: 250 }, (_, place) => {
  const piece = found(lootSet[(place * 7) % lootSet.length] ?? lootNamed('Mossback'))
  return { ...piece, key: `${place}` }
})
const ids = (count: number) => Array.from({ length: count }, (_, index) => `#${1087 + index}#`)

/** What a caller does: remembers that the stubs are off, and the choice to skip. */
function Remembering({
  torn: initial,
  onTear,
  skip: usual,
  onSkipChange,
  sound: loud,
  onSoundChange,
  ...props
}: ComponentProps<typeof RevealStage>) {
  const [torn, setTorn] = useState(initial ?? false)
  const [skip, setSkip] = useState(usual ?? false)
  const [sound, setSound] = useState(loud ?? false)
  return (
    <RevealStage
      {...props}
      torn={torn}
      onTear={() => {
        setTorn(true)
        onTear?.()
      }}
      skip={skip}
      onSkipChange={(next) => {
        setSkip(next)
        onSkipChange?.(next)
      }}
      sound={sound}
      onSoundChange={(next) => {
        setSound(next)
        onSoundChange?.(next)
      }}
    />
  )
}

function DrawnByHand({ loot, ...props }: ComponentProps<typeof RevealStage>) {
  const [drawn, setDrawn] = useState(false)
  return (
    <Remembering
      {...props}
      loot={drawn ? loot : undefined}
      exit={
        <Button variant="quiet" size="small" onClick={() => setDrawn(true)}>
          Draw now
        </Button>
      }
    />
  )
}

/** Nothing is torn by hand where nothing moves. */
const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

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
    onSoundChange: fn(),
    onSeen: fn(),
    loot: one,
  },
  render: (args) => <Remembering {...args} />,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Where tickets are torn open: drag along the perforation, hold the control, tap, or press Enter. The stage is dark in every theme and fills the window. The card rises face down in the light of its rarity and turns up; of several the rarest is last. The result is announced at once and never waits for the picture. Import `@lootboxes/ui/reveal.css` beside it. **Do** keep `torn`, `loot`, `skip` and `sound` in the caller. **Don’t** preview a reveal: the ledger draws after the ticket is opened.',
      },
    },
  },
} satisfies Meta<typeof RevealStage>
export default meta
type Story = StoryObj<typeof meta>

export const Idle: Story = {}

export const DragAlongThePerforation: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    if (isStill()) return
    const paper = canvasElement.querySelector<HTMLElement>('[data-slot=reveal-tickets]')
    if (paper === null) throw new Error('There is no ticket to tear.')
    await expect(canvas.getByRole('status')).toHaveTextContent('Tear along the line')
    const { left, top, width, height } = paper.getBoundingClientRect()
    const at = (part: number) => ({ pointerId: 1, clientX: left + width * part, clientY: top + height * 0.66 })
    await fireEvent.pointerDown(paper, at(0.05))
    await fireEvent.pointerMove(paper, at(0.4))
    await expect(args.onTear).not.toHaveBeenCalled()
    await fireEvent.pointerMove(paper, at(0.95))
    await waitFor(() => expect(args.onTear).toHaveBeenCalledOnce())
  },
}

/** Of several the front ticket is torn, and a drag of half its width from its middle, or of all of it, is enough. */
export const DragAcrossTheFrontOne: Story = {
  args: { tickets: ids(3), loot: ten.slice(0, 3) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, args }) => {
    if (isStill()) return
    const paper = canvasElement.querySelector<HTMLElement>('[data-slot=reveal-tickets]')
    const front = canvasElement.querySelector<HTMLElement>('[data-slot=reveal-paper]')
    if (paper === null || front === null) throw new Error('There is no ticket to tear.')
    const { left, width, top, height } = front.getBoundingClientRect()
    const middle = left + width / 2
    const at = (clientX: number) => ({ pointerId: 1, clientX, clientY: top + height * 0.6 })
    await fireEvent.pointerDown(paper, at(middle))
    await fireEvent.pointerMove(paper, at(middle + 12))
    await expect(args.onTear).not.toHaveBeenCalled()
    await fireEvent.pointerMove(paper, at(middle + front.offsetWidth / 2))
    await waitFor(() => expect(args.onTear).toHaveBeenCalledOnce())
  },
}

export const FocusGoesOn: Story = {
  args: { children: <Button variant="primary">Redeem now</Button>, exit: <Button variant="quiet">DONE</Button> },
}

export const OneTap: Story = {
  play: async ({ canvas, args }) => {
    if (isStill()) return
    await userEvent.click(canvas.getByRole('button', { name: 'Tear it open' }))
    await expect(args.onTear).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('heading', { name: 'Mossback' })).toBeInTheDocument()
  },
}

/** What reduced motion does too: one press, one cross-fade. */
export const Skipped: Story = {
  args: { skip: true },
  play: async ({ canvas, args }) => {
    if (isStill()) return
    await expect(canvas.queryByRole('button', { name: 'Tear it open' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Reveal' }))
    await expect(args.onTear).toHaveBeenCalledOnce()
    await waitFor(() => expect(args.onSeen).toHaveBeenCalledOnce())
  },
}

export const SkipIsRemembered: Story = {
  play: async ({ canvas, args }) => {
    if (isStill()) return
    await userEvent.click(canvas.getByRole('button', { name: 'Skip the animation' }))
    await expect(args.onSkipChange).toHaveBeenCalledWith(true)
    await expect(canvas.getByRole('button', { name: 'Reveal' })).toBeVisible()
  },
}

export const SoundIsOffUntilAskedFor: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Sound' })).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(canvas.getByRole('button', { name: 'Sound' }))
    await expect(args.onSoundChange).toHaveBeenCalledWith(true)
  },
}

/** Signed: the tickets rustle until the ledger has committed. */
export const Sealed: Story = {
  args: { sealed: true, loot: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Signed. The ledger reveals the tickets.')
    await expect(canvas.queryByRole('button', { name: /^Tear/ })).toBeNull()
  },
}

/** Opened on the ledger; the draw comes in a later transaction. The torn ticket stays. */
export const WaitingForTheResult: Story = {
  args: { torn: true, loot: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Opened. Waiting for the result.')
  },
}

export const PlainEdge: Story = { args: { torn: true, loot: byEdge.plain } }
export const HatchedEdge: Story = { args: { torn: true, loot: byEdge.hatched } }
export const DoubleEdge: Story = { args: { torn: true, loot: byEdge.double } }
export const Foil: Story = {
  args: { torn: true, loot: byEdge.foil, children: <Button variant="primary">Redeem now</Button> },
}

/** Tear, wait, and let the ledger draw when you are ready: the whole way, at your own pace. */
export const TheWholeWay: Story = { render: (args) => <DrawnByHand {...args} /> }
export const TheWholeWayPlain: Story = { ...TheWholeWay, args: { loot: byEdge.plain } }
export const TheWholeWayHatched: Story = { ...TheWholeWay, args: { loot: byEdge.hatched } }
export const TheWholeWayDouble: Story = { ...TheWholeWay, args: { loot: byEdge.double } }
export const TheLedgerDrawsLater: Story = {
  render: (args) => <DrawnByHand {...args} />,
  play: async ({ canvas }) => {
    if (isStill()) return
    await userEvent.click(canvas.getByRole('button', { name: 'Tear it open' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('Opened. Waiting for the result.')
    await userEvent.click(canvas.getByRole('button', { name: 'Draw now' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('You revealed Mossback (legendary).')
  },
}

/** One after the other, the rarest last; then all of them, the best in the middle. */
export const FiveTheWholeWay: Story = {
  args: { tickets: ids(5), loot: five, children: <Button variant="primary">Redeem all 5</Button> },
}
export const FiveAtYourOwnPace: Story = {
  args: { tickets: ids(5), loot: five },
  render: (args) => <DrawnByHand {...args} />,
}
export const RevealTheRest: Story = {
  args: { tickets: ids(5), loot: five },
  play: async ({ canvas }) => {
    if (isStill()) return
    await userEvent.click(canvas.getByRole('button', { name: 'Tear all 5 open' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Reveal the rest' }))
    await expect(canvas.getAllByRole('article')).toHaveLength(5)
  },
}
export const TwoHundredAndFifty: Story = { args: { tickets: ids(250), loot: crowd, torn: true } }

export const ThreeTickets: Story = { args: { tickets: ids(3), loot: ten.slice(0, 3) } }
export const ThreeRevealed: Story = { args: { tickets: ids(3), loot: ten.slice(0, 3), torn: true, skip: true } }
export const TenTickets: Story = {
  args: { tickets: ids(10), loot: ten },
  play: async ({ canvas }) => {
    if (isStill()) return
    const stage = canvas.getByRole('region')
    await expect(stage.scrollWidth).toBeLessThanOrEqual(stage.clientWidth)
    await userEvent.click(canvas.getByRole('button', { name: 'Tear all 10 open' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Reveal the rest' }))
    await expect(canvas.getByRole('status')).toHaveTextContent(/^You revealed 10 items: \d+ rare/)
  },
}
export const TenWaiting: Story = { args: { tickets: ids(10), loot: undefined, torn: true } }

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const WaitingOnAPhone: Story = {
  args: { torn: true, loot: undefined },
  globals: { viewport: { value: 'phone' } },
}
export const ThreeRevealedOnAPhone: Story = {
  args: { ...ThreeRevealed.args, children: <Button variant="primary">Redeem all 3</Button> },
  globals: { viewport: { value: 'phone' } },
}
/** No card lies over another. */
export const FiveRevealedOnAPhone: Story = {
  args: { ...RevealTheRest.args, torn: true, skip: true, children: <Button variant="primary">Redeem all 5</Button> },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('article')
    await expect(cards).toHaveLength(5)
    for (const animation of document.getAnimations())
      if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish()
    const rects = cards.map((card) => card.getBoundingClientRect())
    const pairs = rects.flatMap((one, place) => rects.slice(place + 1).map((other) => [one, other] as const))
    const over = pairs.filter(([a, b]) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
    await expect(over).toEqual([])
  },
}
/** On commit a sentence of the caller takes the place of the stage’s own words. */
export const Committed: Story = { args: { status: <p role="status">Tickets revealed successfully</p> } }
export const TenOnAPhone: Story = { args: { tickets: ids(10), loot: ten }, globals: { viewport: { value: 'phone' } } }

/** Eight moments of each rarity, and of five tickets. */
export const Filmstrip: Story = {
  decorators: [(Story) => <div className="w-[calc(100vw-4rem)] max-w-6xl">{Story()}</div>],
  render: () => (
    <img
      src={new URL('../../docs/reveal.webp', import.meta.url).href}
      alt="For each rarity: the ticket; the stub tearing with light behind it; the torn ticket waiting; the card rising face down; its back; its edge; its face with the chance it had; and tilted. Five tickets end in a spread with the rarest card large."
      className="h-auto w-full rounded-card"
    />
  ),
}
