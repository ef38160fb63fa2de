import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { SignPanel } from './sign-panel'

const meta = {
  title: 'Wallet/SignPanel',
  component: SignPanel,
  args: {
    sentences: ['Creates the collection Tidepool with 12 items.', 'Deposits them into Main account.'],
    manifest: 'CREATE_NON_FUNGIBLE_RESOURCE_WITH_INITIAL_SUPPLY …',
    label: 'Sign and mint',
    onSign: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof SignPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign and mint' }))
    await expect(args.onSign).toHaveBeenCalledOnce()
  },
}
export const Waiting: Story = {
  args: { busy: true, steps: { stage: 'wallet' }, status: 'Check your wallet', onCancel: fn() },
}
export const Refused: Story = {
  args: {
    steps: { stage: 'wallet', failed: true },
    failure: 'It was not sent. Nothing was minted, and nothing was paid.',
  },
}
