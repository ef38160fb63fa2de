import { onRequestStart } from '@lootboxes/lootbox/server'
import type { NextRequest } from 'next/server'

/** Header with the target of the request line. The server sets it and overwrites a value from the client. */
const TARGET_HEADER = 'lootbox-target'

/** Sets the header on each request. */
export const setTargetHeader = (): void =>
  onRequestStart(({ request }) => {
    request.headers[TARGET_HEADER] = request.url ?? '/'
  })

/** Normalizes a path for comparison: Next writes `'` as `%27`. */
function plain(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname).replace(/\/+$/, '')
  } catch {
    return undefined
  }
}

/**
 * Whether Next shows the proxy the path that the client wrote. Of `/_next/data/x/api/y.json` and `/api/y.rsc`, addresses of its
 * own protocols, it shows `/api/y` and answers another path. No page of this site leads to one.
 */
export function isPathAsWritten({ headers, nextUrl }: Pick<NextRequest, 'headers' | 'nextUrl'>): boolean {
  const target = headers.get(TARGET_HEADER)
  if (target === null) return true
  const url = `http://site${target}`
  return URL.canParse(url) && plain(new URL(url).pathname) === plain(nextUrl.pathname)
}
