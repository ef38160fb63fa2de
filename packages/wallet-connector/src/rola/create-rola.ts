import { addressErrorText, type Clock, type ParsedAddress, parseAddress, systemClock } from '@lootboxes/ledger'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { err, ok, Result, ResultAsync } from 'neverthrow'
import * as z from 'zod/mini'
import { lazily } from '../lazily'
import type { Proof } from '../protocol/entities'
import { member } from '../protocol/member'
import { parse } from '../protocol/parse'
import { proof } from '../protocol/shapes/entity-shapes'
import { type ChallengeStore, type IssuedChallenge, memoryChallengeStore } from './challenge-store'
import { generateRolaChallenge } from './generate-rola-challenge'
import { keyBelongsTo } from './key-belongs-to'
import type { ReadOwnerKeys } from './owner-keys'
import type { RolaError } from './rola-error'
import { isChallenge, rolaMessageHash } from './rola-message'
import { verifySignature } from './verify-signature'

/** Options of `createRola`. */
export type RolaOptions = {
  networkId: number
  dAppDefinitionAddress: string
  /** The site's origin from its configuration, never from a request header: `https://shop.example`. A trailing slash is removed. */
  origin: string
  readOwnerKeys: ReadOwnerKeys
  /** Default: in memory, for one process. */
  store?: ChallengeStore | undefined
  /** Lifetime of a challenge. Default 5 minutes. */
  lifetimeMs?: number | undefined
  /** A login with more proofs is rejected without reading them. Default 50. */
  maxProofs?: number | undefined
  clock?: Clock | undefined
  /** Returns 64 unpredictable hex digits. */
  newChallenge?: (() => string) | undefined
}

/** One proof of a persona (`identity_…`) or an account. */
export type SignedProof = { address: string; proof: Proof }

/** A login to verify. */
export type Login = {
  challenge: string
  proofs: readonly SignedProof[]
  /** The session for which the challenge was issued. */
  session?: string | undefined
  signal?: AbortSignal | undefined
}

/** An entity whose proof is valid. */
export type ProvedEntity = { address: string; type: 'persona' | 'account' }

/** The verifier that `createRola` returns. */
export type Rola = {
  /** Issues a new challenge for one login. */
  issueChallenge(session?: string): ResultAsync<string, RolaError>
  /**
   * Consumes the challenge, then verifies every proof. Ok lists each verified entity once; err is the first invalid proof. Accepts
   * any input: a malformed login is an error value, never a rejection.
   */
  verifyLogin(login: Login): ResultAsync<readonly ProvedEntity[], RolaError>
}

const FIVE_MINUTES = 300_000
const MAX_PROOFS = 50

const storeFailed = (cause: unknown): RolaError => ({ kind: 'store-failed', cause })
const checkFailed = (cause: unknown): RolaError => ({ kind: 'check-failed', cause })

/** The shape of a login. Addresses and keys are checked later. */
const loginShape = /* @__PURE__ */ lazily(() =>
  z.object({
    challenge: z.string(),
    proofs: z.array(z.object({ address: z.string(), proof: proof() })),
    session: z.optional(z.string()),
  }),
)
type CheckedLogin = z.infer<ReturnType<typeof loginShape>>

const fresh = (
  issued: IssuedChallenge | undefined,
  session: string | undefined,
  now: number,
): Result<void, RolaError> => {
  if (issued === undefined) return err({ kind: 'unknown-challenge' })
  if (issued.session !== session) return err({ kind: 'foreign-session' })
  // This comparison also rejects an `expiresAtMs` that is not a number.
  return issued.expiresAtMs > now ? ok(undefined) : err({ kind: 'expired-challenge', expiredAtMs: issued.expiresAtMs })
}

const signed = (hash: Uint8Array, { address, proof: given }: SignedProof): Result<void, RolaError> =>
  verifySignature(hash, given).match(
    (holds): Result<void, RolaError> => (holds ? ok(undefined) : err({ kind: 'invalid-signature', address })),
    (field) => err({ kind: 'malformed-proof', address, field }),
  )

const signalOf = (login: unknown): AbortSignal | undefined => {
  const signal = member(login, 'signal')
  return signal instanceof AbortSignal ? signal : undefined
}

/** Removes duplicate proofs, which would cost a signature check each. */
const once = (proofs: readonly SignedProof[]): readonly SignedProof[] => [
  ...new Map(proofs.map((one) => [JSON.stringify([one.address, one.proof]), one])).values(),
]

const entityOf = (address: string, networkId: number): Result<ParsedAddress, RolaError> =>
  parseAddress(address, { networkId, type: ['account', 'identity'] }).mapErr((error) => ({
    kind: 'wrong-address',
    address,
    because: addressErrorText(error),
  }))

