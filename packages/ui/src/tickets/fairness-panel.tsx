import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'
import { formatCount } from '../parts/format-count'
import { Table } from '../parts/table'
import { chanceText } from './chance-text'
import type { Rarity } from './rarity'
import { RarityEdge } from './rarity-edge'

export type FairnessRow = {
  key: string
  rarity: Rarity
  label?: string
  /** 0 to 1. */
  published: number
  observed: number
  draws: number
}

/** `fits` and `differs` are the result of a statistical test; `too-few`: the sample is too small for a test. */
export type FairnessVerdict = 'fits' | 'differs' | 'too-few'

const english = {
  verdict: {
    fits: 'The draws fit the published odds.',
    differs: 'The draws differ from the published odds more than chance explains.',
    'too-few': 'Too few draws to say anything yet.',
  } satisfies Record<FairnessVerdict, string>,
  edge: 'Rarity',
  published: 'Published',
  observed: 'Observed',
  draws: 'Draws',
}

const marks: Readonly<Record<FairnessVerdict, string>> = {
  fits: 'border-leaf',
  differs: 'border-coral',
  'too-few': 'border-gold',
}

export type FairnessPanelProps = Omit<ComponentProps<'div'>, 'children'> & {
  rows: readonly FairnessRow[]
  sample: number
  verdict: FairnessVerdict
  /** The method, and a link to verify it. */
  method?: ReactNode
  caption?: string
  words?: typeof english
}

/** Published and observed odds, the sample size and the verdict. */
export function FairnessPanel({
  rows,
  sample,
  verdict,
  method,
  caption = 'Published and observed odds',
  words = english,
  className,
  ...props
}: FairnessPanelProps) {
  return (
    <div data-slot="fairness-panel" data-verdict={verdict} {...props} className={cn('@container', className)}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 @4xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="flex flex-col gap-4">
          <p className={cn('border-l-4 pl-4', marks[verdict])}>
            <strong className="heading block text-5xl">{formatCount(sample)}</strong>
            <span className="text-ink-soft">{words.draws.toLowerCase()} on the ledger</span>
          </p>
          <p className="heading text-xl leading-snug tracking-snug">{words.verdict[verdict]}</p>
          {method ? <div className="text-ink-soft text-sm">{method}</div> : null}
        </div>
        <Table caption={caption} hideCaption>
          <thead className="text-ink-soft text-sm">
            <tr>
              <th scope="col" className="pb-2 font-medium">
                {words.edge}
              </th>
              <th scope="col" className="pb-2 pl-1.5 text-right sm:pl-3 font-medium">
                {words.published}
              </th>
              <th scope="col" className="pb-2 pl-1.5 text-right sm:pl-3 font-medium">
                {words.observed}
              </th>
              <th scope="col" className="pb-2 pl-1.5 text-right sm:pl-3 font-medium">
                {words.draws}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key} className="border-rule border-t-[1.5px]">
                <th scope="row" className="py-3 font-normal">
                  <RarityEdge rarity={row.rarity} {...(row.label ? { label: row.label } : {})} />
                </th>
                <td className="figure py-3 pl-1.5 text-right sm:pl-3">{chanceText(row.published)}</td>
                <td className="figure py-3 pl-1.5 text-right sm:pl-3">{chanceText(row.observed)}</td>
                <td className="figure py-3 pl-1.5 text-right sm:pl-3">{formatCount(row.draws)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </div>
  )
}
