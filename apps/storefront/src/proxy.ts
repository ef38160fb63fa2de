import { PUBLIC_RELAY } from '@lootboxes/wallet-connector/mobile'
import { type NextRequest, NextResponse } from 'next/server'
import { clientKey } from '@/api/client-address'
import { siteRateLimit } from '@/api/rate-limit'
import { isBrokenForm, isForeignForm } from '@/api/request-body'
import { contentSecurityPolicy, securityHeaders } from '@/config/csp'
import { env } from '@/config/env'
import { notFoundPath } from '@/config/not-found-path'
import { workerPath } from '@/config/offline-worker'
import { isMediaPath, isNotFound, isPage, mediaPolicy, pageCost, plainPath, retrySeconds } from '@/config/paths'
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
 * Every request but those for the build's own files passes here. Gives each page its own nonce, which Next puts on the
 * scripts it writes; counts what it costs; what names nothing goes to the page that says so.
 */
export async function proxy(request: NextRequest) {
  const { network, networkId, gatewayUrl, devnetUrl, swapProvider, development, trustProxy, maintenance } = env()
  const pathname = plainPath(request.nextUrl.pathname)
  if (pathname === undefined) return new NextResponse('This address cannot be read.', { status: 400 })
  // A worker would outlive `next dev` and speak for the next project on its port.
  if (development && pathname === workerPath) return new NextResponse(null, { status: 404 })
  const nonce = btoa(crypto.randomUUID())
  const policy = isMediaPath(pathname)
    ? mediaPolicy
    : contentSecurityPolicy({
        nonce,
        gatewayUrl,
        devnetUrl,
        relayUrl: devnetUrl === undefined ? PUBLIC_RELAY : undefined,
        widgetUrl: (swapProvider ?? swapProviders[network])?.baseUrl,
        development,
      })
  const points = pageCost(pathname, request.headers)
  const seconds = points === 0 ? undefined : await siteRateLimit().check(clientKey(request.headers, trustProxy), points)
  if (seconds !== undefined) return withHeaders(tooMany(seconds, pathname.endsWith('/json')), policy)
  if (!pathname.startsWith('/api/') && isForeignForm(request))
    return withHeaders(new NextResponse('A page of another site sent this form.', { status: 403 }), policy)
  if (await isBrokenForm(request))
    return withHeaders(new NextResponse('This form cannot be read.', { status: 400 }), policy)
  const headers = new Headers(request.headers)
  headers.set('x-nonce', nonce)
  headers.set('content-security-policy', policy)
  if (maintenance !== undefined && isPage(pathname)) {
    const closed = NextResponse.rewrite(new URL('/maintenance', request.url), { status: 503, request: { headers } })
    closed.headers.set('retry-after', `${retrySeconds}`)
    return withHeaders(closed, policy)
  }
  const response = isNotFound(pathname, networkId)
    ? NextResponse.rewrite(new URL(notFoundPath, request.url), { request: { headers } })
    : NextResponse.next({ request: { headers } })
  return withHeaders(response, policy)
}

export const config = { matcher: ['/((?!_next/static/).*)'] }
