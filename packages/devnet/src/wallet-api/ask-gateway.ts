import { err, ok, type Result, ResultAsync } from 'neverthrow'
import type * as z from 'zod/mini'

/** The devnet's own Gateway endpoints, asked in process: path as in the OpenAPI document, JSON in and out. */
export type AskGateway = (path: string, body: unknown) => Promise<{ status: number; body: unknown }>

/** `status` is undefined when the gateway did not answer at all, 200 when its answer had another shape. */
export type GatewayFault = { status: number | undefined; message: string }

const messageOf = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
    ? body.message
    : 'Unknown error occurred'

/** One question to the gateway, parsed by `schema`; anything but a fitting 200 is a fault. */
export const ask = <S extends z.ZodMiniType>(
  gateway: AskGateway,
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
