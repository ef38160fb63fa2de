import { type Clock, exponential, systemClock, withDeadline } from '@lootboxes/ledger'
import { err, ok, type Result } from 'neverthrow'
import { version } from '../package.json'
import { type GatewayError, isTransient, RequiredError, ResponseError } from './gateway-error'
import { gatewayUrl } from './gateway-url'
import type { ErrorResponse } from './model/entities'
import { LIMITS } from './wire/limits'

export type Retry = {
  /** How often a call is asked again after a transient failure. */
  readonly times?: number | undefined
  readonly firstMs?: number | undefined
  readonly factor?: number | undefined
  readonly maxMs?: number | undefined
  /** Share of a pause that is random either way, so that many clients do not return together. */
  readonly jitter?: number | undefined
  /** A longer `Retry-After` is not waited for: the call ends with its ResponseError. */
  readonly maxRetryAfterMs?: number | undefined
}

/** Entries in one request of a batching verb. */
export type BatchSizes = {
  readonly addresses: number
  /** 29 by the spec; the public Gateway takes 100. */
  readonly nonFungibleIds: number
  readonly keys: number
  readonly validators: number
}

/** A network with a public Gateway, or the address of any. */
type Where =
  | { readonly networkId: number; readonly baseUrl?: string | undefined }
  | { readonly networkId?: number | undefined; readonly baseUrl: string }

export type TransportOptions = Where & {
  /** Sent with every call, with the two below, for the Gateway's statistics. */
  readonly applicationName: string
  readonly applicationVersion?: string | undefined
  readonly dAppDefinitionAddress?: string | undefined
  readonly fetch?: typeof fetch | undefined
  readonly clock?: Clock | undefined
  readonly retry?: Retry | undefined
  readonly batch?: Partial<BatchSizes> | undefined
  /** Limit of one attempt, body included; the Gateway itself gives up after 10 s. */
  readonly attemptTimeoutMs?: number | undefined
  /** Lets calls through or refuses them, each attempt by itself: `createCallLimits` of `./server`. */
  readonly limit?: CallLimit | undefined
}

export type Answered = Result<unknown, GatewayError>
/** Runs one exchange when there is room for it. May reject with the signal's reason. */
export type CallLimit = (exchange: () => Promise<Answered>, signal: AbortSignal) => Promise<Answered>
/** The latest ledger state anybody was told of, and when. */
type Latest = { readonly stateVersion: number; readonly at: number }
export type Transport = {
  readonly baseUrl: string
  readonly networkId: number | undefined
  readonly clock: Clock
  readonly batch: BatchSizes
  readonly latest: () => Latest | undefined
  /** One HTTP exchange. */
  readonly once: (path: string, body: object | undefined, signal: AbortSignal) => Promise<Answered>
  /** The same, asked again while the failure is transient. */
  readonly ask: (path: string, body: object | undefined, signal: AbortSignal) => Promise<Answered>
}

const BATCH: BatchSizes = {
  addresses: LIMITS.addresses,
  nonFungibleIds: LIMITS.nonFungibleIds,
  keys: LIMITS.serverKeys,
  validators: LIMITS.validators,
}
const ATTEMPT_TIMEOUT_MS = 10_000

/** Header values are Latin-1 at best; a name in another script must not make every call fail. */
const asHeader = (text = 'Unknown'): string => text.replace(/[^\x20-\x7e]/g, '?')

/** The Gateway leaves nulls out; where a proxy or an older one sends them, they mean the same (gateway-and-ledger 1.1). */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, text.includes('null') ? (_, value: unknown) => value ?? undefined : undefined)
  } catch {
    return undefined
  }
}

const isErrorResponse = (body: unknown): body is ErrorResponse => typeof body === 'object' && body !== null

