import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Pagination } from './pagination'

const meta = {
  title: 'Parts/Pagination',
  component: Pagination,
  args: { page: 5, pages: 12, hrefFor: (page) => `#page-${page}` },
  parameters: {
    docs: { description: { component: 'From page to page by real links. One page needs none and prints none.' } },
  },
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

export const Middle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pages' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '#page-6')
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    }
  },
}
export const First: Story = {
  args: { page: 1 },
  play: async ({ canvas }) => expect(canvas.queryByRole('link', { name: 'Previous page' })).not.toBeInTheDocument(),
}
export const Last: Story = { args: { page: 12 } }
export const Few: Story = { args: { page: 2, pages: 3 } }
export const One: Story = { args: { page: 1, pages: 1 } }
