import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { chapters } from '../fixtures/house.fixture'
import { ContentsList } from './contents-list'

const meta = {
  title: 'Sections/ContentsList',
  component: ContentsList,
  args: { entries: chapters },
  decorators: [(Story) => <div className="max-w-64">{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component: 'The contents of an article, beside the text where there is room.',
      },
    },
  },
} satisfies Meta<typeof ContentsList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Contents' })).toBeVisible()
    await expect(canvas.getAllByRole('link')).toHaveLength(chapters.length)
  },
}
/** The part in the viewport. */
export const Reading: Story = {
  args: { current: chapters[1]?.id ?? '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'location' })).toHaveTextContent(chapters[1]?.title ?? '')
  },
}
export const TwoLevels: Story = {
  args: {
    entries: [
      { id: 'buy', title: 'Buy a ticket' },
      { id: 'fee', title: 'Who pays the fee', level: 3 },
      { id: 'balance', title: 'What your account must hold', level: 3 },
      { id: 'reveal', title: 'Reveal it' },
      { id: 'two', title: 'Why that is two transactions', level: 3 },
    ],
  },
}
export const LongTitles: Story = {
  args: {
    entries: [
      {
        id: 'a',
        title: 'What happens between the moment you open a ticket and the moment the ledger has drawn for it',
      },
      { id: 'b', title: 'Nichtfungiblentoken' },
    ],
    current: 'a',
  },
}
