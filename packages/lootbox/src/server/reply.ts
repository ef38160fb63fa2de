import { type ProductError, productErrorBody, productErrorStatus, productErrorText } from '../product-error'
import { REQUEST_ID_HEADER } from './request-id'

/** A response before it is built: both the log and the `Response` are made from it. */
export type Reply = {
  readonly status: number
  /** JSON. */
  readonly text: string
  readonly headers: Readonly<Record<string, string>>
  /** Absent for a successful call. */
  readonly refusal?: { readonly kind: string; readonly because: string } | undefined
}

/** Errors of the handler itself, beside those of the product API. */
export type HandlerError =
  | { kind: 'not-found' }
  | { kind: 'method-not-allowed'; allow: string }
  | { kind: 'request-timeout'; afterMs: number }
  | { kind: 'too-many-requests'; seconds: number }
  | { kind: 'unexpected'; because: string }

/** `nosniff` keeps a browser from reading JSON as a page. */
export const jsonHeaders = { 'content-type': 'application/json', 'x-content-type-options': 'nosniff' }
const noStore = { ...jsonHeaders, 'cache-control': 'private, no-store' }

const refuse = (status: number, kind: string, message: string, headers: Record<string, string> = {}): Reply => ({
  status,
  text: JSON.stringify({ error: { kind, message } }),
  headers: { ...noStore, ...headers },
  refusal: { kind, because: message },
})

/** Status, sentence and headers of each error of the handler. */
export function handlerRefusal(error: HandlerError): Reply {
  switch (error.kind) {
    case 'not-found':
      return refuse(404, error.kind, 'There is nothing at this address. See /api/openapi.json.')
    case 'method-not-allowed':
      return refuse(405, error.kind, `This address takes ${error.allow.includes('POST') ? 'POST' : 'GET'}.`, {
        allow: error.allow,
      })
    case 'request-timeout':
      // The rest of the body would otherwise keep the connection busy.
      return refuse(408, error.kind, `The request body did not arrive within ${error.afterMs / 1000} s.`, {
        connection: 'close',
      })
    case 'too-many-requests':
      return refuse(429, error.kind, `Too many requests. Try again in ${error.seconds} s.`, {
        'retry-after': `${error.seconds}`,
      })
    case 'unexpected':
      return { ...refuse(500, error.kind, 'Something went wrong here.'), refusal: error }
  }
}

export const productRefusal = (error: ProductError): Reply => {
  const status = productErrorStatus(error)
  return {
    status,
    text: JSON.stringify(productErrorBody(error)),
    headers: status === 503 ? { ...noStore, 'retry-after': '5' } : noStore,
    refusal: { kind: error.kind, because: productErrorText(error).slice(0, 500) },
  }
}

export const toResponse = ({ status, text, headers }: Reply, id: string): Response =>
  new Response(text, { status, headers: { ...headers, [REQUEST_ID_HEADER]: id } })
