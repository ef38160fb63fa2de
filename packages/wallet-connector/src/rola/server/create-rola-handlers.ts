import { ResultAsync } from 'neverthrow'
import * as z from 'zod/mini'
import type { Logger } from '../../connector/logger'
import { lazily } from '../../lazily'
import type { ChallengeStore } from '../challenge-store'
import { createRola, type ProvedEntity, type RolaOptions } from '../create-rola'
import { loginChallenge, loginProofs } from '../login-proofs'
import { type RolaError, rolaErrorText } from '../rola-error'
import type { RolaSession, RolaUser, SessionStore } from './sessions'

/** Options of `createRolaHandlers`. */
export type RolaHandlersOptions = {
  /** The requirements of a valid login: the options of `createRola` without the store. `maxProofs` is 20 by default. */
  verify: Omit<RolaOptions, 'store'>
  sessions: SessionStore
  /** Default: in memory, for one process. */
  challenges?: ChallengeStore | undefined
  /** Decides whether verified entities may log in. By default a persona is required. */
  accepts?: ((user: RolaUser) => boolean | PromiseLike<boolean>) | undefined
  /** Receives the cause of every answer with a status of 500 or more. */
  logger?: Pick<Logger, 'warn'> | undefined
}

/** Takes a request and returns its response. It never throws. */
export type RequestHandler = (request: Request) => Promise<Response>

/** The handlers that `createRolaHandlers` returns. */
export type RolaHandlers = {
  /** POST. Issues a challenge for this browser: `{ challenge }`. */
  challenge: RequestHandler
  /** POST. Verifies the wallet data in the body and issues a new session: `{ user }`. */
  login: RequestHandler
  /** POST. Ends the session. */
  logout: RequestHandler
  /** GET. `{ user }`, which is null without a login. */
  session: RequestHandler
  /** Calls the handler named by the last segment of the path: `/auth/challenge`, `/auth/login`, `/auth/logout`, `/auth/session`. */
  handler: RequestHandler
  /** The verified user of a `Cookie` header, for pages and routes of the application. */
  getUser(cookie: string | null | undefined): Promise<RolaUser | undefined>
}

/** Why a handler refused a request. */
type Refusal =
  | RolaError
  | { kind: 'foreign-origin' | 'body-too-large' | 'malformed-body' | 'not-accepted' | 'not-found' | 'wrong-method' }

const MAX_BODY_BYTES = 100_000
/** A larger body is read up to here, and not stored: a client that cannot send all of it may not read the answer. */
const MAX_SKIPPED_BYTES = 1_000_000
const MAX_PROOFS = 20
const MAX_LABEL = 64

const words = {
  'body-too-large': 'The request body is larger than 100 kB.',
  'malformed-body': 'The request body is not JSON.',
  'not-accepted': 'A persona has to log in.',
  'not-found': 'There is no such route. Routes: challenge, login, logout, session.',
  'wrong-method': 'Wrong method: challenge, login and logout are POST, session is GET.',
}

const statuses: Partial<Record<Refusal['kind'], number>> = {
  'foreign-origin': 403,
  'not-accepted': 403,
  'body-too-large': 413,
  'malformed-body': 400,
  'malformed-login': 400,
  'malformed-challenge': 400,
  'too-many-proofs': 400,
  'no-proofs': 400,
  'not-found': 404,
  'wrong-method': 405,
  'ledger-unreachable': 503,
  'store-failed': 503,
  'check-failed': 500,
}

const textOf = (refusal: Refusal, origin: string): string => {
  if (refusal.kind === 'foreign-origin')
    return `This request comes from another site than ${origin}, the configured origin.`
  return refusal.kind in words ? words[refusal.kind as keyof typeof words] : rolaErrorText(refusal as RolaError)
}

const reply = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })

/** Stores at most `MAX_BODY_BYTES`. */
const readBody = async (request: Request): Promise<{ body: unknown } | Refusal> => {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    size += part.length
    if (size <= MAX_BODY_BYTES) parts.push(part)
    else if (size > MAX_SKIPPED_BYTES) break
  }
  if (size > MAX_BODY_BYTES) return { kind: 'body-too-large' }
  try {
    return { body: JSON.parse(await new Blob(parts as BlobPart[]).text()) as unknown }
  } catch {
    return { kind: 'malformed-body' }
  }
}

/** The labels in the wallet data that the page sent with its proofs. */
const labelled = /* @__PURE__ */ lazily(() =>
  z.object({
    persona: z.optional(z.object({ identityAddress: z.string(), label: z.string() })),
    accounts: z.optional(z.array(z.object({ address: z.string(), label: z.string() }))),
  }),
)

