import type { ReactNode } from 'react'
import { Skeleton } from '../parts/skeleton'
import { Time } from '../parts/time'
import { LootCard } from '../tickets/loot-card'
import type { Rarity } from '../tickets/rarity'
import { Section, type SectionProps } from './section'

export type RecentReveal = {
  key: string
  name: string
  picture?: string | undefined
  description?: string
  rarity: Rarity
  at: number
  href?: string
  flagged?: boolean
}

export type RecentRevealsProps = Omit<SectionProps, 'children' | 'title'> & {
  title?: ReactNode
  reveals: readonly RecentReveal[]
  loading?: boolean
  empty?: ReactNode
  now?: number
}

const grid = 'grid grid-cols-2 gap-3 sm:gap-5 md:grid-cols-4'

/** The newest revealed loot. */
export function RecentReveals({
  title = 'Just revealed',
  reveals,
  loading = false,
  empty = 'Nothing has been revealed yet. The first one shows up here.',
  now,
  ...props
}: RecentRevealsProps) {
  return (
    <Section data-slot="recent-reveals" ground="band" title={title} {...props}>
      {loading ? (
        <div className={grid}>
          {['a', 'b', 'c', 'd'].map((key) => (
            <div key={key} className="rounded-card border-[1.5px] border-rule bg-card p-1.5">
              <Skeleton shape="box" className="aspect-square h-auto!" />
              <div className="flex flex-col gap-1 px-3 pt-2.5 pb-3">
                <Skeleton className="w-1/2" />
                <Skeleton className="w-3/4" />
                <Skeleton className="w-1/3" />
              </div>
            </div>
          ))}
        </div>
      ) : reveals.length === 0 ? (
        <p className="text-ink-soft">{empty}</p>
      ) : (
        <ul className={`${grid} list-none`}>
          {reveals.map(({ key, at, ...loot }) => (
            <li key={key}>
              <LootCard {...loot} className="h-full">
                <Time past at={at} {...(now === undefined ? {} : { now })} className="truncate" />
              </LootCard>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
