import { exponential } from '@lootboxes/ledger'
import { err, errAsync, ok, type Result, ResultAsync } from 'neverthrow'
import type * as z from 'zod/mini'
import { createFlights } from './flights'
import type { PagedCallOptions } from './gateway'
import { type GatewayError, RequiredError } from './gateway-error'
import { toWire } from './to-wire'
import type { Transport } from './transport'

export type Body = Readonly<Record<string, unknown>>
export type Answered<A> = Promise<Result<A, GatewayError>>
export type Stated = { ledger_state: { state_version: number } }

export type Endpoint = {
  readonly path: string
  readonly answer: z.ZodMiniType
  /** Required parameters as the caller spells them; absent when the endpoint takes no body at all. */
  readonly needs?: readonly string[]
}
/** How many exchanges make one answer; by default a single one. */
export type Plan<A> = (body: Body, ask: (body: Body) => Answered<A>, call: PagedCallOptions) => Answered<A>
export type AnyVerb<R, A> = (request?: R, call?: PagedCallOptions) => ResultAsync<A, GatewayError>
export type MakeVerb = <R, A>(endpoint: Endpoint, plan?: Plan<A>) => AnyVerb<R, A>

const REREADS = 3
const rereadPause = exponential({ firstMs: 500, factor: 2, maxMs: 2_000 })

const isMissing = (value: unknown): boolean => value === undefined || value === null || (Array.isArray(value) && value.length === 0)
const isStated = (answer: unknown): answer is Stated => typeof answer === 'object' && answer !== null && 'ledger_state' in answer
/** The schema vouches for the part of `A` that clients rely on; the rest is the SDK's word. */
const conforms = <A>(_json: unknown, parsed: { readonly success: boolean }): _json is A => parsed.success

/** One verb: checks what is required, joins an equal question already on the way, validates what comes back. */
export const createMakeVerb =
  (transport: Transport): MakeVerb =>
  <R, A>({ path, answer, needs }: Endpoint, plan: Plan<A> = (body, ask) => ask(body)): AnyVerb<R, A> => {
    const board = createFlights<Result<A, GatewayError>>()

    const exchange = async (body: Body, scope: AbortSignal): Answered<A> => {
      const reply = await transport.ask(path, needs && body, scope)
      if (reply.isErr()) return err(reply.error)
      const parsed = answer.safeParse(reply.value)
      if (conforms<A>(reply.value, parsed)) return ok(reply.value)
      const issue = parsed.error?.issues[0]
      return err({ kind: 'malformed', path, issue: `${issue?.path.join('.')}: ${issue?.message}` })
    }

    const run = async (body: Body, call: PagedCallOptions, scope: AbortSignal): Answered<A> => {
      const { minStateVersion: wanted = 0 } = call
      const ask = async (part: Body): Answered<A> => {
        for (let rereads = 0; ; rereads++) {
          const reply = await exchange(part, scope)
          if (reply.isErr() || part['at_ledger_state'] || !isStated(reply.value)) return reply
          const seen = reply.value.ledger_state.state_version
          if (seen >= wanted) return reply
          if (rereads === REREADS) return err({ kind: 'stale', wanted, seen })
          await transport.clock.sleep(rereadPause(rereads), scope)
        }
      }
      return plan(body, ask, call)
    }

    return (request, call = {}) => {
      const given = new Map<string, unknown>(Object.entries(request ?? {}))
      const missing = needs?.find((field) => isMissing(given.get(field)))
      if (missing) return errAsync(new RequiredError(missing))
      const body = toWire(Object.fromEntries(given))
      const key = JSON.stringify([body, call.minStateVersion, call.maxPages])
      const flown = board({ key, start: (scope) => run(body, call, scope), signal: call.signal })
      return new ResultAsync(flown.catch((cause: unknown) => err<A, GatewayError>({ kind: 'aborted', cause })))
    }
  }