const userOf = (proved: readonly ProvedEntity[], walletData: unknown): RolaUser => {
  const { data } = labelled().safeParse(walletData)
  const labels = new Map(data?.accounts?.map(({ address, label }) => [address, label]))
  if (data?.persona) labels.set(data.persona.identityAddress, data.persona.label)
  const [persona, accounts] = (['persona', 'account'] as const).map((wanted) =>
    proved
      .filter(({ type }) => type === wanted)
      .map(({ address }) => ({ address, label: labels.get(address)?.slice(0, MAX_LABEL) })),
  )
  return { persona: persona?.[0], accounts: accounts ?? [] }
}

/**
 * The HTTP side of a login with ROLA, in Fetch API form. Requests of other origins are refused, a challenge is valid for one login
 * of the session that requested it, and a login issues a new session id. For Express use `toNodeHandler`, for Next `toNextJsHandler`.
 * @example
 * const rola = createRolaHandlers({ verify: { networkId, dAppDefinitionAddress, origin, readOwnerKeys }, sessions })
 */
export const createRolaHandlers = (options: RolaHandlersOptions): RolaHandlers => {
  const { sessions, logger, accepts = ({ persona }: RolaUser) => persona !== undefined } = options
  const rola = createRola({ maxProofs: MAX_PROOFS, ...options.verify, store: options.challenges })
  const { origin } = new URL(options.verify.origin)

  const refuse = (refusal: Refusal, headers?: Record<string, string>): Response => {
    const status = statuses[refusal.kind] ?? 401
    const message = textOf(refusal, origin)
    if (status >= 500) logger?.warn(`ROLA: ${message}`, refusal)
    return reply({ error: { kind: refusal.kind, message } }, status, headers)
  }
  /** Browsers send `Origin` with every POST. A client without it sends no cookie of a user. */
  const isForeign = ({ headers }: Request): boolean =>
    (headers.get('origin') ?? origin) !== origin ||
    !['same-origin', 'none'].includes(headers.get('sec-fetch-site') ?? 'none')
  const guarded =
    (method: 'GET' | 'POST', respond: RequestHandler): RequestHandler =>
    async (request) => {
      if (request.method !== method) return refuse({ kind: 'wrong-method' }, { allow: method })
      if (isForeign(request)) return refuse({ kind: 'foreign-origin' })
      return ResultAsync.fromThrowable(
        respond,
        (cause) => cause,
      )(request).match(
        (response) => response,
        (cause) => refuse({ kind: 'check-failed', cause }),
      )
    }
  const sessionOf = async (request: Request): Promise<RolaSession | undefined> =>
    sessions.read(request.headers.get('cookie'))

  const challenge = guarded('POST', async (request) => {
    const known = await sessionOf(request)
    const issued = known ? undefined : await sessions.issue()
    const id = known?.id ?? issued?.session.id
    return rola.issueChallenge(id).match(
      (text) => reply({ challenge: text }, 200, issued ? { 'set-cookie': issued.setCookie } : {}),
      (error) => refuse(error),
    )
  })

  const login = guarded('POST', async (request) => {
    const read = await readBody(request)
    if (!('body' in read)) return refuse(read)
    const session = await sessionOf(request)
    const signed = loginChallenge(read.body)
    const proofs = loginProofs(read.body, signed)
    if (proofs.length === 0) return refuse({ kind: 'no-proofs' })
    const proved = await rola.verifyLogin({ challenge: signed, session: session?.id, proofs, signal: request.signal })
    if (proved.isErr()) return refuse(proved.error)
    const user = userOf(proved.value, read.body)
    if (!(await accepts(user))) return refuse({ kind: 'not-accepted' })
    // The id is a new one, because another person may know the id from before the login (session fixation).
    await sessions.end(session)
    const issued = await sessions.issue(user)
    return reply({ user: issued.session.user }, 200, { 'set-cookie': issued.setCookie })
  })

  const logout = guarded('POST', async (request) =>
    reply({ user: null }, 200, { 'set-cookie': await sessions.end(await sessionOf(request)) }),
  )
  const session = guarded('GET', async (request) => reply({ user: (await sessionOf(request))?.user ?? null }))

  const routes = new Map(Object.entries({ challenge, login, logout, session }))
  return {
    challenge,
    login,
    logout,
    session,
    handler: async (request) => {
      const [name = ''] = new URL(request.url).pathname.split('/').slice(-1)
      return routes.get(name)?.(request) ?? refuse({ kind: 'not-found' })
    },
    getUser: async (cookie) => (await sessions.read(cookie))?.user,
  }
}
