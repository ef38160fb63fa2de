import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { FilterFold } from './filter-fold'

const meta = {
  title: 'Marketplace/FilterFold',
  component: FilterFold,
  args: {
    summary: 'Show all 24',
    openSummary: 'Show fewer',
    of: 'Kind',
    children: <p className="py-2">Eighteen more kinds.</p>,
  },
  decorators: [(Story) => <div className="max-w-60">{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component: 'The values of a filter behind “Show all”. A native disclosure, which works without script.',
      },
    },
  },
} satisfies Meta<typeof FilterFold>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Eighteen more kinds.')).not.toBeVisible()
    await userEvent.click(canvas.getByText('Show all 24'))
    await expect(canvas.getByText('Eighteen more kinds.')).toBeVisible()
    await userEvent.click(canvas.getByText('Show fewer'))
    await expect(canvas.getByText('Eighteen more kinds.')).not.toBeVisible()
  },
}
/** A value inside is chosen. */
export const Open: Story = { args: { defaultOpen: true } }
/** A nested fold opens independently. */
export const Nested: Story = {
  args: {
    summary: 'More filters',
    openSummary: 'Fewer filters',
    defaultOpen: true,
    children: (
      <FilterFold summary="Show all 9" openSummary="Show fewer" of="Hat">
        <p>Three more hats.</p>
      </FilterFold>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Show all 9')).toBeVisible()
    await expect(canvas.getByText('Three more hats.')).not.toBeVisible()
  },
}
