import type { Result } from 'neverthrow'
import type * as z from 'zod/mini'
import type { CallGateway } from './call-gateway'
import { type Caller, callerRefusal } from './caller-refusal'
import { completeSubintent } from './complete-subintent'
import { createHolder, type Holder, type HolderOptions } from './holder'
import { listAccounts } from './list-accounts'
import { oncePerId } from './once-per-id'
import { ChallengeRequest, CompletionRequest, ReviewRequest, SignRequest, SubintentRequest } from './requests'
import { reviewSubintent, reviewTransaction } from './review-transaction'
import { signChallenge } from './sign-challenge'
import { signTransaction } from './sign-transaction'
import { signSubintent } from './subintent'
import type { TrustedCallers } from './trusted-callers'
import type { WalletFault } from './wallet-fault'

export type WalletApiOptions = Omit<HolderOptions, 'user'> & {
  callGateway: CallGateway
  trusted?: TrustedCallers | undefined
}

/**
 * An HTTP request to `/wallet/*`. `body` is the parsed JSON, or undefined without a body. `user` selects a wallet; by default
 * the one that genesis funds.
 */
type WalletApiRequest = Caller & { method: string; path: string; user?: string | undefined; body?: unknown }
type WalletApiAnswer = { status: number; body: unknown }
export type WalletApi = (request: WalletApiRequest) => Promise<WalletApiAnswer>

type Route = (body: unknown, caller: Caller) => Promise<WalletApiAnswer>

const answer = (result: Result<unknown, WalletFault>): WalletApiAnswer =>
  result.match(
    (body) => ({ status: 200, body }),
    (fault) => ({ status: 422, body: fault }),
  )

const refuse = (status: number, message: string): WalletApiAnswer => ({
  status,
  body: { error: 'invalidRequest', message } satisfies WalletFault,
})

const parsed =
  <S extends z.ZodMiniType>(schema: S, run: (body: z.output<S>, caller: Caller) => Promise<WalletApiAnswer>): Route =>
  (body, caller) => {
    const result = schema.safeParse(body)
    return result.success ? run(result.data, caller) : Promise.resolve(refuse(400, result.error.message))
  }

const MOST_USERS = 1_000
const userName = /^[\w-]{1,64}$/

const routesOf = (gateway: CallGateway, holder: Holder): Readonly<Record<string, Route>> => {
  const once = oncePerId<WalletApiAnswer>(500)
  return {
    'GET /wallet/accounts': async () => ({ status: 200, body: await listAccounts(gateway, holder) }),
    'POST /wallet/review-transaction': parsed(ReviewRequest, async (order) =>
      answer(await reviewTransaction(gateway, holder, order)),
    ),
    'POST /wallet/sign-transaction': parsed(SignRequest, ({ interactionId, ...order }) =>
      once(interactionId, async () => answer(await signTransaction(gateway, holder, order))),
    ),
    'POST /wallet/review-subintent': parsed(SubintentRequest, async (order) =>
      answer(await reviewSubintent(gateway, holder, order)),
    ),
    'POST /wallet/sign-subintent': parsed(SubintentRequest, ({ interactionId, ...order }) =>
      once(interactionId, async () => answer(await signSubintent(gateway, holder, interactionId, order))),
    ),
    'POST /wallet/complete-subintent': parsed(CompletionRequest, async ({ signedPartialTransaction, parent }) =>
      answer(await completeSubintent(gateway, holder, signedPartialTransaction, parent)),
    ),
    'POST /wallet/sign-challenge': parsed(ChallengeRequest, (order, { origin }) =>
      Promise.resolve(
        origin === undefined
          ? refuse(400, 'A challenge is signed for a page: the Origin header is missing.')
          : answer(signChallenge(holder, { ...order, origin }).map((proofs) => ({ proofs }))),
      ),
    ),
  }
}

/**
 * The server side of the dev wallet: keys, reviews and signatures for callers on this machine. Mount it on all paths under
 * `/wallet/`. It checks peer, Host and Origin and answers 403 to other callers.
 */
export const createWalletApi = ({ callGateway, trusted, ...holder }: WalletApiOptions): WalletApi => {
  const byUser = new Map<string | undefined, ReturnType<typeof routesOf>>()
  const routesFor = (user: string | undefined) => {
    const routes = byUser.get(user) ?? routesOf(callGateway, createHolder({ ...holder, user }))
    byUser.set(user, routes)
    return routes
  }
  return async ({ method, path, user, body, ...caller }) => {
    const refusal = callerRefusal(caller, trusted)
    if (refusal !== undefined) return refuse(403, refusal)
    if (user !== undefined && !userName.test(user)) return refuse(400, 'user: 1 to 64 letters, digits, - or _')
    if (!byUser.has(user) && byUser.size >= MOST_USERS)
      return refuse(429, `This devnet has ${MOST_USERS} users already.`)
    const route = routesFor(user)[`${method} ${path.replace(/\/+$/, '')}`]
    return route === undefined ? refuse(404, `No route for ${method} ${path}.`) : route(body, caller)
  }
}
