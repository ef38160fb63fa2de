import { readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { parseAccountAddress, parseLocalId, parseResourceAddress, parseTransactionId } from '@lootboxes/ledger'
import type { NetworkPreset } from '../../lootboxes.config'
import { homes } from './homes'
import { componentOfPath } from './paths'
import { perProcess } from './per-process'

/**
 * The handler that answers a path, and the points that a request takes of its client. Calls and pictures of the ledger take 0
 * here: their handlers count them.
 */
export type SitePath = {
  readonly kind: 'file' | 'call' | 'probe' | 'picture' | 'search' | 'redirect' | 'not-found' | 'page'
  readonly points: number
  /** The path that a `redirect` leads to. */
  readonly to?: string
}

/** The network, and the names that stand for its addresses. */
type Network = { readonly networkId: number; readonly aliases: NetworkPreset['aliases'] }

/** Files of `public/`, and the icon that the build makes. */
const siteFiles = perProcess('site-files', () => {
  const names = readdirSync(join(process.cwd(), 'public'), { recursive: true, encoding: 'utf8' })
  return new Set(['icon.svg', ...names.filter((name) => extname(name) !== '')].map((name) => `/${name}`))
})

/** The slugs of the blog's posts, and their second slugs (L35: `post_1`). */
const postNames = perProcess('post-names', () => {
  const folder = join(process.cwd(), 'content/blog')
  const names = readdirSync(folder).map((file) => {
    const [, alias] = /^alias: *(\S+)$/m.exec(readFileSync(join(folder, file), 'utf8')) ?? []
    return [basename(file, '.mdx'), alias]
  })
  return new Set(names.flat())
})

const probes: ReadonlySet<string> = new Set(['/health/live', '/health/ready'])

/** The decoded segments; undefined for a path that two parsers could split in two ways, or that no parser can decode. */
function segmentsOf(pathname: string): readonly string[] | undefined {
  try {
    const segments = pathname.split('/').filter(Boolean).map(decodeURIComponent)
    return segments.some((segment) => /[/\\\0]/.test(segment)) ? undefined : segments
  } catch {
    return undefined
  }
}

/**
 * Whether a dynamic route matches the path but has no page for it: a misspelt box, home, item, collection, account, post or
 * receipt. For such a route Next sends the 404 page without its text, and scripts render it.
 */
function isNotFound([first = '', second, ...rest]: readonly string[], { networkId, aliases }: Network): boolean {
  if (second === undefined) return first.startsWith('component_') && componentOfPath(first, networkId) === undefined
  const { items, collections, accounts, boxes } = aliases
  const isResource = (address: string) => parseResourceAddress(address, networkId).isOk()
  const isAccount = (address: string) => parseAccountAddress(address, networkId).isOk()
  switch (first) {
    case 'home':
      return rest.length > 0 || !homes.some(({ id }) => id === second)
    case 'collection':
      return (
        rest.length > 0 ||
        !(second === 'explore_collection' || isResource(second) || Object.hasOwn(collections, second))
      )
    case 'item': {
      const [localId, ...more] = rest
      if (localId === undefined) return !Object.hasOwn(items, second)
      return more.length > 0 || !isResource(second) || parseLocalId(localId).isErr()
    }
    case 'user':
    case 'album':
      return rest.length > 0 || !(isAccount(second) || Object.hasOwn(accounts, second))
    case 'case-studies':
      return !Object.hasOwn(boxes, second) && componentOfPath(second, networkId) === undefined
    case 'single_post':
      return rest.length > 0 || !postNames().has(second)
    case 'receipt':
      return rest.length === 0 && parseTransactionId(second, networkId).isErr()
    default:
      return false
  }
}

/** The pages for the menu's names (spec L33) on a network where they stand for no address. */
const listsOfNames: ReadonlyMap<string, string> = new Map([
  ['/item/item_20', '/collection/explore_collection'],
  ['/collection/avatar_1', '/collections-wide'],
  ['/user/avatar_6', '/rankings'],
  ['/case-studies/case_study_1', '/case-studies'],
])

/** A list as a file is streamed whole; a card is drawn, and a receipt takes several answers of the ledger. */
function pagePoints([first = '', second = '', ...rest]: readonly string[]): number {
  if (first === 'lists' && second.includes('.')) return 20
  const isDrawn = (rest.at(-1) ?? (second || first)) === 'opengraph-image'
  return first === 'create' || first === 'receipt' || first === 'cards' || isDrawn ? 3 : 1
}

/**
 * Reads the path of a request, still encoded. The policy, the points, maintenance and the rewrite all follow from this
 * one answer. Undefined: the path cannot be read.
 */
export function parseSitePath(pathname: string, network: Network): SitePath | undefined {
  const segments = segmentsOf(pathname)
  if (segments === undefined) return undefined
  // The search form is relative, so every path may be followed by it (spec L22, trap T26).
  if (segments.at(-1) === 'search') return { kind: 'search', points: 1 }
  // Next does not decode the fixed parts of a route: it answers `/%61pi/x` with the 404 page.
  const written = pathname.split('/').filter(Boolean)
  const path = `/${written.join('/')}`
  const [first] = written
  if (siteFiles().has(path)) return { kind: 'file', points: 0 }
  // Wallets read it, also while the site is closed.
  if (path === '/.well-known/radix.json') return { kind: 'file', points: 1 }
  if (probes.has(path)) return { kind: 'probe', points: 0 }
  if (first === 'api' && segments.length > 1) return { kind: 'call', points: 0 }
  if (first === 'media' && segments.length === 3) return { kind: 'picture', points: 0 }
  if (first === 'uploads' && segments.length === 2) return { kind: 'picture', points: 1 }
  if (!isNotFound(segments, network)) return { kind: 'page', points: pagePoints(segments) }
  const to = listsOfNames.get(path)
  return to === undefined ? { kind: 'not-found', points: 1 } : { kind: 'redirect', points: 1, to }
}
