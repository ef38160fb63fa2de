import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from './button'
import { Time } from './time'
import { ToastHistory, type ToastMessage, ToastProvider, useToasts } from './toast'

const noon = Date.UTC(2026, 10, 20, 12, 0, 0)
const messages: readonly ToastMessage[] = [
  { title: '3 tickets bought', description: '6 XRD left your main account.', tone: 'success' },
  { title: 'Buying failed', description: 'The ledger rejected it: your balance is 1.2 XRD short.', tone: 'error' },
  { title: 'The draw is written', description: 'See what was in ticket #1087#.' },
]

function Counter({ message }: { message: ToastMessage }) {
  const { show, clear, history } = useToasts()
  return (
    <div className="flex max-w-xl flex-col gap-5">
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => show(message)}>Say it</Button>
        <Button look="quiet" onClick={clear}>
          Clear history
        </Button>
      </div>
      <section aria-labelledby="history">
        <h2 id="history" className="heading text-xl">
          History
        </h2>
        <ToastHistory toasts={history} timeOf={({ at }) => <Time at={at} now={noon + 120_000} />} />
      </section>
    </div>
  )
}

const meta = {
  title: 'Parts/Toast',
  component: ToastProvider,
  args: { children: null, clock: () => noon, durationMs: Number.POSITIVE_INFINITY },
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 420 },
      description: {
        component:
          'Something said in passing: announced, shown for six seconds, and kept in a history for those who read slower. **Don’t** put there the only copy of an error.',
      },
    },
  },
} satisfies Meta<typeof ToastProvider>
export default meta
type Story = StoryObj<typeof meta>

const said = (message: ToastMessage | undefined): Story => ({
  render: (args) => (
    <ToastProvider {...args}>
      <Counter message={message ?? { title: '' }} />
    </ToastProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Say it' }))
    await waitFor(() => expect(document.querySelector('[data-slot=toast]')).toHaveTextContent(message?.title ?? ''))
    await expect(document.querySelector('[data-slot=toast-history]')).toHaveTextContent('2 min ago')
  },
})

export const Success = said(messages[0])
export const Failure = said(messages[1])
export const Plain = said(messages[2])

const onAction = fn()
export const WithAction: Story = {
  render: (args) => (
    <ToastProvider {...args}>
      <Counter
        message={{
          title: 'The draw is written',
          action: { label: 'See it', altText: 'Open the ticket shelf', onAction },
        }}
      />
    </ToastProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Say it' }))
    await userEvent.click(await screen.findByRole('button', { name: 'See it' }))
    await expect(onAction).toHaveBeenCalledOnce()
    await waitFor(() => expect(document.querySelector('[data-slot=toast]')).not.toBeInTheDocument())
    await expect(document.querySelector('[data-slot=toast-history]')).toHaveTextContent('The draw is written')
  },
}

export const ClosedStaysInHistory: Story = {
  render: (args) => (
    <ToastProvider {...args}>
      <Counter message={messages[0] ?? { title: '' }} />
    </ToastProvider>
  ),
  play: async ({ canvas }) => {
    const say = canvas.getByRole('button', { name: 'Say it' })
    await userEvent.click(say)
    await userEvent.click(say)
    await waitFor(() => expect(document.querySelectorAll('[data-slot=toast]')).toHaveLength(2))
    for (const button of screen.getAllByRole('button', { name: 'Close' })) await userEvent.click(button)
    await waitFor(() => expect(document.querySelectorAll('[data-slot=toast]')).toHaveLength(0))
    await expect(document.querySelectorAll('[data-slot=toast-history] > li')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Clear history' }))
    await expect(canvas.getByText('Nothing yet')).toBeVisible()
  },
}
