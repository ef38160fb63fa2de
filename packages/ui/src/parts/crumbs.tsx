import type { ComponentProps } from 'react'
import { cn } from '../cn'
import { JsonLd } from '../foundations/json-ld'

/** Properties of `Crumbs`. */
export type CrumbsProps = Omit<ComponentProps<'nav'>, 'children'> & {
  /** From the root to the current page; the last one needs no `href`. */
  crumbs: readonly { label: string; href?: string }[]
  label?: string
}

/** The path of a page in the site, for search engines, too. */
export function Crumbs({ crumbs, label = 'You are here', className, ...props }: CrumbsProps) {
  return (
    <nav data-slot="crumbs" aria-label={label} {...props} className={cn('text-ink-soft text-sm', className)}>
      <ol className="flex list-none flex-wrap items-center">
        {crumbs.map(({ label: words, href }, index) => (
          <li key={words} className="flex items-center not-last:after:px-2 not-last:after:content-['/']">
            {href ? (
              <a
                href={href}
                className="touch-target relative rounded-[2px] no-underline hover:text-ink hover:underline"
              >
                {words}
              </a>
            ) : (
              <span {...(index === crumbs.length - 1 ? { 'aria-current': 'page' as const } : {})}>{words}</span>
            )}
          </li>
        ))}
      </ol>
      <JsonLd
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: crumbs.map(({ label: name, href: item }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            item,
          })),
        }}
      />
    </nav>
  )
}
