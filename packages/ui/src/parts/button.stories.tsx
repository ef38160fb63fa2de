import type { Meta, StoryObj } from '@storybook/react-vite'
import { Check, Ticket, X } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button, ButtonLink } from './button'

const meta = {
  title: 'Parts/Button',
  component: Button,
  args: { children: 'Buy Tickets', onClick: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'A press that does something. One primary button on a screen; everything else is outline or quiet. **Do** name the act (“Buy Tickets”). **Don’t** use a button to go somewhere (that is a Link), and don’t disable it to hide a reason: say the reason beside it.',
      },
    },
  },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {
  args: { variant: 'primary' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Buy Tickets' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    button.blur()
  },
}

export const Outline: Story = { args: { children: 'See the odds' } }
export const Quiet: Story = { args: { variant: 'quiet', children: 'Not now' } }
export const Danger: Story = { args: { variant: 'danger', children: 'Forget this site' } }
export const Stub: Story = { args: { variant: 'stub', children: 'Reveal Tickets' } }

export const Small: Story = { args: { size: 'small', children: 'Buy Baller' } }
export const Large: Story = { args: { size: 'large', variant: 'primary' } }
export const Wide: Story = { args: { wide: true, variant: 'primary' } }
export const WithIcon: Story = {
  args: {
    children: (
      <>
        <Ticket aria-hidden /> Buy Tickets
      </>
    ),
    variant: 'primary',
  },
}
export const IconOnly: Story = {
  args: { size: 'icon', variant: 'quiet', 'aria-label': 'Close', children: <X aria-hidden /> },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button', { name: 'Close' }).getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  },
}

export const Disabled: Story = {
  args: { disabled: true, variant: 'primary', children: 'Sold out' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button')).toBeDisabled()
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

/** Keeps the focus and ignores presses while a wallet request is pending. */
export const Busy: Story = {
  args: { busy: true, variant: 'primary', children: 'Check your wallet' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(button).toHaveFocus()
    button.blur()
  },
}

/** A link that looks like a button. */
export const AsLink: Story = {
  render: () => <ButtonLink href="#odds">See the odds</ButtonLink>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See the odds' })).toHaveAttribute('data-slot', 'button')
  },
}

export const LongWords: Story = {
  args: {
    variant: 'primary',
    children: 'Reveal all ten tickets of the second print with one signature in your wallet',
  },
  render: (args) => (
    <div className="max-w-60">
      <Button {...args} />
    </div>
  ),
}

export const EveryLook: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="primary">
        <Check aria-hidden /> Redeem Tickets
      </Button>
      <Button>See the odds</Button>
      <Button variant="quiet">Not now</Button>
      <Button variant="stub">Reveal Tickets</Button>
      <Button variant="danger">Forget this site</Button>
      <Button variant="primary" disabled>
        Sold out
      </Button>
      <Button disabled>Not for sale</Button>
    </div>
  ),
}
