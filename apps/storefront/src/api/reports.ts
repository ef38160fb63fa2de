import { REQUEST_ID_HEADER, readBounded, requestId, shortenPeer } from '@lootboxes/lootbox/server'
import * as z from 'zod/mini'
import { serverLog } from '@/config/log'
import { type OrderEnd as OrderEndName, orderEnds, orderKinds } from '@/config/order-ends'
import { metrics } from '@/operations/metrics'
import { clientKey, takePoints } from './rate-limit'

const longest = 8 * 1024
const word = z.string().check(z.maxLength(2_048))
const optional = z.optional(word)

const Violation = z.object({
  'csp-report': z.object({
    'document-uri': optional,
    'effective-directive': optional,
    'violated-directive': optional,
    'blocked-uri': optional,
    'source-file': optional,
    'line-number': z.optional(z.number()),
  }),
})
const PageError = z.object({ pageError: z.object({ name: word, digest: optional, path: word }) })

const OrderEnd = z.object({ orderEnd: z.object({ order: z.enum(orderKinds), end: z.enum(orderEnds) }) })

/** A URL without personal data: no query, no fragment, no account. */
function plain(url: string | undefined): string | undefined {
  if (url === undefined) return undefined
  const [address = ''] = url.split(/[?#]/)
  return address.replace(/account_[a-z0-9_]+/g, 'account').slice(0, 200)
}

type Report =
  | { readonly kind: 'policy' | 'page-error'; readonly facts: Readonly<Record<string, unknown>> }
  | { readonly kind: 'order'; readonly order: string; readonly end: OrderEndName }

/** Returns a browser's report without personal data, or `undefined` for any other body. */
export function parseReport(text: string): Report | undefined {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return undefined
  }
  const violation = z.safeParse(Violation, body)
  if (violation.success) {
    const { 'csp-report': said } = violation.data
    return {
      kind: 'policy',
      facts: {
        page: plain(said['document-uri']),
        directive: said['effective-directive'] ?? said['violated-directive'],
        blocked: plain(said['blocked-uri']),
        source: plain(said['source-file']),
        line: said['line-number'],
      },
    }
  }
  const ended = z.safeParse(OrderEnd, body)
  if (ended.success) return { kind: 'order', ...ended.data.orderEnd }
  const error = z.safeParse(PageError, body)
  if (!error.success) return undefined
  const { name, digest, path } = error.data.pageError
  return { kind: 'page-error', facts: { name: name.slice(0, 100), digest: digest?.slice(0, 100), page: plain(path) } }
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
