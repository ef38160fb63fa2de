import { shortenAddress } from '@lootboxes/ledger'
import {
  type FieldIssue,
  type ProductCall,
  type ProductError,
  productErrorBody,
  productErrorStatus,
  productErrorText,
} from '@lootboxes/lootbox'
import { type Log, type loggedFields, REQUEST_ID_HEADER } from '@/config/log'
import { shortenPeer } from '@/config/shorten'

/** An answer before it becomes a Response: what the log and the wire both need. */
export type Reply = {
  status: number
  /** JSON. */
  text: string
  headers: Readonly<Record<string, string>>
  /** Absent when the question was answered. */
  refused?: { kind: string; because: string } | undefined
}

/** What a route refuses by itself, before or after the product API. */
export type RouteError =
  | { kind: 'not-found' }
  | { kind: 'method-not-allowed'; allow: string }
  | { kind: 'too-many-requests'; seconds: number }
  | { kind: 'unexpected'; because: string }

/** JSON is not a page, and nobody may take it for one. */
export const hardened = { 'x-content-type-options': 'nosniff' }
const json = { 'content-type': 'application/json', ...hardened }
const noStore = { ...json, 'cache-control': 'private, no-store' }

/** Headers of what a call answers. */
export const answerHeaders = (cacheControl: string): Reply['headers'] => ({ ...json, 'cache-control': cacheControl })

export const answered = (text: string, headers: Reply['headers']): Reply => ({ status: 200, text, headers })

const refuse = (status: number, kind: string, message: string, headers: Record<string, string> = {}): Reply => ({
  status,
  text: JSON.stringify({ error: { kind, message } }),
  headers: { ...noStore, ...headers },
  refused: { kind, because: message },
})

/** The status, words and headers of each. */
export function routeRefusal(error: RouteError): Reply {
  switch (error.kind) {
    case 'not-found':
      return refuse(404, error.kind, 'There is nothing at this address. See /api/openapi.json.')
    case 'method-not-allowed':
      return refuse(405, error.kind, 'This address takes POST.', { allow: error.allow })
    case 'too-many-requests':
      return refuse(429, error.kind, `Too many requests. Try again in ${error.seconds} s.`, {
        'retry-after': `${error.seconds}`,
      })
    case 'unexpected':
      return { ...refuse(500, error.kind, 'Something went wrong here.'), refused: error }
  }
}

export const productRefusal = (error: ProductError): Reply => ({
  status: productErrorStatus(error),
  text: JSON.stringify(productErrorBody(error)),
  headers: productErrorStatus(error) === 503 ? { ...noStore, 'retry-after': '5' } : noStore,
  refused: { kind: error.kind, because: productErrorText(error).slice(0, 500) },
})

export const badRequest = (issue: FieldIssue): Reply => productRefusal({ kind: 'bad-request', fields: [issue] })

export const toResponse = ({ status, text, headers }: Reply, id: string): Response =>
  new Response(text, { status, headers: { ...headers, [REQUEST_ID_HEADER]: id } })

export type Exchange = {
  id: string
  call: ProductCall
  client: string
  reply: Reply
  account: string | undefined
  ms: number
}

/** A line for each exchange: an error when the fault is here, a warning when it is the Gateway's. */
export function logReply(log: Log, { id, call, client, reply: { status, refused }, account, ms }: Exchange): void {
  const level = status === 500 ? 'error' : status > 500 ? 'warn' : 'info'
  const line: Record<keyof typeof loggedFields, unknown> = {
    requestId: id,
    call,
    status,
    ms: Math.round(ms * 10) / 10,
    client: shortenPeer(client),
    account: account === undefined ? undefined : shortenAddress(account),
    kind: refused?.kind,
    // What a caller typed wrong is theirs; what went wrong behind us is ours to read.
    because: status >= 500 ? refused?.because : undefined,
  }
  log[level](line, 'product call')
}
