import { REQUEST_ID_HEADER, readBounded, requestId, shortenPeer } from '@lootboxes/lootbox/server'
import * as z from 'zod/mini'
import { serverLog } from '@/config/log'
import { orderEnds, orderKinds } from '@/config/order-ends'
import { metrics } from '@/operations/metrics'
import { clientKey, takePoints } from './rate-limit'

const longest = 8 * 1024
const word = z.string().check(z.maxLength(2_048))
const optional = z.optional(word)

/** A URL without personal data: no query, no fragment, no account. */
function plain(url: string | undefined): string | undefined {
  if (url === undefined) return undefined
  const [address = ''] = url.split(/[?#]/)
  return address.replace(/account_[a-z0-9_]+/g, 'account').slice(0, 200)
}

const Violation = z.pipe(
  z.object({
    'csp-report': z.object({
      'document-uri': optional,
      'effective-directive': optional,
      'violated-directive': optional,
      'blocked-uri': optional,
      'source-file': optional,
      'line-number': z.optional(z.number()),
    }),
  }),
  z.transform(({ 'csp-report': said }) => ({
    kind: 'policy' as const,
    facts: {
      page: plain(said['document-uri']),
      directive: said['effective-directive'] ?? said['violated-directive'],
      blocked: plain(said['blocked-uri']),
      source: plain(said['source-file']),
      line: said['line-number'],
    },
  })),
)
const OrderEnd = z.pipe(
  z.object({ orderEnd: z.object({ order: z.enum(orderKinds), end: z.enum(orderEnds) }) }),
  z.transform(({ orderEnd }) => ({ kind: 'order' as const, ...orderEnd })),
)
const PageError = z.pipe(
  z.object({ pageError: z.object({ name: word, digest: optional, path: word }) }),
  z.transform(({ pageError: { name, digest, path } }) => ({
    kind: 'page-error' as const,
    facts: { name: name.slice(0, 100), digest: digest?.slice(0, 100), page: plain(path) },
  })),
)
const Report = z.union([Violation, OrderEnd, PageError])

/** Returns a browser's report without personal data, or `undefined` for any other body. */
export function parseReport(text: string): z.output<typeof Report> | undefined {
  try {
    return z.safeParse(Report, JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/**
 * Takes a browser's report of at most 8 KiB. Policy violations and page errors are logged and counted; outcomes of orders are
 * only counted.
 */
export async function takeReport(request: Request): Promise<Response> {
  const id = requestId(request.headers)
  const headers = { 'cache-control': 'no-store', [REQUEST_ID_HEADER]: id }
  const seconds = await takePoints(request.headers)
  if (seconds !== undefined)
    return new Response(null, { status: 429, headers: { ...headers, 'retry-after': `${seconds}` } })
  const text = request.body === null ? '' : await readBounded(request.body, longest).catch(() => undefined)
  const report = text === undefined ? undefined : parseReport(text)
  if (report?.kind === 'order') metrics().orders.inc({ order: report.order, end: report.end })
  else if (report !== undefined) {
    metrics().reports.inc({ kind: report.kind })
    serverLog().warn(
      { requestId: id, client: shortenPeer(clientKey(request.headers)), report: report.kind, ...report.facts },
      'browser report',
    )
  }
  return new Response(null, { status: report === undefined ? 400 : 204, headers })
}
