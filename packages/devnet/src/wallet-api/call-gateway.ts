import { err, ok, type Result, ResultAsync } from 'neverthrow'
import type * as z from 'zod/mini'

/** Calls a Gateway endpoint of the devnet in process: path as in the OpenAPI document, JSON in and out. */
export type CallGateway = (path: string, body: unknown) => Promise<{ status: number; body: unknown }>

/** `status` is undefined without a response, and 200 for a response of another shape. */
export type GatewayFault = { status: number | undefined; message: string }

const messageOf = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
    ? body.message
    : 'Unknown error occurred'

/** Calls the Gateway and parses the response with `schema`. Any other response is a fault. */
export const ask = <S extends z.ZodMiniType>(
  gateway: CallGateway,
  path: string,
  body: unknown,
  schema: S,
): ResultAsync<z.output<S>, GatewayFault> =>
  ResultAsync.fromThrowable(
    () => gateway(path, body),
    (cause): GatewayFault => ({ status: undefined, message: String(cause) }),
  )().andThen((answer): Result<z.output<S>, GatewayFault> => {
    if (answer.status !== 200) return err({ status: answer.status, message: messageOf(answer.body) })
    const parsed = schema.safeParse(answer.body)
    return parsed.success
      ? ok(parsed.data)
      : err({ status: 200, message: `Unexpected answer to ${path}: ${parsed.error.message}` })
  })
