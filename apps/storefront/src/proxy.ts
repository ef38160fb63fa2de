import { type NextRequest, NextResponse } from 'next/server'
import { env } from '@/env'
import { tradeProviders } from '@/features/buy-token/trade-widget'
import { isLost } from '@/features/not-found/is-lost'
import { lostPath } from '@/features/not-found/lost-path'
import { workerPath } from '@/features/offline/offline-worker'
import { contentSecurityPolicy, securityHeaders } from '@/features/security/csp'

/** Gives each page its own nonce; Next puts it on the scripts it writes. What names nothing goes to the page that says so. */
export function proxy(request: NextRequest) {
  const { network, networkId, gatewayUrl, devnetUrl, ipfsUrl, tradeProvider, development } = env()
  // A worker would outlive `next dev` and speak for the next project on its port.
  if (development && request.nextUrl.pathname === workerPath) return new NextResponse(null, { status: 404 })
  const nonce = btoa(crypto.randomUUID())
  const policy = contentSecurityPolicy({
    nonce,
    gatewayUrl,
    devnetUrl,
    ipfsUrl,
    widgetUrl: (tradeProvider ?? tradeProviders[network])?.baseUrl,
    development,
  })
  const headers = new Headers(request.headers)
  headers.set('x-nonce', nonce)
  headers.set('content-security-policy', policy)
  const response = isLost(request.nextUrl.pathname, networkId)
    ? NextResponse.rewrite(new URL(lostPath, request.url), { request: { headers } })
    : NextResponse.next({ request: { headers } })
  response.headers.set('Content-Security-Policy', policy)
  for (const [name, value] of Object.entries(securityHeaders)) response.headers.set(name, value)
  return response
}

export const config = {
  matcher: [
    {
      // Routes under /api answer JSON and harden themselves; a pass through here would cost them more than they do.
      source: '/((?!_next/static|_next/image|icons/|fonts/|api/).*)',
      missing: [{ type: 'header', key: 'next-router-prefetch' }],
    },
  ],
}
