import type { ReactNode } from 'react'
import { cn } from '../cn'
import { Artwork } from '../parts/artwork'
import { formatDate } from '../parts/format-time'
import { Loading, Skeleton } from '../parts/skeleton'
import { EmptyState } from '../parts/state'
import { Section, type SectionProps } from './section'

export type Article = {
  key: string
  title: string
  href: string
  /** One or two sentences. */
  summary?: ReactNode
  picture?: string | undefined
  at?: number
  /** “4 min”, or the figures of a case study. */
  note?: ReactNode
  category?: string
}

export type ArticleListProps = Omit<SectionProps, 'children' | 'title'> & {
  title?: ReactNode
  articles: readonly Article[]
  /** Shows the first article large. */
  lead?: boolean
  /** Set it if the first article is in the first viewport. */
  priority?: boolean
  loading?: number
  words?: { emptyTitle: string; emptyText: string; loading: string }
}

const english = {
  emptyTitle: 'Nothing written yet',
  emptyText: 'What is printed here first is also in the feed.',
  loading: 'Loading articles',
}

/** Articles, case studies or help pages. The first one can be large. */
export function ArticleList({
  title = 'From the booklet',
  articles,
  lead = false,
  priority = false,
  loading = 0,
  words = english,
  ...props
}: ArticleListProps) {
  return (
    <Section data-slot="article-list" title={title} {...props}>
      {loading > 0 ? (
        <Loading label={words.loading} className="flex flex-col">
          {Array.from({ length: loading }, (_, place) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no other identity
              key={place}
              className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-5 border-rule border-t-[1.5px] py-6"
            >
              <Skeleton shape="box" className="aspect-square h-auto!" />
              <div>
                <Skeleton className="max-w-96 text-xl" />
                <Skeleton className="max-w-120" />
              </div>
            </div>
          ))}
        </Loading>
      ) : articles.length === 0 ? (
        <EmptyState title={words.emptyTitle}>{words.emptyText}</EmptyState>
      ) : (
        <ol className="flex list-none flex-col">
          {articles.map((article, place) => (
            <Line key={article.key} article={article} large={lead && place === 0} priority={priority && place === 0} />
          ))}
        </ol>
      )}
    </Section>
  )
}

function Line({
  article: { title, href, summary, picture, at, note, category },
  large,
  priority,
}: {
  article: Article
  large: boolean
  priority: boolean
}) {
  const facts = [category, at === undefined ? undefined : formatDate(at), note].filter((fact) => fact !== undefined)
  return (
    <li
      className={cn(
        'group relative grid items-center gap-x-6 gap-y-4 border-rule border-t-[1.5px] py-6 sm:gap-x-8',
        large
          ? 'grid-cols-[minmax(0,1fr)] sm:py-9 md:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]'
          : 'grid-cols-[4.5rem_minmax(0,1fr)] sm:grid-cols-[7rem_minmax(0,1fr)_auto]',
        !picture && 'grid-cols-[minmax(0,1fr)]! sm:grid-cols-[minmax(0,1fr)_auto]!',
      )}
    >
      {picture ? (
        <Artwork
          src={picture}
          alt=""
          priority={priority}
          className={cn('rounded-card [&>img]:object-cover', large && 'max-md:aspect-3/2! md:-rotate-[1.2deg]')}
        />
      ) : null}
      <div className="min-w-0">
        <h3
          className={cn(
            'heading tracking-snug [overflow-wrap:anywhere]',
            large ? 'text-4xl' : 'text-xl leading-tight sm:text-2xl',
          )}
        >
          <a href={href} className="stretched-link group-hover:underline">
            {title}
          </a>
        </h3>
        {summary ? (
          <div className={cn('mt-2 max-w-[60ch] text-ink-soft', large ? 'text-lg' : 'max-sm:hidden')}>{summary}</div>
        ) : null}
        {large ? <Facts facts={facts} className="mt-4" /> : <Facts facts={facts} className="mt-1 sm:hidden" />}
      </div>
      {large ? null : <Facts facts={facts} className="text-right max-sm:hidden sm:[&>span]:mr-0 sm:[&>span]:block" />}
    </li>
  )
}

function Facts({ facts, className }: { facts: readonly ReactNode[]; className: string }) {
  return (
    <p className={cn('flex flex-wrap gap-x-4 text-ink-soft text-sm sm:block', className)}>
      {facts.map((fact, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the facts have a fixed order
        <span key={place} className="mr-4 last:mr-0">
          {fact}
        </span>
      ))}
    </p>
  )
}
