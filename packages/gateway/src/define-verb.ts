import { exponential } from '@lootboxes/ledger'
import { err, errAsync, ok, type Result, ResultAsync } from 'neverthrow'
import type * as z from 'zod/mini'
import { type GatewayError, RequiredError } from './gateway-error'
import { createInFlight, type InFlight } from './in-flight'
import { toWire } from './to-wire'
import type { Transport } from './transport'
import type { OpenVerb, PagedCallOptions } from './verb'

type Body = Readonly<Record<string, unknown>>
type Answered<A> = Promise<Result<A, GatewayError>>
export type Stated = { ledger_state: { state_version: number } }

export type Endpoint = {
  readonly path: string
  readonly answer: z.ZodMiniType
  /** Required parameters as the caller spells them; absent when the endpoint takes no body at all. */
  readonly needs?: readonly string[]
}

type Ask<A> = (body: Body) => Answered<A>
/** How many exchanges make one answer; by default a single one. */
export type Plan<A> = (ask: Ask<A>, body: Body, call: PagedCallOptions, transport: Transport) => Answered<A>

const REREADS = 3
const REREAD_FIRST_MS = 500

const isMissing = (value: unknown): boolean =>
  Array.isArray(value) ? value.length === 0 : value === undefined || value === null
const isStated = (answer: unknown): answer is Stated =>
  typeof answer === 'object' && answer !== null && 'ledger_state' in answer
/** The schema vouches for the part of `A` that clients rely on; the rest is the model's word. */
const conforms = <A>(_json: unknown, parsed: { readonly success: boolean }): _json is A => parsed.success

/** One exchange, its answer validated. */
const exchange =
  <A>({ path, answer, needs }: Endpoint, transport: Transport, signal: AbortSignal): Ask<A> =>
  async (body) => {
    const reply = await transport.ask(path, needs && body, signal)
    if (reply.isErr()) return err(reply.error)
    const parsed = answer.safeParse(reply.value)
    if (conforms<A>(reply.value, parsed)) return ok(reply.value)
    const issue = parsed.error?.issues[0]
    return err({ kind: 'malformed', path, issue: `${issue?.path.join('.')}: ${issue?.message}` })
  }

/** How far a replica may be behind the ledger and still be waited for, and how fast any ledger of this kind moves on. */
const MAX_LAG = 10_000
const VERSIONS_PER_MS = 0.1

/** A state later than the ledger can have reached since anybody was told where it is. */
const isFuture = (wanted: number, { latest, clock }: Transport): number | undefined => {
  const known = latest()
  if (known === undefined) return undefined
  const reach = known.stateVersion + MAX_LAG + Math.max(0, clock.now() - known.at) * VERSIONS_PER_MS
  return wanted > reach ? known.stateVersion : undefined
}

/** Asks again while the replica is behind `wanted`, a few times; for what cannot be, not at all. */
const caughtUp =
  <A>(ask: Ask<A>, wanted: number, transport: Transport, signal: AbortSignal): Ask<A> =>
  async (body) => {
    const pause = exponential({ firstMs: REREAD_FIRST_MS, factor: 2, maxMs: Number.MAX_VALUE })
    for (let rereads = 0; ; rereads++) {
      const seenByAll = body.at_ledger_state ? undefined : isFuture(wanted, transport)
      if (seenByAll !== undefined) return err({ kind: 'future-state', wanted, seen: seenByAll })
      const reply = await ask(body)
      if (reply.isErr() || body.at_ledger_state || !isStated(reply.value)) return reply
      const seen = reply.value.ledger_state.state_version
      if (seen >= wanted) return reply
      if (rereads === REREADS) return err({ kind: 'stale', wanted, seen })
      if (isFuture(wanted, transport) === undefined) await transport.clock.sleep(pause(rereads), signal)
    }
  }

/** A verb checks what is required, joins an equal question already on the way, and validates what comes back. */
export function defineVerb<R, A>(
  endpoint: Endpoint,
  plan: Plan<A> = (ask, body) => ask(body),
): OpenVerb<R, A, PagedCallOptions> {
  const byTransport = new WeakMap<Transport, InFlight<Result<A, GatewayError>>>()
  return (transport, request, call = {}) => {
    const given = { ...request }
    const missing = endpoint.needs?.find((field) => isMissing(Reflect.get(given, field)))
    if (missing) return errAsync(new RequiredError(missing))

    const inFlight = byTransport.get(transport) ?? createInFlight()
    byTransport.set(transport, inFlight)
    const body = toWire(given)
    const answer = inFlight({
      key: JSON.stringify([body, call.minStateVersion, call.maxPages]),
      signal: call.signal,
      start: (scope) => {
        const ask = caughtUp(exchange<A>(endpoint, transport, scope), call.minStateVersion ?? 0, transport, scope)
        return plan(ask, body, call, transport)
      },
    })
    return new ResultAsync(answer.catch((cause: unknown) => err<A, GatewayError>({ kind: 'aborted', cause })))
  }
}
