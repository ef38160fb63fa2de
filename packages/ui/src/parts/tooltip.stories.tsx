import type { Meta, StoryObj } from '@storybook/react-vite'
import { Info } from 'lucide-react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from './button'
import { Tooltip } from './tooltip'

const meta = {
  title: 'Parts/Tooltip',
  component: Tooltip,
  args: {
    content: 'The box pays the network fee for club members.',
    children: (
      <Button variant="quiet" size="icon" aria-label="About the fee">
        <Info aria-hidden />
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <div className="p-20">
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 240 },
      description: {
        component:
          'A short addition to a control, on hover and keyboard focus. **Don’t** use it for required information: phones have no hover.',
      },
    },
  },
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const OnFocus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('The box pays'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
    canvas.getByRole('button').blur()
  },
}
export const Open: Story = { args: { defaultOpen: true } }
export const LongWord: Story = {
  args: {
    defaultOpen: true,
    content: <span className="figure">account_loc129s0c8m7qkj4aayaxs953k3wtfuqn82n8ye4rn2hnh2z2q7kl07s55</span>,
  },
}
