import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'
import { articleData, JsonLd } from '../foundations/json-ld'
import { Artwork } from '../parts/artwork'
import { Crumbs, type CrumbsProps } from '../parts/crumbs'
import { formatDate } from '../parts/format-time'
import { Prose } from '../parts/prose'
import { ArticleBody } from './article-body'
import type { ContentsEntry } from './contents-list'

export type ArticlePageProps = Omit<ComponentProps<'article'>, 'title'> & {
  title: string
  crumbs?: CrumbsProps['crumbs']
  lede?: string
  /** The day of publication, in milliseconds. */
  at?: number
  /** “4 min”, the author, or the version of a legal text. */
  note?: ReactNode
  picture?: string | undefined
  contents?: readonly ContentsEntry[]
  currentPart?: string
  /** Running text. */
  children: ReactNode
  previous?: { title: string; href: string } | undefined
  next?: { title: string; href: string } | undefined
  words?: { contents: string; previous: string; next: string; more: string }
}

const english = { contents: 'Contents', previous: 'Before this', next: 'After this', more: 'More to read' }

/** An article, a help page or a legal text, with contents and links to the previous and next page. */
export function ArticlePage({
  title,
  crumbs,
  lede,
  at,
  note,
  picture,
  contents = [],
  currentPart,
  children,
  previous,
  next,
  words = english,
  className,
  ...props
}: ArticlePageProps) {
  return (
    <article data-slot="article-page" {...props} className={cn('wrap pt-7 pb-14 sm:pt-11', className)}>
      <header
        className={cn(
          'grid grid-cols-[minmax(0,1fr)] items-end gap-x-12 gap-y-6 pb-8',
          picture ? 'md:grid-cols-[minmax(0,1fr)_auto]' : undefined,
        )}
      >
        <div className="flex min-w-0 flex-col items-start gap-4">
          {crumbs ? <Crumbs crumbs={crumbs} /> : null}
          <h1 className="headline max-w-[20ch] text-6xl [overflow-wrap:anywhere]">{title}</h1>
          {lede ? <p className="max-w-[50ch] text-ink-soft text-xl leading-normal">{lede}</p> : null}
          {at !== undefined || note ? (
            <p className="flex flex-wrap gap-x-5 text-ink-soft text-sm">
              {at === undefined ? null : <time dateTime={new Date(at).toISOString()}>{formatDate(at)}</time>}
              {note ? <span>{note}</span> : null}
            </p>
          ) : null}
        </div>
        {picture ? (
          <Artwork
            src={picture}
            alt=""
            priority
            className="w-48 max-w-[80%] rotate-2 rounded-card [&>img]:object-cover border-[1.5px] border-frame md:w-64 md:max-w-none lg:w-80"
          />
        ) : null}
      </header>
      <ArticleBody contents={contents} label={words.contents} currentPart={currentPart}>
        <Prose variant="booklet">{children}</Prose>
      </ArticleBody>
      {previous || next ? (
        <nav
          aria-label={words.more}
          className="mt-12 grid gap-4 border-rule border-t-2 border-dashed pt-6 sm:grid-cols-2"
        >
          {previous ? <Turn {...previous} label={words.previous} /> : <span className="max-sm:hidden" />}
          {next ? <Turn {...next} label={words.next} forward /> : null}
        </nav>
      ) : null}
      {at === undefined ? null : <JsonLd data={articleData({ title, lede, at, picture })} />}
    </article>
  )
}

function Turn({
  title,
  href,
  label,
  forward = false,
}: {
  title: string
  href: string
  label: string
  forward?: boolean
}) {
  const Icon = forward ? ArrowRight : ArrowLeft
  return (
    <a
      href={href}
      className={cn(
        'group flex min-h-11 flex-col gap-1 rounded-card border-[1.5px] border-rule bg-card px-5 py-4 no-underline hover:border-frame',
        forward && 'items-end text-right',
      )}
    >
      <span className={cn('flex items-center gap-2 text-ink-soft text-sm', forward && 'flex-row-reverse')}>
        <Icon aria-hidden className="size-4" />
        {label}
      </span>
      <span className="font-bold font-display text-lg leading-tight tracking-snug group-hover:underline">{title}</span>
    </a>
  )
}
