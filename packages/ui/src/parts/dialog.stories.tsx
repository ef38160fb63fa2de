import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useRef, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from './button'
import { Dialog, DialogContent } from './dialog'
import { Link } from './link'

const meta = {
  title: 'Parts/Dialog',
  component: Dialog,
  args: { defaultOpen: true, onOpenChange: fn() },
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 480 },
      description: {
        component:
          'One decision that has to be taken before going on. Focus stays inside, Esc, the cross and a press beside it close it. `onCloseAutoFocus` returns focus to the control that opened it. **Don’t** open one without a press of the user.',
      },
    },
  },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  render: (args) => (
    <Dialog {...args}>
      <DialogContent
        title="Buy Tickets"
        description="Paid from your main account, which holds 1,204.5 XRD"
        footer={
          <>
            <Button variant="primary">Buy Tickets</Button>
            <Button variant="quiet">Not now</Button>
          </>
        }
      >
        <p>
          By buying you agree to the <Link href="#terms">Terms of Service</Link>. If the transaction fails, nothing
          leaves your account but the fee.
        </p>
      </DialogContent>
    </Dialog>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Buy Tickets' })
    await expect(dialog).toHaveAccessibleDescription('Paid from your main account, which holds 1,204.5 XRD')
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    for (let presses = 0; presses < 6; presses += 1) {
      await userEvent.tab()
      await expect(dialog.contains(document.activeElement)).toBe(true)
    }
  },
}

function OddsOnDemand({ onOpenChange, ...props }: ComponentProps<typeof Dialog>) {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button ref={opener} onClick={() => setOpen(true)}>
        See the odds
      </Button>
      <Dialog
        {...props}
        open={isOpen}
        onOpenChange={(open) => {
          setOpen(open)
          onOpenChange?.(open)
        }}
      >
        <DialogContent title="The odds" size="small" onCloseAutoFocus={() => opener.current?.focus()}>
          <p>6 of 228 creatures left are foils: 2.6 %.</p>
        </DialogContent>
      </Dialog>
    </>
  )
}

export const OpensAndCloses: Story = {
  args: { defaultOpen: false },
  render: (args) => <OddsOnDemand {...args} />,
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: 'See the odds' })
    await userEvent.click(trigger)
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(trigger).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2)
  },
}

export const LongerThanTheScreen: Story = {
  render: (args) => (
    <Dialog {...args}>
      <DialogContent title="Terms and Privacy" footer={<Button variant="primary">I have read this</Button>}>
        {Array.from({ length: 24 }, (_, line) => line + 1).map((line) => (
          <p key={line}>
            {line}. A ticket is an NFT. It stays in your account until you redeem it, and nobody else can move it.
          </p>
        ))}
      </DialogContent>
    </Dialog>
  ),
  play: async () => {
    await screen.findByRole('dialog')
    const overlay = document.querySelector('[data-slot=dialog-overlay]')
    await expect(overlay?.scrollHeight ?? 0).toBeGreaterThan(window.innerHeight)
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
  },
}

export const WithoutCross: Story = {
  render: (args) => (
    <Dialog {...args}>
      <DialogContent
        title="Check your wallet to complete the transaction"
        size="small"
        hideClose
        footer={<Button>Cancel</Button>}
      >
        <p className="text-ink-soft">Sent 4 s ago. Your wallet extension has the request.</p>
      </DialogContent>
    </Dialog>
  ),
}
