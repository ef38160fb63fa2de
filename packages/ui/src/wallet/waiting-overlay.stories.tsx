import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { cover } from '../fixtures/art.fixture'
import { Button } from '../parts/button'
import { TxSummary } from './tx-summary'
import { WaitingOverlay } from './waiting-overlay'

const meta = {
  title: 'Wallet/WaitingOverlay',
  component: WaitingOverlay,
  args: {
    open: true,
    onHide: fn(),
    title: 'Check your wallet to complete the transaction',
    picture: cover,
    stage: 'wallet',
    elapsedSeconds: 4,
    summary: <TxSummary leaves={[{ what: '6 XRD' }]} arrives={[{ what: '3 tickets' }]} fee="You pay it, up to 1 XRD" />,
    actions: (
      <>
        <Button>Cancel</Button>
        <Button variant="quiet">Hide</Button>
      </>
    ),
    help: (
      <>
        Nothing on your phone? Open the Radix Wallet, and check that the phone and this computer are on the same
        network.{' '}
        <a className="text-sky underline" href="#help">
          More help
        </a>
      </>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The full-screen wait. A modal dialog: the page behind is inert, Esc hides it and cancels nothing, Cancel is there only while the request may be cancelled, and help appears after ten seconds.',
      },
      story: { inline: false, height: '720px' },
    },
  },
} satisfies Meta<typeof WaitingOverlay>
export default meta
type Story = StoryObj<typeof meta>

export const InTheWallet: Story = {
  name: 'In The Wallet, on the full screen (spec L28)',
  play: async ({ canvas, args }) => {
    const overlay = await canvas.findByRole('dialog', { name: 'Check your wallet to complete the transaction' })
    await waitFor(() => expect(overlay).toBeVisible())
    const { x, y, width, height } = overlay.getBoundingClientRect()
    await expect([x, y, width, height]).toEqual([0, 0, innerWidth, innerHeight])
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus()
    // The event that a browser fires for Esc. A synthetic key press does not reach a native dialog.
    const escaped = new Event('cancel', { cancelable: true })
    await fireEvent(overlay, escaped)
    await expect(args.onHide).toHaveBeenCalledOnce()
    await expect(escaped.defaultPrevented).toBe(true)
  },
}
export const TakesLong: Story = {
  args: { elapsedSeconds: 74 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/same network/)).toBeVisible())
    await expect(canvas.getByText('1:14')).toBeVisible()
  },
}
export const Confirming: Story = {
  args: { stage: 'confirming', elapsedSeconds: 9, actions: <Button variant="quiet">Hide</Button> },
}
