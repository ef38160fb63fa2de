import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ResultAsync } from 'neverthrow'
import * as z from 'zod/mini'
import type { Catalog } from './catalog'
import type { CatalogError } from './catalog-error'
import { exportFormats, exportList, exportLists } from './export-list'
import { type CatalogVerbs, verbNames } from './read/verbs'

/** Where `serveCatalog` listens. The default host is the loopback address. */
export type ServeOptions = { readonly port: number; readonly host?: string | undefined }

const LONGEST_BODY = 64 * 1024

const text = z.optional(z.string().check(z.maxLength(1_000)))
const whole = z.optional(z.number())
const Ask = z.object({ minStateVersion: whole, maxWaitMs: whole })
const list = { limit: whole, cursor: text }
const texts = z.array(z.string().check(z.maxLength(1_000))).check(z.maxLength(100))
const choices = {
  rarity: z.optional(z.union([z.string().check(z.maxLength(1_000)), texts])),
  attributes: z.optional(
    z.array(z.object({ name: z.string().check(z.maxLength(1_000)), values: texts })).check(z.maxLength(32)),
  ),
}
const kinds = z.optional(z.array(z.enum(['ticket', 'loot', 'created'])))

/** What each verb takes over HTTP: the same fields, checked. Unknown ones are left out. */
const requests = {
  listCollections: z.object({ tab: text, category: text, verifiedOnly: z.optional(z.boolean()), kinds, ...list }),
  getCollection: z.object({ address: z.string() }),
  listHolders: z.object({ collection: z.string(), ...list }),
  listItems: z.object({
    sort: text,
    filter: text,
    collection: text,
    category: text,
    owner: text,
    ...choices,
    tickets: z.optional(z.boolean()),
    ...list,
  }),
  countItems: z.object({ filter: text, collection: text, category: text, ...choices }),
  getItem: z.object({ collection: z.string(), localId: z.string() }),
  listActivity: z.object({
    kind: text,
    box: text,
    collection: text,
    account: text,
    item: z.optional(z.object({ collection: z.string(), localId: z.string() })),
    after: whole,
    ...list,
  }),
  listPulls: z.object({ box: text, account: text, ...list }),
  listRankings: z.object({ sort: text, category: text, blockchain: text, postDate: text, kinds, days: whole, ...list }),
  getAccount: z.object({ address: z.string() }),
  getAlbum: z.object({ account: z.optional(z.string()), box: z.string() }),
  search: z.object({
    query: z.string().check(z.maxLength(500)),
    limit: whole,
    offset: whole,
    synonyms: z.optional(z.record(z.string(), z.string())),
    countsItems: z.optional(z.boolean()),
  }),
  getStats: z.object({ box: text, collection: text, days: whole }),
} as const satisfies Record<keyof CatalogVerbs, z.ZodMiniType>

const Body = z.object({ options: z.optional(z.unknown()), ask: z.optional(Ask) })
const Export = z.object({
  list: z.enum(exportLists),
  format: z.enum(exportFormats),
  options: z.optional(z.record(z.string(), z.unknown())),
})

async function readBody(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size > LONGEST_BODY) return undefined
    parts.push(part)
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8') || '{}')
  } catch {
    return undefined
  }
}

const statusOf: Readonly<Record<CatalogError['kind'], number>> = {
  'not-built': 503,
  'not-found': 404,
  'bad-cursor': 410,
  'bad-request': 400,
  aborted: 499,
  unavailable: 503,
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(body))
}

const refuse = (response: ServerResponse, error: CatalogError) => {
  // An error object does not survive JSON; its text does.
  const sent = error.kind === 'unavailable' ? { kind: error.kind, cause: String(error.cause) } : error
  send(response, statusOf[error.kind], { error: sent })
}

async function reply<T>(response: ServerResponse, answer: ResultAsync<T, CatalogError>): Promise<void> {
  const result = await answer
  if (result.isOk()) send(response, 200, { ok: result.value ?? null })
  else refuse(response, result.error)
}

const isVerb = (name: string): name is keyof CatalogVerbs => verbNames.some((one) => one === name)

async function answer(catalog: Catalog, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = (request.url ?? '/').replace(/^\/|\?.*$/g, '')
  if (path === 'health') {
    send(response, 200, { ok: true })
    return
  }
  // A page of another site can send neither this content type nor a header without a preflight, and preflights are refused.
  const isOurs = request.method === 'POST' && request.headers.origin === undefined
  if (!isOurs || request.headers['content-type'] !== 'application/json') {
    send(response, 404, {})
    return
  }
  const parsed = Body.safeParse(await readBody(request))
  if (!parsed.success) {
    refuse(response, { kind: 'bad-request', field: 'body' })
    return
  }
  const { options, ask } = parsed.data
  const gone = new AbortController()
  response.on('close', () => gone.abort())
  const how = { ...ask, signal: gone.signal }

  const verb = path.startsWith('verbs/') ? path.slice('verbs/'.length) : undefined
  if (verb !== undefined && isVerb(verb)) {
    const wanted = requests[verb].safeParse(options ?? {})
    if (!wanted.success) {
      refuse(response, { kind: 'bad-request', field: wanted.error.issues[0]?.path.join('.') ?? 'options' })
      return
    }
    // `requests` parsed the options of this very verb.
    const run = catalog[verb] as (options: unknown, how: unknown) => ResultAsync<unknown, CatalogError>
    return reply(response, run(wanted.data, how))
  }
  switch (path) {
    case 'status':
      return reply(response, catalog.getStatus(how))
    case 'check':
      return reply(response, catalog.check({ signal: gone.signal }))
    case 'catch-up':
      return reply(response, catalog.catchUp({ signal: gone.signal }))
    case 'rebuild':
      return reply(response, catalog.rebuild())
    case 'export': {
      const wanted = Export.safeParse(options)
      if (!wanted.success) {
        refuse(response, { kind: 'bad-request', field: 'options' })
        return
      }
      const { format } = wanted.data
      response.writeHead(200, { 'content-type': format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json' })
      return pipeline(Readable.from(exportList(catalog, { ...wanted.data, signal: gone.signal })), response)
    }
    default: {
      send(response, 404, {})
      return
    }
  }
}

/**
 * Serves the verbs over HTTP, because only one process can open a PGlite.
 *
 * @example const { url, close } = await serveCatalog(catalog, { port: 8092 })
 */
export function serveCatalog(
  catalog: Catalog,
  { port, host = '127.0.0.1' }: ServeOptions,
): Promise<{ url: string; close(): Promise<void> }> {
  const server: Server = createServer((request, response) => {
    answer(catalog, request, response).catch((cause: unknown) => {
      if (response.headersSent) response.destroy()
      else refuse(response, { kind: 'unavailable', cause })
    })
  })
  server.keepAliveTimeout = 30_000
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      const address = server.address()
      const at = typeof address === 'object' && address !== null ? address.port : port
      resolve({
        url: `http://${host}:${at}`,
        close: () =>
          new Promise((done) => {
            server.close(() => done())
            server.closeAllConnections()
          }),
      })
    })
  })
}
