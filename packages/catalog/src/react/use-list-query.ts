'use client'

import { type MouseEvent, useOptimistic, useTransition } from 'react'

export type UseListQueryOptions<Query> = {
  /** The query of the page's address. */
  readonly query: Query
  /** The address of a query. */
  readonly href: (query: Query) => string
  /** The router's navigation, such as `router.push`. */
  readonly navigate: (href: string) => void
}

export type ListQueryState<Query> = {
  /** The query with the changes that the router is still loading. */
  readonly query: Query
  readonly isPending: boolean
  readonly change: (own: Partial<Query>) => void
  /** Props of a link that makes a change; without scripts it loads the page. */
  readonly linkTo: (own: Partial<Query>) => { href: string; onClick: (event: MouseEvent) => void }
}

/**
 * Sort and filters of a list, stored in the page's URL. A change is visible immediately, before the router has loaded its
 * page.
 */
export function useListQuery<Query extends { readonly cursor?: string | undefined }>({
  query: loaded,
  href,
  navigate,
}: UseListQueryOptions<Query>): ListQueryState<Query> {
  const [isPending, startTransition] = useTransition()
  const [query, setQuery] = useOptimistic(loaded)
  // A changed list starts at its first page.
  const withChange = (own: Partial<Query>): Query => ({ ...query, ...own, cursor: undefined })
  const change = (own: Partial<Query>) =>
    startTransition(() => {
      setQuery(withChange(own))
      navigate(href(withChange(own)))
    })
  const linkTo = (own: Partial<Query>) => ({
    href: href(withChange(own)),
    onClick: (event: MouseEvent) => {
      event.preventDefault()
      change(own)
    },
  })
  return { query, isPending, change, linkTo }
}
