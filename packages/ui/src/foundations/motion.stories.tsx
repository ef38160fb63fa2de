import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../parts/button'

const meta = {
  title: 'Foundations/Motion',
  parameters: {
    docs: {
      description: {
        component:
          '120 ms for a change of state, 200 ms for something that enters, 600 ms for the reveal. Ease-out only; transform and opacity only. With `prefers-reduced-motion` an entrance is a 120 ms cross-fade and nothing loops.',
      },
    },
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const entrances = [
  { name: 'animate-enter', use: 'an overlay, a tooltip' },
  { name: 'animate-rise', use: 'a dialog, a toast' },
  { name: 'animate-slide-left', use: 'a drawer' },
] as const

function Replay() {
  const [round, setRound] = useState(1)
  return (
    <div className="flex flex-col gap-6">
      <Button className="self-start" onClick={() => setRound(round + 1)}>
        Play again
      </Button>
      <ul className="grid gap-6 sm:grid-cols-3">
        {entrances.map(({ name, use }) => (
          <li key={`${name} ${round}`} className="overflow-hidden">
            <div className={`outline-card grid h-28 place-items-center bg-card font-semibold ${name}`}>200 ms</div>
            <p className="mt-2 text-ink-soft text-sm">
              <span className="figure">{name}</span>, {use}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}

export const Entrances: Story = { render: () => <Replay /> }

export const Durations: Story = {
  render: () => (
    <dl className="flex max-w-xl flex-col gap-4">
      {[
        { word: 'State', ms: 120, width: 'w-1/5' },
        { word: 'Enter', ms: 200, width: 'w-1/3' },
        { word: 'Reveal', ms: 600, width: 'w-full' },
      ].map(({ word, ms, width }) => (
        <div key={word} className="grid grid-cols-[5rem_1fr] items-center gap-4">
          <dt className="font-semibold">{word}</dt>
          <dd>
            <span className={`figure block bg-leaf px-2 py-1 text-on-leaf text-sm ${width}`}>{ms} ms</span>
          </dd>
        </div>
      ))}
    </dl>
  ),
}
