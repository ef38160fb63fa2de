import { contentSecurityPolicy, securityHeaders } from '@lootboxes/lootbox/server'
import { PUBLIC_RELAY } from '@lootboxes/wallet-connector/mobile'
import { type NextRequest, NextResponse } from 'next/server'
import { isBrokenForm, isForeignForm } from '@/api/forms'
import { takePoints, visitorCookie } from '@/api/rate-limit'
import { tooMany } from '@/api/too-many'
import { isPathAsWritten } from '@/api/written-path'
import { env } from '@/config/env'
import { mediaPolicy } from '@/config/media-policy'
import { notFoundPath } from '@/config/not-found-path'
import { workerPath } from '@/config/offline-worker'
import { pageCacheControl } from '@/config/page-cache'
import { retrySeconds } from '@/config/paths'
import { readPreset } from '@/config/read-site-config'
import { parseSitePath } from '@/config/site-path'

const withHeaders = <Answer extends Response>(response: Answer, policy: string): Answer => {
  response.headers.set('Content-Security-Policy', policy)
  for (const [name, value] of Object.entries(securityHeaders)) response.headers.set(name, value)
  return response
}

function pagePolicy(nonce: string): string {
  const { gatewayUrl, devnetUrl, swapProvider, development } = env()
  return contentSecurityPolicy({
    nonce,
    gatewayUrl,
    devnetUrl,
    relayUrl: devnetUrl === undefined ? PUBLIC_RELAY : undefined,
    widgetUrl: swapProvider?.baseUrl,
    reportUrl: '/api/reports',
    development,
  })
}

/** `Set-Cookie` for a visitor without the cookie; undefined for others. */
const newVisitor = (request: NextRequest): string | undefined => {
  const visitors = visitorCookie()
  if (visitors.read(request.headers) !== undefined) return undefined
  const secure = env().siteUrl.startsWith('https:') ? '; Secure' : ''
  return `${visitors.name}=${visitors.issue()}; Path=/; Max-Age=3600; SameSite=Lax${secure}`
}

/**
 * Handles every request except uploads and files of the build. The path decides the handler, and so the policy, the points
 * and the maintenance mode. Each page gets a new nonce, which Next adds to its scripts.
 */
export async function proxy(request: NextRequest) {
  const { networkId, development, maintenance } = env()
  const { pathname, search } = request.nextUrl
  const path = parseSitePath(pathname, { networkId, aliases: readPreset().aliases })
  // No stored or searched text contains a NUL byte, and a database rejects it as an error.
  if (path === undefined || search.includes('%00') || !isPathAsWritten(request))
    return new NextResponse('This address cannot be read.', { status: 400 })
  // A service worker would outlive `next dev` and answer for the next project on its port.
  if (development && pathname === workerPath) return new NextResponse(null, { status: 404 })
  const { kind, points, to } = path
  // Next answers another method with 500.
  if (kind === 'file' && request.method !== 'GET' && request.method !== 'HEAD')
    return new NextResponse(null, { status: 405, headers: { allow: 'GET, HEAD' } })
  const nonce = btoa(crypto.randomUUID())
  const policy = kind === 'picture' ? mediaPolicy : pagePolicy(nonce)
  const seconds = points === 0 ? undefined : await takePoints(request.headers, points)
  if (seconds !== undefined) {
    const isJson = pathname.endsWith('/json')
    return withHeaders(tooMany({ seconds, nonce, isJson, cookie: newVisitor(request) }), policy)
  }
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
  if (to !== undefined) return withHeaders(NextResponse.redirect(new URL(to, request.nextUrl)), policy)
  const response =
    kind === 'search'
      ? rewrite('/search')
      : kind === 'not-found'
        ? rewrite(notFoundPath)
        : withHeaders(NextResponse.next({ request: { headers } }), policy)
  if (isPage) {
    const { searchParams } = request.nextUrl
    const control = pageCacheControl({ method: request.method, pathname, searchParams, cookies: request.cookies })
    if (control !== undefined) response.headers.set('cache-control', control)
  }
  // Pages set no cookie, so that a shared cache may store them.
  const cookie = kind === 'call' && request.method === 'POST' ? newVisitor(request) : undefined
  if (cookie !== undefined) response.headers.append('set-cookie', cookie)
  return response
}

// The proxy buffers bodies up to 64 KiB and cuts longer ones, so the handler of uploads does its own checks.
export const config = { matcher: ['/((?!_next/static/|uploads/?$).*)'] }
