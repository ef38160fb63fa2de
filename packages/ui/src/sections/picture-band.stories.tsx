import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { lootSet } from '../fixtures/loot.fixture'
import { PictureBand } from './picture-band'

const meta = {
  title: 'Sections/PictureBand',
  component: PictureBand,
  args: { pictures: lootSet.slice(0, 4).map(({ picture }) => picture) },
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'A decorative band of pictures in the head of an account or a collection.' } },
  },
} satisfies Meta<typeof PictureBand>
export default meta
type Story = StoryObj<typeof meta>

/** Four pictures repeat until the band is full. */
export const Full: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(12)
  },
}
/** Without pictures the band is lower. */
export const Empty: Story = { args: { pictures: [] } }
