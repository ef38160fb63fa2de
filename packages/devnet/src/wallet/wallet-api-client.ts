import { Proof } from '@lootboxes/wallet-connector/protocol'
import { err, ok, type Result, ResultAsync } from 'neverthrow'
import * as z from 'zod/mini'
import { HeldAccounts } from './held-accounts'
import type { Refusal } from './refusal'

/** Response of `POST /wallet/review-transaction`; amounts are decimal strings in XRD. */
export const TransactionReview = z.object({
  steps: z.array(z.string()),
  changes: z.array(z.string()),
  fee: z.object({ paidBy: z.nullable(z.string()), locked: z.nullable(z.string()), estimate: z.nullable(z.string()) }),
  expectedFailure: z.nullable(z.string()),
})
export type TransactionReview = z.infer<typeof TransactionReview>

const SubintentReview = z.object({ steps: z.array(z.string()) })
const SignedSubintent = z.object({
  signedPartialTransaction: z.string(),
  subintentHash: z.string(),
  expirationTimestamp: z.int(),
})
export type SubintentReview = z.infer<typeof SubintentReview>

type SubintentOrder = {
  interactionId: string
  manifest: string
  blobs?: readonly string[] | undefined
  message?: string | undefined
  expiration: unknown
}

const Signed = z.object({ transactionIntentHash: z.string() })
const Challenged = z.object({ proofs: z.array(z.object({ address: z.string(), proof: Proof })) })
const Refused = z.object({ error: z.string(), message: z.string() })

type Order = {
  manifest: string
  version: number
  blobs?: readonly string[] | undefined
  message?: string | undefined
}

/** Client of the devnet's wallet routes. The devnet holds the keys. */
export type WalletApiClient = ReturnType<typeof createWalletApiClient>

/** Limit of a response. A devnet that is off refuses the connection at once; a slow machine only needs time. */
const ANSWER_MS = 60_000

/**
 * Creates a client for `{baseUrl}/wallet/*` and `user`. An unreachable or foreign server is a refusal with the code
 * `unreachable`.
 */
export const createWalletApiClient = (baseUrl: string, fetch: typeof globalThis.fetch, user?: string) => {
  const root = baseUrl.replace(/\/+$/, '')
  const query = user === undefined ? '' : `?${new URLSearchParams({ user })}`
  const ask = <S extends z.ZodMiniType>(path: string, schema: S, body?: unknown): ResultAsync<z.output<S>, Refusal> =>
    ResultAsync.fromPromise(
      (async () => {
        const request: RequestInit = { signal: AbortSignal.timeout(ANSWER_MS) }
        if (body !== undefined) {
          request.method = 'POST'
          request.headers = { 'content-type': 'application/json' }
          request.body = JSON.stringify(body)
        }
        const response = await fetch(`${root}/wallet/${path}${query}`, request)
        return { ok: response.ok, json: (await response.json()) as unknown }
      })(),
      (cause): Refusal => ({
        error: 'unreachable',
        message: `The devnet at ${root} does not answer: ${String(cause)}`,
      }),
    ).andThen((answer): Result<z.output<S>, Refusal> => {
      if (!answer.ok) {
        const refused = Refused.safeParse(answer.json)
        return err(refused.success ? refused.data : { error: 'unreachable', message: 'The devnet refused.' })
      }
      const parsed = schema.safeParse(answer.json)
      return parsed.success ? ok(parsed.data) : err({ error: 'unreachable', message: parsed.error.message })
    })

  return {
    accounts: () => ask('accounts', HeldAccounts),
    review: (order: Order) => ask('review-transaction', TransactionReview, order),
    sign: (interactionId: string, order: Order) => ask('sign-transaction', Signed, { interactionId, ...order }),
    reviewSubintent: (order: SubintentOrder) => ask('review-subintent', SubintentReview, order),
    signSubintent: (order: SubintentOrder) => ask('sign-subintent', SignedSubintent, order),
    prove: (order: { challenge: string; dAppDefinitionAddress: string; addresses: readonly string[] }) =>
      ask('sign-challenge', Challenged, order).map(({ proofs }) => proofs),
  }
}
