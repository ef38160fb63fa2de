import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from './button'
import { Disclosure } from './disclosure'

const meta = {
  title: 'Parts/Disclosure',
  component: Disclosure,
  args: {
    trigger: <Button size="small">Share</Button>,
    panelClassName: 'outline-card absolute top-[calc(100%+0.5rem)] p-4',
    className: 'relative w-fit',
    onOpenChange: fn(),
    children: (
      <a href="#card" className="inline-flex min-h-11 min-w-11 items-center">
        The share card
      </a>
    ),
  },
  decorators: [(Story) => <div className="min-h-40">{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          'A button and the panel it opens, for links and other content; acts belong into Menu. Esc, a press beside it, leaving it with the keyboard and following a link close it.',
      },
    },
  },
} satisfies Meta<typeof Disclosure>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Share' })
    await userEvent.click(button)
    await waitFor(() => expect(canvas.getByRole('link')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(button).toHaveFocus()
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
    await userEvent.click(button)
    await userEvent.click(document.body)
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  },
}
export const Open: Story = { args: { defaultOpen: true } }
