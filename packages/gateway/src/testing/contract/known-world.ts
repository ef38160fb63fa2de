import type { Result } from 'neverthrow'
import type { Gateway } from '../../create-gateway'
import type { GatewayError } from '../../gateway-error'

/** What the suite may take for granted about the ledger it is pointed at. */
export type KnownWorld = {
  readonly gateway: Gateway
  readonly networkId: number
  /** Holds some of `fungible` and at least one of `nonFungible`. */
  readonly account: string
  /** Derived from a key nobody has used: not on the ledger, yet no error. */
  readonly freshAccount: string
  /** Has the metadata `name`. */
  readonly fungible: string
  readonly nonFungible: string
  /** A valid resource address that nobody created. */
  readonly missingResource: string
  readonly committedIntentHash: string
  readonly unknownIntentHash: string
}

/** The answer, or a failure that says what the Gateway said. */
export const right = <T>(answer: Result<T, GatewayError>): T =>
  answer.match(
    (value) => value,
    (error) => {
      throw new Error(`The Gateway answered with an error: ${JSON.stringify(error)}`)
    },
  )

/** The facts of a refusal, or nothing when there was none. */
export const problem = (answer: Result<unknown, GatewayError>): unknown[] =>
  answer.match(
    () => [],
    (error) => (error.kind === 'response' ? [error.status, error.body?.details?.type] : [error.kind]),
  )

export type Setup = () => KnownWorld | Promise<KnownWorld>
