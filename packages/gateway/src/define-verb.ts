import { exponential } from '@lootboxes/ledger'
import { err, errAsync, ok, type Result, ResultAsync } from 'neverthrow'
import type * as z from 'zod/mini'
import { createFlights, type Flights } from './flights'
import { type GatewayError, RequiredError } from './gateway-error'
import { toWire } from './to-wire'
import type { Transport } from './transport'
import type { OpenVerb, PagedCallOptions } from './verb'

export type Body = Readonly<Record<string, unknown>>
export type Answered<A> = Promise<Result<A, GatewayError>>
export type Stated = { ledger_state: { state_version: number } }

export type Endpoint = {
  readonly path: string
  readonly answer: z.ZodMiniType
  /** Required parameters as the caller spells them; absent when the endpoint takes no body at all. */
  readonly needs?: readonly string[]
}

export type Ask<A> = (body: Body) => Answered<A>
/** How many exchanges make one answer; by default a single one. */
export type Plan<A> = (ask: Ask<A>, body: Body, call: PagedCallOptions, transport: Transport) => Answered<A>

const REREADS = 3
const REREAD_FIRST_MS = 500

const isMissing = (value: unknown): boolean =>
  Array.isArray(value) ? value.length === 0 : value === undefined || value === null
const isStated = (answer: unknown): answer is Stated =>
  typeof answer === 'object' && answer !== null && 'ledger_state' in answer
/** The schema vouches for the part of `A` that clients rely on; the rest is the SDK's word. */
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

/** Asks again while the replica is behind `wanted`, a few times. */
const caughtUp =
  <A>(ask: Ask<A>, wanted: number, { clock }: Transport, signal: AbortSignal): Ask<A> =>
  async (body) => {
    const pause = exponential({ firstMs: REREAD_FIRST_MS, factor: 2, maxMs: Number.MAX_VALUE })
    for (let rereads = 0; ; rereads++) {
      const reply = await ask(body)
      if (reply.isErr() || body.at_ledger_state || !isStated(reply.value)) return reply
      const seen = reply.value.ledger_state.state_version
      if (seen >= wanted) return reply
      if (rereads === REREADS) return err({ kind: 'stale', wanted, seen })
      await clock.sleep(pause(rereads), signal)
    }
  }

/** A verb checks what is required, joins an equal question already on the way, and validates what comes back. */
export function defineVerb<R, A>(
  endpoint: Endpoint,
  plan: Plan<A> = (ask, body) => ask(body),
): OpenVerb<R, A, PagedCallOptions> {
  const boards = new WeakMap<Transport, Flights<Result<A, GatewayError>>>()
  return (transport, request, call = {}) => {
    const given = { ...request }
    const missing = endpoint.needs?.find((field) => isMissing(Reflect.get(given, field)))
    if (missing) return errAsync(new RequiredError(missing))

    const board = boards.get(transport) ?? createFlights()
    boards.set(transport, board)
    const body = toWire(given)
    const flown = board({
      key: JSON.stringify([body, call.minStateVersion, call.maxPages]),
      signal: call.signal,
      start: (scope) => {
        const ask = caughtUp(exchange<A>(endpoint, transport, scope), call.minStateVersion ?? 0, transport, scope)
        return plan(ask, body, call, transport)
      },
    })
    return new ResultAsync(flown.catch((cause: unknown) => err<A, GatewayError>({ kind: 'aborted', cause })))
  }
}
