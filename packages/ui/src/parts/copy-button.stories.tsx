import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { CopyButton } from './copy-button'
import { Link } from './link'
import { ShareButton } from './share-button'

const writeText = fn()

const meta = {
  title: 'Parts/Copy button',
  component: CopyButton,
  args: { text: 'CALL_METHOD', label: 'Copy manifest' },
  beforeEach: () => {
    writeText.mockReset().mockResolvedValue(undefined)
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  },
  parameters: {
    docs: {
      description: { component: 'Copies text to the clipboard and reports the result as text, also a failure.' },
    },
  },
} satisfies Meta<typeof CopyButton>
export default meta
type Story = StoryObj<typeof meta>

export const Icon: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Copy manifest' })
    await userEvent.click(button)
    await expect(writeText.mock.calls).toEqual([['CALL_METHOD']])
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'))
    await expect(button).toHaveAttribute('data-state', 'copied')
    button.blur()
  },
}
/** The label changes, and nothing beside the button moves. */
export const WithLabel: Story = {
  args: { showLabel: true, variant: 'outline' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Copy manifest' })
    const { width } = button.getBoundingClientRect()
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveTextContent('Copied'))
    await expect(button.getBoundingClientRect().width).toBe(width)
    button.blur()
  },
}
export const Refused: Story = {
  args: { showLabel: true, variant: 'outline' },
  play: async ({ canvas }) => {
    writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'))
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Could not copy. Select the text instead.'),
    )
  },
}
export const NoClipboard: Story = {
  play: async ({ canvas }) => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined })
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Could not copy'))
  },
}
/** Without a share sheet it copies the address. The link beside it stays in place. */
export const SharePage: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      <ShareButton title="Hug the Eco System" />
      <Link href="#beside">Beside it</Link>
    </div>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Share' })
    const beside = canvas.getByRole('link', { name: 'Beside it' })
    const { left } = beside.getBoundingClientRect()
    await userEvent.click(button)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Link copied'))
    await expect(button).toHaveTextContent('Copied')
    await expect(writeText.mock.calls).toEqual([[location.href]])
    await expect(beside.getBoundingClientRect().left).toBe(left)
    button.blur()
  },
}
