import { seenCookie } from './cookies'
import { dialogParams } from './dialog-params'
import { accountViews, collectionViews } from './views'

/** Texts that change with a release: a shared cache keeps them for minutes. */
const texts: ReadonlySet<string> = new Set([
  'about',
  'blog',
  'careers',
  'contact',
  'help_center',
  'newsletter',
  'partners',
  'single_post',
  'tarms',
  'terms',
])

/** Parameters of the lists' addresses, and of the dialogs that an address opens. */
const listed: ReadonlySet<string> = new Set([
  ...Object.values(dialogParams),
  'blockchain',
  'box',
  'category',
  'collection',
  'cursor',
  'edge',
  'filter',
  'kind',
  'owner',
  'postDate',
  'sort',
  'tab',
  'view',
])
const views: ReadonlySet<string> = new Set([...accountViews, ...collectionViews])
const isListed = ([name, value]: [string, string]): boolean =>
  name === 'show' ? views.has(value) : listed.has(name) || name.startsWith('property.')

/** The handlers of these routes set `Cache-Control` for each answer, errors included. */
const dataRoutes: ReadonlySet<string> = new Set(['cards', 'lists', 'sale'])

const PRIVATE = 'private, no-store'

/** The facts that decide whether a shared cache may store a page. */
export type PageRequest = {
  readonly method: string
  readonly pathname: string
  readonly searchParams: URLSearchParams
  readonly cookies: { has(name: string): boolean }
}

/**
 * Returns the `Cache-Control` of a page, or undefined if a handler sets it. The HTML is the same for all visitors, so shared
 * caches may store it. Exceptions: responses to forms, unknown parameters, and a visitor with a recent commit
 * (`lootbox-seen`).
 */
export function pageCacheControl({ method, pathname, searchParams, cookies }: PageRequest): string | undefined {
  const [, first = ''] = pathname.split('/')
  if (dataRoutes.has(first)) return undefined
  if (method !== 'GET' && method !== 'HEAD') return PRIVATE
  if (cookies.has(seenCookie) || ![...searchParams].every(isListed)) return PRIVATE
  return texts.has(first)
    ? 'public, max-age=0, s-maxage=120, stale-while-revalidate=600'
    : 'public, max-age=0, s-maxage=2, stale-while-revalidate=30'
}
