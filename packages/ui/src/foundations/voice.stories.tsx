import type { Meta, StoryObj } from '@storybook/react-vite'
import { Check, X } from 'lucide-react'

const meta = {
  title: 'Foundations/Voice',
  parameters: {
    docs: {
      description: {
        component:
          'Short, plain, exact. Say what happened, what it cost, what to do next. Amounts always with their unit; times as “2 min ago” with the exact time at hand. The product’s own strings stay letter for letter.',
      },
    },
  },
} satisfies Meta
export default meta

const pairs = [
  { say: 'Sold out', not: 'Oops! You’re too late :(', why: 'Say the fact.' },
  {
    say: '6 XRD left your main account. 3 tickets are in it.',
    not: 'Success!',
    why: 'Say what it cost and what came of it.',
  },
  {
    say: 'The ledger did not answer for 10 seconds. Your tickets are safe. Check again.',
    not: 'Something went wrong (0x137)',
    why: 'What, why, next step. Never the raw message.',
  },
  {
    say: 'Still waiting: nobody knows yet whether it was written.',
    not: 'Transaction failed',
    why: 'Only the ledger may say “failed”.',
  },
  { say: '1 in 38 for a foil', not: 'Huge chance to win big!', why: 'Odds are numbers, counted on the ledger.' },
  { say: 'Opened. Waiting for the result', not: 'Loading…', why: 'Name the step a person is waiting for.' },
  { say: 'Check your wallet to complete the transaction', not: 'Please wait', why: 'Say whose turn it is.' },
] as const

export const SayAndDontSay: StoryObj<typeof meta> = {
  render: () => (
    <ul className="flex max-w-4xl flex-col divide-y-[1.5px] divide-rule">
      {pairs.map(({ say, not, why }) => (
        <li key={say} className="grid gap-x-8 gap-y-2 py-5 md:grid-cols-2">
          <p className="flex gap-3">
            <Check aria-hidden className="mt-1 size-5 shrink-0 text-leaf" />
            <span>
              <span className="sr-only">Say: </span>
              <span className="font-semibold">{say}</span>
            </span>
          </p>
          <p className="flex gap-3 text-ink-soft">
            <X aria-hidden className="mt-1 size-5 shrink-0 text-coral" />
            <span>
              <span className="sr-only">Don’t say: </span>
              <span className="line-through decoration-coral">{not}</span>
            </span>
          </p>
          <p className="pl-8 text-ink-soft text-sm md:col-span-2">{why}</p>
        </li>
      ))}
    </ul>
  ),
}
