'use client'

import type { ComponentProps } from 'react'
import { cn } from '../cn'
import { NumberStepper } from '../parts/number-stepper'
import { chanceText } from '../tickets/chance-text'
import { type Rarity, rarities, rarityWords } from '../tickets/rarity'
import { RarityEdge } from '../tickets/rarity-edge'

const english = {
  caption: 'Copies of each rarity',
  copies: (rarity: string) => `Copies of ${rarity.toLowerCase()}`,
  total: (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'item' : 'items'} in all`,
}

export type RaritiesEditorProps = Omit<ComponentProps<'fieldset'>, 'children' | 'onChange'> & {
  copies: Readonly<Record<Rarity, number>>
  onCopiesChange: (copies: Readonly<Record<Rarity, number>>) => void
  max?: number
  error?: string | undefined
  words?: typeof english
}

/** Edits the number of copies for each rarity, and shows the resulting odds. */
export function RaritiesEditor({
  copies,
  onCopiesChange,
  max = 10_000,
  error,
  words = english,
  className,
  ...props
}: RaritiesEditorProps) {
  const total = rarities.reduce((sum, rarity) => sum + copies[rarity], 0)
  return (
    <fieldset data-slot="rarities-editor" {...props} className={cn('m-0 min-w-0 border-0 p-0', className)}>
      <legend className="mb-1 font-semibold">{words.caption}</legend>
      <ul className="list-none">
        {rarities.toReversed().map((rarity) => {
          const share = total === 0 ? 0 : copies[rarity] / total
          return (
            <li
              key={rarity}
              className="flex flex-wrap items-center gap-x-6 gap-y-1 border-rule border-t-[1.5px] py-2.5 last:border-b-[1.5px]"
            >
              <RarityEdge rarity={rarity} className="w-36" />
              <NumberStepper
                value={copies[rarity]}
                min={0}
                max={max}
                aria-label={words.copies(rarityWords[rarity])}
                onValueChange={(value) => onCopiesChange({ ...copies, [rarity]: value })}
              />
              <span className="figure min-w-16 text-right text-sm">{chanceText(share)}</span>
              <svg aria-hidden="true" className="h-2 min-w-16 flex-1 rounded-[2px] bg-wash-strong">
                <rect width={`${share * 100}%`} height="100%" rx="2" fill="currentColor" />
              </svg>
            </li>
          )
        })}
      </ul>
      <p role="status" className="mt-2 text-ink-soft text-sm">
        {words.total(total)}
      </p>
      {error ? (
        <p role="alert" className="text-coral text-sm">
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
