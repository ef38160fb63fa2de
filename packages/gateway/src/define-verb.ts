import { exponential } from '@lootboxes/ledger'
import type { Configuration, InitOverrideFunction } from '@radixdlt/babylon-gateway-api-sdk'
import { err, errAsync, ok, Result, ResultAsync } from 'neverthrow'
import type * as z from 'zod/mini'
import { FetchFailure } from './fetch-api'
import { type GatewayError, RequiredError } from './gateway-error'
import { createInFlight, type InFlight } from './in-flight'
import type { Transport } from './transport'
import type { OpenVerb, PagedCallOptions } from './verb'

type RequestBody = Readonly<Record<string, unknown>>
/** A response with the ledger state it describes. */
export type WithLedgerState = { ledger_state: { state_version: number } }

/** One endpoint of the Gateway: how to call it and how to validate its response. */
export type Endpoint<Input> = {
  /**
   * Calls the SDK's `…Raw` method. Verbs validate the JSON as it arrived: the SDK's own conversion throws on unknown
   * variants, drops unknown fields and replaces timestamps with Dates.
   */
  readonly send: (sdk: Configuration, request: Input, init: InitOverrideFunction) => Promise<{ readonly raw: Response }>
  readonly schema: z.ZodMiniType
  /** Request fields without which nothing is sent. */
  readonly required?: readonly (keyof Input & string)[]
}

/** Sends one request and resolves to its validated response. */
type Exchange<Output> = (body: RequestBody) => Promise<Result<Output, GatewayError>>
/** Combines one or more exchanges into the response of a verb. */
export type Plan<Output> = (
  exchange: Exchange<Output>,
  body: RequestBody,
  call: PagedCallOptions,
  transport: Transport,
) => Promise<Result<Output, GatewayError>>

const REREADS = 3
const FIRST_REREAD_MS = 500

const isMissing = (value: unknown): boolean =>
  Array.isArray(value) ? value.length === 0 : value === undefined || value === null
const hasLedgerState = (response: unknown): response is WithLedgerState =>
  typeof response === 'object' && response !== null && 'ledger_state' in response
/** The schema checks the fields that clients rely on. The SDK's types describe the rest. */
const conforms = <Output>(_json: unknown, parsed: { readonly success: boolean }): _json is Output => parsed.success

const createExchange =
  <Input, Output>(
    { send, schema }: Endpoint<Input>,
    { sdk, noteState }: Transport,
    signal: AbortSignal,
  ): Exchange<Output> =>
  async (body) => {
    let path = ''
    const init: InitOverrideFunction = ({ context }) => {
      path = context.path
      return Promise.resolve({ signal })
    }
    try {
      const { raw } = await send(sdk, body as Input, init)
      const json: unknown = await raw.json()
      const parsed = schema.safeParse(json)
      if (!conforms<Output>(json, parsed)) {
        const issue = parsed.error?.issues[0]
        return err({ kind: 'malformed', path, issue: `${issue?.path.join('.')}: ${issue?.message}` })
      }
      if (hasLedgerState(json)) noteState(json.ledger_state.state_version)
      return ok(json)
    } catch (cause) {
      return err(cause instanceof FetchFailure ? cause.error : { kind: 'malformed', path, issue: String(cause) })
    }
  }

/** The lag after which a replica is given up, and an upper bound of how fast a ledger advances. */
const MAX_LAG = 10_000
const VERSIONS_PER_MS = 0.1

/** Returns the latest known version when `wanted` is later than the ledger can have reached since then. */
const versionBefore = (wanted: number, { latestState, clock }: Transport): number | undefined => {
  const latest = latestState()
  if (latest === undefined) return undefined
  const reachable = latest.stateVersion + MAX_LAG + Math.max(0, clock.now() - latest.at) * VERSIONS_PER_MS
  return wanted > reachable ? latest.stateVersion : undefined
}

/** Repeats a request a few times while the replica is behind `wanted`. Fails immediately for a version the ledger cannot have reached. */
const withMinStateVersion =
  <Output>(exchange: Exchange<Output>, wanted: number, transport: Transport, signal: AbortSignal): Exchange<Output> =>
  async (body) => {
    if (body.at_ledger_state) return exchange(body)
    const pause = exponential({ firstMs: FIRST_REREAD_MS, factor: 2, maxMs: Number.MAX_VALUE })
    for (let rereads = 0; ; rereads++) {
      const latest = versionBefore(wanted, transport)
      if (latest !== undefined) return err({ kind: 'future-state', wanted, seen: latest })
      const response = await exchange(body)
      if (response.isErr() || !hasLedgerState(response.value)) return response
      const seen = response.value.ledger_state.state_version
      if (seen >= wanted) return response
      if (rereads === REREADS) return err({ kind: 'stale', wanted, seen })
      if (versionBefore(wanted, transport) === undefined) await transport.clock.sleep(pause(rereads), signal)
    }
  }

/** Equal requests have the same key. Plain JavaScript passes values that JSON cannot hold, such as a bigint. */
const keyOf = Result.fromThrowable(
  (request: unknown) => JSON.stringify(request),
  (cause): GatewayError => ({ kind: 'malformed', path: '', issue: String(cause) }),
)

/** Defines a verb: it checks required fields, shares an equal request in flight, and validates the response. */
export function defineVerb<Input, Output>(
  endpoint: Endpoint<Input>,
  plan: Plan<Output> = (exchange, body) => exchange(body),
): OpenVerb<Input, Output, PagedCallOptions> {
  const byTransport = new WeakMap<Transport, InFlight<Result<Output, GatewayError>>>()
  return (transport, request, call = {}) => {
    const body: RequestBody = { ...request }
    const missing = endpoint.required?.find((field) => isMissing(body[field]))
    if (missing) return errAsync(new RequiredError(missing))

    const key = keyOf([body, call.minStateVersion, call.maxPages])
    if (key.isErr()) return errAsync(key.error)

    const inFlight = byTransport.get(transport) ?? createInFlight()
    byTransport.set(transport, inFlight)
    const response = inFlight({
      key: key.value,
      signal: call.signal,
      start: (scope) => {
        const exchange = createExchange<Input, Output>(endpoint, transport, scope)
        return plan(withMinStateVersion(exchange, call.minStateVersion ?? 0, transport, scope), body, call, transport)
      },
    })
    return new ResultAsync(response.catch((cause: unknown) => err<Output, GatewayError>({ kind: 'aborted', cause })))
  }
}