const shaped = (login: unknown, maxProofs: number): Result<CheckedLogin, RolaError> => {
  // The count is checked before parsing, so that a huge list costs nothing.
  const proofs = member(login, 'proofs')
  const count = Array.isArray(proofs) ? proofs.length : 0
  if (count > maxProofs) return err({ kind: 'too-many-proofs', count, max: maxProofs })
  return parse(loginShape(), login).match(
    (read): Result<CheckedLogin, RolaError> => {
      const challenge = read.challenge.toLowerCase()
      if (!isChallenge(challenge)) return err({ kind: 'malformed-challenge' })
      return read.proofs.length === 0 ? err({ kind: 'no-proofs' }) : ok({ ...read, challenge })
    },
    ({ message }) => err({ kind: 'malformed-login', because: message }),
  )
}

/**
 * The origin without trailing slashes. Throws on options with which every login would be refused. Untyped code can pass any
 * value, for example an environment variable that is not set.
 */
const checkedOrigin = (given: Readonly<Record<'dAppDefinitionAddress' | 'origin', unknown>>): string => {
  const { dAppDefinitionAddress: address, origin: site } = given
  if (typeof address !== 'string' || !address.startsWith('account_') || utf8ToBytes(address).length > 255)
    throw new TypeError(
      `createRola: dAppDefinitionAddress: Expected the address of an account, received ${String(address)}`,
    )
  const origin = String(site).replace(/\/+$/, '')
  if (URL.canParse(origin) && new URL(origin).origin === origin) return origin
  throw new TypeError(
    `createRola: origin: Expected the origin of the site, such as https://shop.example, received ${origin}`,
  )
}

/**
 * Verifies logins on a server (ROLA). Throws a `TypeError` on a dApp definition address that is no account's, and on an `origin`
 * that is not one.
 * @example
 * const rola = createRola({ networkId: 2, dAppDefinitionAddress, origin: 'https://shop.example', readOwnerKeys: ownerKeysFrom(gateway) })
 */
export const createRola = (options: RolaOptions): Rola => {
  const { networkId, dAppDefinitionAddress, readOwnerKeys, clock = systemClock, lifetimeMs = FIVE_MINUTES } = options
  const { store = memoryChallengeStore(clock), newChallenge = generateRolaChallenge } = options
  const { maxProofs = MAX_PROOFS } = options
  const origin = checkedOrigin(options)

  const owned = async (
    checked: readonly { entity: ParsedAddress; given: SignedProof }[],
    signal: AbortSignal | undefined,
  ): Promise<Result<readonly ProvedEntity[], RolaError>> => {
    const addresses = [...new Set(checked.map(({ given }) => given.address))]
    const [first = ''] = addresses
    const read = await ResultAsync.fromThrowable(
      async () => readOwnerKeys(addresses, signal),
      (cause) => cause,
    )().andThen((answer) => answer)
    if (read.isErr()) return err({ kind: 'ledger-unreachable', address: first, cause: read.error })
    const proved = new Map<string, ProvedEntity>()
    for (const { entity, given } of checked) {
      const { address } = given
      if (!read.value.has(address)) return err({ kind: 'ledger-unreachable', address, cause: 'It was not read.' })
      if (!keyBelongsTo(entity, given.proof, read.value.get(address))) return err({ kind: 'foreign-key', address })
      proved.set(address, { address, type: entity.entityType === 'identity' ? 'persona' : 'account' })
    }
    return ok([...proved.values()])
  }

  const verify = async (
    login: unknown,
    signal: AbortSignal | undefined,
  ): Promise<Result<readonly ProvedEntity[], RolaError>> => {
    const read = shaped(login, maxProofs)
    if (read.isErr()) return err(read.error)
    const { challenge, proofs, session } = read.value
    const taken = await ResultAsync.fromThrowable(async () => store.take(challenge), storeFailed)()
    if (taken.isErr()) return err(taken.error)
    const valid = fresh(taken.value, session, clock.now())
    if (valid.isErr()) return err(valid.error)
    const hash = rolaMessageHash({ challenge, dAppDefinitionAddress, origin })
    const checked = Result.combine(
      once(proofs).map((given) =>
        entityOf(given.address, networkId).andThen((entity) => signed(hash, given).map(() => ({ entity, given }))),
      ),
    )
    return checked.isErr() ? err(checked.error) : owned(checked.value, signal)
  }

  return {
    issueChallenge: (session) =>
      ResultAsync.fromThrowable(async () => {
        const challenge = newChallenge()
        await store.save(challenge, { expiresAtMs: clock.now() + lifetimeMs, session })
        return challenge
      }, storeFailed)(),
    verifyLogin: (login) =>
      ResultAsync.fromThrowable(async () => verify(login, signalOf(login)), checkFailed)().andThen((result) => result),
  }
}
