import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { art } from '../fixtures/art.fixture'
import { SearchCombobox, type SearchSuggestions } from './search-combobox'

const suggestions: SearchSuggestions = [
  {
    title: 'Items',
    suggestions: [
      { key: 'a', href: '#acorn', title: 'Old Acorn No. 340', note: 'Eco Creatures', picture: art('fox') },
      { key: 'b', href: '#frog', title: 'Puddlepop No. 21', note: 'Eco Creatures', picture: art('frog') },
    ],
  },
  { title: 'Collections', suggestions: [{ key: 'c', href: '#eco', title: 'Eco Creatures', note: '1,266 items' }] },
]

const meta = {
  title: 'Sections/SearchCombobox',
  component: SearchCombobox,
  args: { suggest: () => Promise.resolve(suggestions), onPick: fn(), onSearch: fn(), onClearRecent: fn() },
  decorators: [(Story) => <div className="min-h-96 max-w-md p-6">{Story()}</div>],
} satisfies Meta<typeof SearchCombobox>
export default meta
type Story = StoryObj<typeof meta>

/** Arrow keys choose a suggestion, Enter opens it. */
export const Suggestions: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('searchbox')
    await userEvent.type(field, 'eco')
    await canvas.findByRole('option', { name: /Old Acorn/ })
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('option', { name: /Puddlepop/ })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(args.onPick).toHaveBeenCalledWith('#frog')
    await userEvent.keyboard('{ArrowDown}')
  },
}
export const Recent: Story = {
  args: { recent: ['frog', 'old acorn'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('searchbox'))
    await expect(canvas.getByRole('option', { name: 'frog' })).toBeVisible()
  },
}
export const NoMatch: Story = {
  args: { suggest: async () => [] },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('No suggestion for “zzz”'))
  },
}
