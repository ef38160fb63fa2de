import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ConnectButton } from './connect-button'

const meta = {
  title: 'Wallet/ConnectButton',
  component: ConnectButton,
  args: { onClick: fn() },
  decorators: [(Story) => <div className="flex justify-end p-3">{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          'The entry to the wallet. It shows the state of the wallet, as text until a persona is connected and as an icon afterwards, and announces it politely. **Do** show `restoring` until the login state is known, so that a reload never flashes “Connect”. **Don’t** disable it: a press always opens the menu, which explains the problem.',
      },
    },
  },
} satisfies Meta<typeof ConnectButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Connect wallet' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}
export const Restoring: Story = {
  args: { status: 'restoring' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Restoring/ })).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.queryByText('Connect wallet')).toBeNull()
  },
}
export const Pending: Story = {
  args: { status: 'pending' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Check your wallet')
  },
}
export const Success: Story = { args: { status: 'success', persona: 'Dev Persona' } }
export const Failed: Story = { args: { status: 'error' } }
export const Connected: Story = {
  args: { persona: 'Dev Persona' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Wallet menu: Dev Persona' })).toBeVisible()
  },
}
/** The name stays, so that the header keeps its widths. */
export const ConnectedAndPending: Story = {
  args: { persona: 'Dev Persona', status: 'pending' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Wallet menu: Dev Persona, Check your wallet' })).toBeVisible()
    await expect(canvas.getByText('Dev Persona')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Check your wallet')
  },
}
export const NeedsALook: Story = {
  args: { persona: 'Dev Persona', failures: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 requests need a look')).toBeInTheDocument()
  },
}
/** Rejected in the wallet by the user: shown without an alarm. */
export const DeclinedOnly: Story = {
  args: { persona: 'Dev Persona', failures: 1, calm: true },
  play: async ({ canvas }) => {
    const badge = canvas.getByText('1 request needs a look').parentElement
    await expect(badge).not.toHaveClass('bg-coral')
  },
}
export const LongPersona: Story = { args: { persona: 'Maximiliana of the Northern Understorey and its Tributaries' } }
export const Compact: Story = { args: { compact: true } }
/** A phone shows the word, too. */
export const CompactDeclined: Story = {
  args: { compact: true, status: 'error', words: { error: 'Declined' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [word] = canvas.getAllByText('Declined')
    await expect(word?.getBoundingClientRect().width).toBeGreaterThan(20)
  },
}
