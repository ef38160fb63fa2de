import type { Result } from 'neverthrow'
import type { Gateway } from '../../create-gateway'
import type { GatewayError } from '../../gateway-error'

/** Facts about the ledger that the contract suite relies on. */
export type KnownWorld = {
  readonly gateway: Gateway
  readonly networkId: number
  /** Holds some of `fungible` and at least one of `nonFungible`. */
  readonly account: string
  /** Derived from an unused key: it is not on the ledger, but reading it is no error. */
  readonly freshAccount: string
  /** Has the metadata `name`. */
  readonly fungible: string
  readonly nonFungible: string
  /** A valid address of a resource that does not exist. */
  readonly missingResource: string
  readonly committedIntentHash: string
  readonly unknownIntentHash: string
}

/** Returns the response or fails the test with the error. */
export const unwrap = <T>(answer: Result<T, GatewayError>): T =>
  answer.match(
    (value) => value,
    (error) => {
      throw new Error(`The Gateway responded with an error: ${JSON.stringify(error)}`)
    },
  )

/** Returns the status and type of an error response, and an empty list without an error. */
export const errorOf = (answer: Result<unknown, GatewayError>): unknown[] =>
  answer.match(
    () => [],
    (error) => (error.kind === 'response' ? [error.status, error.body?.details?.type] : [error.kind]),
  )

export type Setup = () => KnownWorld | Promise<KnownWorld>