const stateVersionIn = (answer: unknown): number | undefined => {
  if (typeof answer !== 'object' || answer === null || !('ledger_state' in answer)) return undefined
  const { ledger_state: state } = answer
  if (typeof state !== 'object' || state === null || !('state_version' in state)) return undefined
  return typeof state.state_version === 'number' ? state.state_version : undefined
}

/** Seconds or an HTTP date, in milliseconds from now. */
function retryAfter(header: string | null, now: number): number | undefined {
  if (!header) return undefined
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now
  return ms > 0 ? ms : undefined
}

/**
 * The way to one Gateway: POST, JSON, identification headers, a time limit per attempt, retries. gateway-and-ledger 1.1, 1.2.
 * Throws RequiredError when neither `baseUrl` nor a network with a public Gateway is given.
 */
export function createTransport(options: TransportOptions): Transport {
  const { networkId, clock = systemClock, attemptTimeoutMs: ms = ATTEMPT_TIMEOUT_MS } = options
  const {
    times = 3,
    firstMs = 250,
    factor = 2,
    maxMs = 4_000,
    jitter = 0.5,
    maxRetryAfterMs = 30_000,
  } = options.retry ?? {}
  const baseUrl = (options.baseUrl ?? (networkId === undefined ? undefined : gatewayUrl(networkId)))?.replace(/\/$/, '')
  if (!baseUrl) throw new RequiredError('baseUrl')
  const identity = {
    'RDX-Client-Name': '@lootboxes/gateway',
    'RDX-Client-Version': version,
    'RDX-App-Name': asHeader(options.applicationName),
    'RDX-App-Version': asHeader(options.applicationVersion),
    'RDX-App-Dapp-Definition': asHeader(options.dAppDefinitionAddress),
  }
  const pause = exponential({ firstMs, factor, maxMs, jitter })

  const exchange = async (path: string, body: object | undefined, signal: AbortSignal): Promise<Answered> => {
    const content = body && { body: JSON.stringify(body), headers: { ...identity, 'Content-Type': 'application/json' } }
    const response = await (options.fetch ?? fetch)(baseUrl + path, {
      method: 'POST',
      headers: identity,
      ...content,
      signal,
    })
    const json = parseJson(await response.text())
    if (response.ok && json !== undefined) return ok(json)
    const wait = retryAfter(response.headers.get('Retry-After'), clock.now())
    return err(new ResponseError(response.status, isErrorResponse(json) ? json : undefined, wait))
  }

  let latest: Latest | undefined
  const note = (answer: Answered): Answered => {
    const stateVersion = answer.isOk() ? stateVersionIn(answer.value) : undefined
    if (stateVersion !== undefined && stateVersion >= (latest?.stateVersion ?? 0))
      latest = { stateVersion, at: clock.now() }
    return answer
  }

  const limit: CallLimit = options.limit ?? ((run) => run())
  const once: Transport['once'] = async (path, body, signal) => {
    const late = (): Answered => err({ kind: 'timed-out', afterMs: ms })
    try {
      return note(
        await limit(
          () => withDeadline({ clock, timeoutMs: ms, signal, onTimeout: late }, (scope) => exchange(path, body, scope)),
          signal,
        ),
      )
    } catch (cause) {
      return err({ kind: signal.aborted ? 'aborted' : 'unreachable', cause })
    }
  }

  const ask: Transport['ask'] = async (path, body, signal) => {
    for (let attempt = 0; ; attempt++) {
      const answer = await once(path, body, signal)
      if (answer.isOk() || attempt >= times || !isTransient(answer.error)) return answer
      const asked = answer.error.kind === 'response' ? (answer.error.retryAfterMs ?? 0) : 0
      if (asked > maxRetryAfterMs) return answer
      try {
        await clock.sleep(Math.max(pause(attempt), asked), signal)
      } catch (cause) {
        return err({ kind: 'aborted', cause })
      }
    }
  }
  return { baseUrl, networkId, clock, batch: { ...BATCH, ...options.batch }, latest: () => latest, once, ask }
}
