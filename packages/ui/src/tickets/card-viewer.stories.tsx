import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent } from 'storybook/test'
import { lootNamed } from '../fixtures/loot.fixture'
import { Button } from '../parts/button'
import { CardViewer } from './card-viewer'

const cards = ['Mossback', 'Tidehugger', 'Hushowl', 'Puddlepop'].map((name) => {
  const { picture, rarity, left } = lootNamed(name)
  return {
    key: name,
    name,
    picture,
    rarity,
    note: '2 copies',
    album: { text: `${left} left in the box`, isNew: false },
    href: '#item',
  }
})

const meta = {
  title: 'Tickets/CardViewer',
  component: CardViewer,
  args: {
    cards,
    exit: (
      <Button variant="quiet" size="small">
        DONE
      </Button>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Cards an account has, one at a time in the whole window, with the foil of their rarity. **Do** open it from an album. **Don’t** show a card here before its ticket is revealed on the stage.',
      },
    },
  },
} satisfies Meta<typeof CardViewer>
export default meta
type Story = StoryObj<typeof meta>

/** The first card. Buttons, arrow keys and swipes go on; after the last card comes the first one. */
export const Several: Story = {
  play: async ({ canvas, canvasElement }) => {
    const place = canvas.getByRole('status')
    await expect(place).toHaveTextContent('1 of 4: Mossback')
    await userEvent.click(canvas.getByRole('button', { name: 'Next card' }))
    await expect(place).toHaveTextContent('2 of 4: Tidehugger')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(place).toHaveTextContent('4 of 4: Puddlepop')
    const scene = canvasElement.querySelector('[data-slot=reveal-scene]') ?? canvasElement
    const touch = { pointerType: 'touch', pointerId: 7 }
    await fireEvent.pointerDown(scene, { ...touch, clientX: 240 })
    await fireEvent.pointerUp(scene, { ...touch, clientX: 230 })
    await expect(place).toHaveTextContent('4 of 4: Puddlepop')
    await fireEvent.pointerDown(scene, { ...touch, clientX: 240 })
    await fireEvent.pointerUp(scene, { ...touch, clientX: 90 })
    await expect(place).toHaveTextContent('1 of 4: Mossback')
  },
}
/** A card fades in and then stands still. */
export const WithLessMotion: Story = {
  beforeEach: () => {
    const { dataset } = document.documentElement
    dataset.motion = 'less'
    return () => {
      delete dataset.motion
    }
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next card' }))
    const names = canvasElement
      .getAnimations({ subtree: true })
      .flatMap((one) => (one instanceof CSSAnimation ? one.animationName : []))
    await expect(names.filter((name) => name !== 'enter')).toEqual([])
  },
}
export const OnlyOne: Story = {
  args: { cards: cards.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Next card' })).toBeNull()
    canvas.getByRole('link', { name: 'Open the item' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getAllByRole('heading')).toHaveLength(1)
    await expect(canvas.getByRole('link', { name: 'Open the item' })).toHaveAttribute('href', '#item')
  },
}
export const OnAPhone: Story = { args: { cards: cards.slice(2) }, globals: { viewport: { value: 'phone' } } }
