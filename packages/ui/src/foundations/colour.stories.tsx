import type { Meta, StoryObj } from '@storybook/react-vite'
import { contrast } from './contrast.fixture'
import { type ColourName, colours, graphicPairs, type Oklch, textPairs } from './tokens.fixture'

const meta = {
  title: 'Foundations/Colour',
  parameters: {
    docs: {
      description: {
        component:
          'Sixteen tokens, each with a day and a night value in OKLCH. Use them by name (`bg-card`, `text-ink-soft`, `border-rule`); there is no other palette. Every pair that carries text passes WCAG 2.2 AA in both themes, and a test checks this. Rarity and state are never shown by colour alone.',
      },
    },
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const names = Object.keys(colours).filter((name): name is ColourName => name in colours)
const themes = [
  { attribute: 'light', time: 'day', word: 'Day' },
  { attribute: 'dark', time: 'night', word: 'Night' },
] as const
const numbers = (colour: Oklch) => colour.map((value) => String(value).replace(/^0\./, '.')).join(' ')

/** Each token in both themes, with its numbers and its use. */
export const Tokens: Story = {
  render: () => (
    <div className="grid gap-6 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
      {themes.map(({ attribute, time, word }) => (
        <section key={time} data-theme={attribute} aria-label={word} className="rounded-card bg-paper p-5 text-ink">
          <h2 className="heading mb-4 text-2xl">{word}</h2>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] gap-x-6 gap-y-3">
            {names.map((name) => (
              <li key={name} className="grid grid-cols-[3.5rem_1fr] items-center gap-3">
                <span
                  aria-hidden="true"
                  className="h-12 rounded-control border-[1.5px] border-rule"
                  style={{ background: `var(--${name})` }}
                />
                <span className="min-w-0">
                  <span className="block font-semibold">{name}</span>
                  <span className="figure block text-ink-soft text-xs">{numbers(colours[name][time])}</span>
                  <span className="block text-ink-soft text-sm leading-snug">{colours[name].use}</span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  ),
}

function Pair({ pair: [mark, surface], time }: { pair: readonly [ColourName, ColourName]; time: 'day' | 'night' }) {
  const ratio = contrast(colours[mark][time], colours[surface][time])
  return (
    <li
      className="flex items-baseline justify-between gap-2 rounded-control border-[1.5px] border-rule px-3 py-2"
      style={{ background: `var(--${surface})`, color: `var(--${mark})` }}
    >
      <span className="font-semibold text-sm">
        {mark} on {surface}
      </span>
      <span className="figure text-sm">{ratio.toFixed(1)}</span>
    </li>
  )
}

/** Every pair in use with its contrast. Text needs 4.5; the outline of a control needs 3. */
export const Contrast: Story = {
  render: () => (
    <div className="grid gap-6 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
      {themes.map(({ attribute, time, word }) => (
        <section key={time} data-theme={attribute} aria-label={word} className="rounded-card bg-paper p-5 text-ink">
          <h2 className="heading text-2xl">{word}</h2>
          <h3 className="mt-4 mb-2 font-semibold">Text, at least 4.5</h3>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-2">
            {textPairs.map((pair) => (
              <Pair key={pair.join(' ')} pair={pair} time={time} />
            ))}
          </ul>
          <h3 className="mt-4 mb-2 font-semibold">Outlines and drawings, at least 3</h3>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-2">
            {graphicPairs.map((pair) => {
              const ratio = contrast(colours[pair[0]][time], colours[pair[1]][time])
              return (
                <li key={pair.join(' ')} className="flex items-center gap-3 px-1 text-sm">
                  <span
                    aria-hidden="true"
                    className="h-8 w-12 shrink-0 rounded-control"
                    style={{ background: `var(--${pair[1]})`, border: `2px solid var(--${pair[0]})` }}
                  />
                  {pair[0]} on {pair[1]} <span className="figure ml-auto">{ratio.toFixed(1)}</span>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </div>
  ),
}
