import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Loading, Skeleton } from './skeleton'

const meta = {
  title: 'Parts/Skeleton',
  component: Skeleton,
  parameters: {
    docs: {
      description: {
        component:
          'A placeholder with the size of the content, so that the layout does not shift. **Don’t** show a page with a spinner. Wrap a group in Loading, which announces once that it loads.',
      },
    },
  },
} satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Text: Story = {
  render: () => (
    <Loading label="Loading the odds" className="max-w-md">
      <Skeleton className="w-1/3" />
      <Skeleton />
      <Skeleton className="w-5/6" />
    </Loading>
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Loading the odds'),
}
export const Card: Story = {
  render: () => (
    <Loading label="Loading the ticket" className="flex max-w-xs flex-col gap-3">
      <Skeleton shape="box" className="h-48" />
      <div className="flex items-center gap-3">
        <Skeleton shape="round" />
        <Skeleton className="w-1/2" />
      </div>
    </Loading>
  ),
}
