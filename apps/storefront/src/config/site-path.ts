import { readdirSync } from 'node:fs'
import { extname, join } from 'node:path'
import { parseAccountAddress, parseLocalId, parseResourceAddress, parseTransactionId } from '@lootboxes/ledger'
import { homes } from './homes'
import { componentOfPath } from './paths'
import { perProcess } from './per-process'

/**
 * The handler that answers a path, and the points that a request takes of its client. Calls and pictures of the ledger take 0
 * here: their handlers count them.
 */
export type SitePath = {
  readonly kind: 'file' | 'call' | 'probe' | 'picture' | 'search' | 'not-found' | 'page'
  readonly points: number
}

/** Files of `public/`, and the icon that the build makes. */
const siteFiles = perProcess('site-files', () => {
  const names = readdirSync(join(process.cwd(), 'public'), { recursive: true, encoding: 'utf8' })
  return new Set(['icon.svg', ...names.filter((name) => extname(name) !== '')].map((name) => `/${name}`))
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

/** Names that stand for an address (`item_20`, `avatar_1`): which, the network's preset says. */
const isAlias = (segment: string): boolean => /^[a-z]+(?:_[a-z0-9]+)+$/.test(segment) && segment.length <= 40

/** Whether a dynamic route would take the path and find nothing: a misspelt box, home, item, collection or receipt. */
function isNotFound([first = '', second, ...rest]: readonly string[], networkId: number): boolean {
  if (second === undefined) return first.startsWith('component_') && componentOfPath(first, networkId) === undefined
  const isResource = (address: string) => parseResourceAddress(address, networkId).isOk()
  switch (first) {
    case 'home':
      return rest.length > 0 || !homes.some(({ id }) => id === second)
    case 'collection':
      return rest.length > 0 || !(isResource(second) || isAlias(second))
    case 'item': {
      const [localId, ...more] = rest
      if (localId === undefined) return !isAlias(second)
      return more.length > 0 || !isResource(second) || parseLocalId(localId).isErr()
    }
    case 'user':
      return rest.length > 0 || !(parseAccountAddress(second, networkId).isOk() || isAlias(second))
    case 'case-studies':
      return componentOfPath(second, networkId) === undefined && !isAlias(second)
    case 'receipt':
      return rest.length === 0 && parseTransactionId(second, networkId).isErr()
    default:
      return false
  }
}

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
export function parseSitePath(pathname: string, networkId: number): SitePath | undefined {
  const segments = segmentsOf(pathname)
  if (segments === undefined) return undefined
  // The search form is relative, so every path may be followed by it (spec L22, trap T26).
  if (segments.at(-1) === 'search') return { kind: 'search', points: 1 }
  // Next compares the fixed parts of a route as they are written: it answers `/%61pi/x` with the 404 page.
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
  return isNotFound(segments, networkId)
    ? { kind: 'not-found', points: 1 }
    : { kind: 'page', points: pagePoints(segments) }
}
