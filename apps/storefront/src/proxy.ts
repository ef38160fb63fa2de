import { PUBLIC_RELAY } from '@lootboxes/wallet-connector/mobile'
import { type NextRequest, NextResponse } from 'next/server'
import { isBrokenForm, isForeignForm } from '@/api/forms'
import { takePoints } from '@/api/rate-limit'
import { contentSecurityPolicy, securityHeaders } from '@/config/csp'
import { env } from '@/config/env'
import { notFoundPath } from '@/config/not-found-path'
import { workerPath } from '@/config/offline-worker'
import { pageCacheControl } from '@/config/page-cache'
import { mediaPolicy, retrySeconds } from '@/config/paths'
import { parseSitePath } from '@/config/site-path'
import { swapProviders } from '@/config/swap-widget'

const withHeaders = (response: NextResponse, policy: string) => {
  response.headers.set('Content-Security-Policy', policy)
  for (const [name, value] of Object.entries(securityHeaders)) response.headers.set(name, value)
  return response
}

function tooMany(seconds: number, isJson: boolean): NextResponse {
  const message = `Too many requests. Try again in ${seconds} s.`
  const headers = { 'retry-after': `${seconds}`, 'cache-control': 'no-store' }
  return isJson
    ? NextResponse.json({ error: { kind: 'too-many-requests', message } }, { status: 429, headers })
    : new NextResponse(message, { status: 429, headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' } })
}

/**
 * Every request but those for the build's own files passes here. The path decides what answers it; the policy, the points and
 * maintenance follow from that. Gives each page its own nonce, which Next puts on the scripts it writes.
 */
export async function proxy(request: NextRequest) {
  const { network, networkId, gatewayUrl, devnetUrl, swapProvider, development, maintenance } = env()
  const { pathname, search } = request.nextUrl
  const path = parseSitePath(pathname, networkId)
  // No text that this site keeps or looks for has a NUL byte; a database would report it as a failure.
  if (path === undefined || search.includes('%00'))
    return new NextResponse('This address cannot be read.', { status: 400 })
  // A worker would outlive `next dev` and speak for the next project on its port.
  if (development && pathname === workerPath) return new NextResponse(null, { status: 404 })
  const { kind, points } = path
  const nonce = btoa(crypto.randomUUID())
  const policy =
    kind === 'picture'
      ? mediaPolicy
      : contentSecurityPolicy({
          nonce,
          gatewayUrl,
          devnetUrl,
          relayUrl: devnetUrl === undefined ? PUBLIC_RELAY : undefined,
          widgetUrl: (swapProvider ?? swapProviders[network])?.baseUrl,
          development,
        })
  const seconds = points === 0 ? undefined : await takePoints(request.headers, points)
  if (seconds !== undefined) return withHeaders(tooMany(seconds, pathname.endsWith('/json')), policy)
  if (kind !== 'call' && isForeignForm(request))
    return withHeaders(new NextResponse('A page of another site sent this form.', { status: 403 }), policy)
  if (await isBrokenForm(request))
    return withHeaders(new NextResponse('This form cannot be read.', { status: 400 }), policy)
  const headers = new Headers(request.headers)
  headers.set('x-nonce', nonce)
  headers.set('content-security-policy', policy)
  const rewrite = (to: string, status = 200) => {
    const url = request.nextUrl.clone()
    url.pathname = to
    return withHeaders(NextResponse.rewrite(url, { status, request: { headers } }), policy)
  }
  const isPage = kind === 'page' || kind === 'search' || kind === 'not-found'
  if (maintenance !== undefined && isPage) {
    const closed = rewrite('/maintenance', 503)
    closed.headers.set('retry-after', `${retrySeconds}`)
    return closed
  }
  const response =
    kind === 'search'
      ? rewrite('/search')
      : kind === 'not-found'
        ? rewrite(notFoundPath)
        : withHeaders(NextResponse.next({ request: { headers } }), policy)
  if (isPage) {
    const { searchParams } = request.nextUrl
    const control = pageCacheControl({ method: request.method, pathname, searchParams, cookies: request.cookies })
    response.headers.set('cache-control', control)
  }
  return response
}

export const config = { matcher: ['/((?!_next/static/).*)'] }
