import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { answerExplorer, answerExplorerControl } from '../explorer/answer-explorer'
import type { ExplorerDeps } from '../explorer/explorer-deps'
import type { Random } from '../random'
import { callerRefusal } from '../wallet-api/caller-refusal'
import type { WalletApi } from '../wallet-api/create-wallet-api'
import type { TrustedCallers } from '../wallet-api/trusted-callers'
import { type Answer, empty, json, text } from './answer'
import { answerGateway, faultAnswer } from './answer-gateway'
import { corsHeaders, localCorsHeaders } from './cors'
import { answerControl, type ControlContext } from './devnet-routes'
import type { Gateway } from './gateway'
import { routeAt } from './routes'
import { walletScript } from './wallet-script'

export type CreateServerOptions = {
  gateway: Gateway
  walletApi: WalletApi
  control: ControlContext
  chance: Random
  trusted?: TrustedCallers | undefined
}

const EXPLORER_CONTROL = '/explorer/control'
const MOST_BYTES = 4 * 1024 * 1024
const svgHeaders = { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=31536000, immutable' }

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    const bytes: Buffer = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk))
    size += bytes.length
    if (size > MOST_BYTES) return undefined
    chunks.push(bytes)
  }
  return Buffer.concat(chunks).toString('utf8')
}

const parsed = (body: string): unknown => {
  try {
    return body === '' ? undefined : JSON.parse(body)
  } catch {
    return undefined
  }
}

const pause = (ms: number): Promise<void> =>
  ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve()

const headerOf = (request: IncomingMessage, name: string): string | undefined => {
  const value = request.headers[name]
  return Array.isArray(value) ? value[0] : value
}

type Call = { method: string; path: string; query: string; body: string; request: IncomingMessage }

const explorerOf = ({ gateway, control: { seed, controls } }: CreateServerOptions): ExplorerDeps => ({
  gateway,
  seed,
  controls,
})

async function answerGet(options: CreateServerOptions, { path, query, request }: Call): Promise<Answer | undefined> {
  const { gateway } = options
  const isBrowser = (headerOf(request, 'accept') ?? '').includes('text/html')
  if (path.startsWith('/explorer/') || (path === '/' && isBrowser))
    return answerExplorer(explorerOf(options), path, new URLSearchParams(query))
  if (path === '/')
    return json(200, {
      name: 'Lootboxes devnet',
      network_id: gateway.networkId,
      current_tip: gateway.ledger.chain.tip().stateVersion,
    })
  if (path === '/health') return text(200, 'text/plain', 'OK')
  if (path === '/wallet.js') return text(200, 'text/javascript; charset=utf-8', await walletScript())
  if (!path.startsWith('/ipfs/')) return undefined
  const svg = gateway.genesis.gallery.get(path.slice('/ipfs/'.length))
  return svg === undefined ? empty(404) : { status: 200, headers: svgHeaders, body: svg }
}

async function answerPost(options: CreateServerOptions, { path, body, request }: Call): Promise<Answer> {
  const { gateway, chance } = options
  const { faultSettings } = gateway
  const contentType = headerOf(request, 'content-type') ?? ''
  if (body !== '' && !contentType.includes('json')) return empty(415)
  await pause(faultSettings.latencyMs)
  const traceId = `devnet-${Math.floor(chance.next() * 2 ** 32).toString(16)}`
  if (
    faultSettings.faults.rate > 0 &&
    path.startsWith(faultSettings.faults.path) &&
    chance.chance(faultSettings.faults.rate)
  ) {
    const kind = faultSettings.faults.kinds[Math.floor(chance.next() * faultSettings.faults.kinds.length)] ?? '500'
    if (kind !== 'late') return faultAnswer(kind, traceId)
    await pause(faultSettings.faults.lateMs)
  }
  return answerGateway(gateway, path, body, traceId)
}

async function answerLocal(
  options: CreateServerOptions,
  { method, path, query, body, request }: Call,
): Promise<Answer> {
  const caller = {
    remoteAddress: request.socket.remoteAddress,
    host: headerOf(request, 'host'),
    origin: headerOf(request, 'origin'),
  }
  if (path.startsWith('/wallet/')) {
    const user = new URLSearchParams(query).get('user') ?? undefined
    const { status, body: answer } = await options.walletApi({ method, path, user, body: parsed(body), ...caller })
    return json(status, answer)
  }
  const refusal = callerRefusal(caller, options.trusted)
  if (refusal === undefined && path === EXPLORER_CONTROL && method === 'POST')
    return answerExplorerControl(explorerOf(options), body)
  if (refusal !== undefined) return json(403, { message: refusal })
  const settings = parsed(body)
  return body.trim() !== '' && settings === undefined
    ? json(400, { message: 'The body is not JSON' })
    : answerControl(options.control, method, path, settings)
}

const isLocal = (path: string): boolean =>
  path.startsWith('/wallet/') || path.startsWith('/devnet/') || path === EXPLORER_CONTROL

async function answer(options: CreateServerOptions, call: Call): Promise<Answer> {
  const { method, path } = call
  if (method === 'OPTIONS') return empty(204)
  if (isLocal(path)) return answerLocal(options, call)
  if (method === 'GET' || method === 'HEAD') {
    return (await answerGet(options, call)) ?? empty(routeAt(path) === undefined ? 404 : 405)
  }
  return method === 'POST' ? answerPost(options, call) : empty(405)
}

async function handle(options: CreateServerOptions, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [path = '/', query = ''] = (request.url ?? '/').split(/[?#]/, 2)
  const cors = isLocal(path) ? localCorsHeaders : corsHeaders
  const headers = cors({
    origin: headerOf(request, 'origin'),
    headers: headerOf(request, 'access-control-request-headers'),
  })
  const body = await readBody(request)
  const method = request.method ?? 'GET'
  const result = body === undefined ? empty(413) : await answer(options, { method, path, query, body, request })
  if (result.drop === true) return void request.socket.destroy()
  const squeezed = path === '/wallet.js' && (headerOf(request, 'accept-encoding') ?? '').includes('gzip')
  response.writeHead(result.status, {
    ...headers,
    ...result.headers,
    ...(squeezed ? { 'content-encoding': 'gzip', vary: 'Accept-Encoding' } : {}),
  })
  if (method === 'HEAD') response.end()
  else response.end(squeezed ? gzipSync(result.body) : result.body)
}

/** The devnet's HTTP server: Gateway API and explorer at `/`, wallet at `/wallet`, drawings at `/ipfs`, control at `/devnet`. */
export function createServer(options: CreateServerOptions): Server {
  const server = createHttpServer((request, response) => {
    handle(options, request, response).catch((cause: unknown) => {
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' })
      response.end(String(cause))
    })
  })
  // Node closes an idle connection after five seconds. A client that uses it at that moment gets `ECONNRESET`.
  server.keepAliveTimeout = 70_000
  return server
}
