import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Link } from '../parts/link'
import { SearchGroup, SearchHits } from './search-hits'

const hits = [
  { key: 'box', href: '#box', title: 'Hug the Eco System', note: '2 XRD a ticket' },
  { key: 'fees', href: '#fees', title: 'Fees and the 100-club' },
]

const meta = {
  title: 'Sections/SearchHits',
  component: SearchHits,
  args: { hits },
  render: (args) => (
    <SearchGroup
      title="Boxes"
      count={args.hits.length}
      more={
        <Link href="#all" className="touch-target relative">
          See all 12
        </Link>
      }
    >
      <SearchHits {...args} />
    </SearchGroup>
  ),
  parameters: { docs: { description: { component: 'The hits of one kind. The whole card is the link.' } } },
} satisfies Meta<typeof SearchHits>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Fees and the 100-club' })).toHaveAttribute('href', '#fees')
  },
}
/** The title does not say what is counted. */
export const WithAUnit: Story = {
  render: (args) => (
    <SearchGroup title="Photography" count={args.hits.length} unit="collection">
      <SearchHits {...args} />
    </SearchGroup>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Photography 2 collections' })).toBeVisible()
  },
}
export const WithoutHits: Story = {
  args: { hits: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument()
  },
}
