import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'
import { Table } from '../parts/table'
import { countText } from '../records/market'
import { type Rarity, rarities, rarityShortWords } from './rarity'
import { RarityEdge } from './rarity-edge'

export type LuckCount = {
  rarity: Rarity
  /** The number of revealed items. */
  pulled: number
  /** The number that as many tickets give on average. */
  expected: number
}

const english = {
  title: 'Compared with the average',
  pulls: (count: number) => `${countText(count, 'item')} revealed`,
  pulled: 'Revealed',
  expected: 'Average',
  edge: 'Rarity',
  table: 'Revealed items and the average, by rarity',
  none: 'Nothing is revealed yet. The first reveal is counted here.',
}

export type LuckCardProps = Omit<ComponentProps<'section'>, 'children' | 'title'> & {
  counts: readonly LuckCount[]
  /** The rarest item: a small picture and its name. */
  best?: { name: string; picture?: string | undefined; note?: ReactNode }
  /** A sentence: “A foil more than chance would give”. */
  verdict?: ReactNode
  headingLevel?: 2 | 3 | 4
  words?: Partial<typeof english>
}

/** The items that an account revealed, compared with the average of as many tickets, for each rarity. */
export function LuckCard({ counts, best, verdict, headingLevel = 3, words: own, className, ...props }: LuckCardProps) {
  const words = { ...english, ...own }
  const Heading = `h${headingLevel}` as const
  const pulls = counts.reduce((sum, { pulled }) => sum + pulled, 0)
  const max = Math.max(1, ...counts.flatMap(({ pulled, expected }) => [pulled, expected]))
  const rows = rarities.toReversed().flatMap((rarity) => counts.filter((count) => count.rarity === rarity))
  return (
    <section
      data-slot="luck-card"
      aria-label={words.title}
      {...props}
      className={cn('outline-card @container flex flex-col gap-4 bg-card p-5', className)}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Heading className="heading text-xl">{words.title}</Heading>
        <p className="figure text-ink-soft text-sm">{words.pulls(pulls)}</p>
      </div>
      {pulls === 0 ? (
        <p className="text-ink-soft">{words.none}</p>
      ) : (
        <>
          <Table caption={words.table} hideCaption className="text-sm">
            <thead className="text-ink-soft text-xs">
              <tr>
                <th scope="col" className="pb-1 text-left font-medium">
                  {words.edge}
                </th>
                <th scope="col" className="pb-1 text-right font-medium">
                  {words.pulled}
                </th>
                <th scope="col" className="pb-1 pl-4 text-right font-medium">
                  {words.expected}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((count) => (
                <CountRow key={count.rarity} count={count} max={max} />
              ))}
            </tbody>
          </Table>
          {best ? <BestDraw best={best} /> : null}
          {verdict ? <p className="border-gold border-l-4 pl-3.5">{verdict}</p> : null}
        </>
      )}
    </section>
  )
}

function CountRow({ count: { rarity, pulled, expected }, max }: { count: LuckCount; max: number }) {
  return (
    <tr className="border-rule border-t-2 border-dashed align-middle">
      <th scope="row" className="w-full py-2 pr-3 text-left font-normal">
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <RarityEdge rarity={rarity} label={rarityShortWords[rarity]} className="w-28" />
          <svg
            aria-hidden="true"
            viewBox="0 0 100 8"
            preserveAspectRatio="none"
            className="h-2.5 min-w-16 flex-1 rounded-[2px] bg-wash @max-[17rem]:hidden"
          >
            <rect width={(pulled / max) * 100} height="8" fill="currentColor" />
            <rect x={(expected / max) * 100 - 0.6} width="1.2" height="8" fill="var(--coral)" />
          </svg>
        </span>
      </th>
      <td className="figure text-right font-medium">{pulled}</td>
      <td className="figure pl-4 text-right text-ink-soft">{expected.toFixed(1)}</td>
    </tr>
  )
}

function BestDraw({ best: { name, picture, note } }: { best: NonNullable<LuckCardProps['best']> }) {
  return (
    <div className="flex items-center gap-3.5">
      {picture ? (
        <img src={picture} alt="" width="56" height="56" loading="lazy" className="size-14 shrink-0 rounded-[7px]" />
      ) : null}
      <p className="min-w-0">
        <strong className="heading block text-lg leading-tight tracking-snug">{name}</strong>
        <span className="text-ink-soft text-sm">{note}</span>
      </p>
    </div>
  )
}
