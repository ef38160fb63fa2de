import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'

export type HeroPicture = { src: string; href: string; name: string }

export type HomeHeroProps = Omit<ComponentProps<'header'>, 'title' | 'children'> & {
  title: ReactNode
  /** A small line above the title, such as the name that the menu has for the page. */
  eyebrow?: ReactNode
  /** The purpose of the page, in a sentence or two. */
  lede: ReactNode
  actions?: ReactNode
  /** Up to three pictures of items, fanned. Each links to its item. */
  pictures?: readonly HeroPicture[]
  /** A panel instead of the pictures. */
  aside?: ReactNode
  /** A low head, for a page whose first section has to be in the first window. */
  compact?: boolean
}

/** The rotations of pictures in a fan. */
export const leans = ['-rotate-6 translate-y-2', 'rotate-2 -translate-y-1', 'rotate-8 translate-y-3']

/** The head of a home: its title, its purpose, one action, and pictures. */
export function HomeHero({
  title,
  eyebrow,
  lede,
  actions,
  pictures = [],
  aside,
  compact = false,
  className,
  ...props
}: HomeHeroProps) {
  const hasAside = aside !== undefined || pictures.length > 0
  return (
    <header
      data-slot="home-hero"
      {...props}
      className={cn('overflow-x-clip', !compact && 'border-rule border-b-[1.5px]', className)}
    >
      <div
        className={cn(
          'wrap grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-6',
          compact ? 'pt-4 pb-3 sm:pt-6' : 'py-9 sm:py-14',
          // As wide as three pictures: a column that grows when they arrive would wrap the words again.
          hasAside && 'md:grid-cols-[minmax(0,1fr)_21rem] lg:grid-cols-[minmax(0,1fr)_30rem]',
        )}
      >
        <div
          className={
            compact
              ? 'flex flex-wrap items-baseline justify-between gap-x-10 gap-y-1.5'
              : 'flex flex-col items-start gap-5'
          }
        >
          {eyebrow ? (
            <p className={cn('font-semibold text-ink-soft text-sm', compact ? '-mt-2 -mb-1.5 w-full' : '-mb-3')}>
              {eyebrow}
            </p>
          ) : null}
          <h1
            className={cn(
              'headline [overflow-wrap:anywhere]',
              compact ? 'text-5xl' : hasAside ? 'text-7xl md:max-lg:text-6xl' : 'text-7xl',
            )}
          >
            {title}
          </h1>
          <div className={cn('text-pretty text-ink-soft', compact ? '' : 'max-w-[52ch] text-lg')}>{lede}</div>
          {actions ? <div className="flex flex-wrap gap-3">{actions}</div> : null}
        </div>
        {aside}
        {aside === undefined && pictures.length > 0 ? (
          <div className="flex pl-1 md:pr-4 md:pl-0">
            {pictures.slice(0, leans.length).map(({ src, href, name }, place) => (
              <a key={src} href={href} className={cn('rounded-card', place > 0 && '-ml-4 md:-ml-8', leans[place])}>
                <img
                  src={src}
                  alt={name}
                  width="176"
                  height="176"
                  decoding="async"
                  className="size-24 rounded-card border-[1.5px] border-frame bg-card p-1 md:size-32 md:p-1.5 lg:size-44"
                />
              </a>
            ))}
          </div>
        ) : null}
      </div>
    </header>
  )
}
