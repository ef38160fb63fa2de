import { addressErrorText, type Clock, type ParsedAddress, parseAddress, systemClock } from '@lootboxes/ledger'
import { bytesToHex, randomBytes } from '@noble/hashes/utils.js'
import { err, errAsync, ok, Result, ResultAsync } from 'neverthrow'
import type { Proof } from '../protocol/entities'
import { type ChallengeStore, type IssuedChallenge, memoryChallengeStore } from './challenge-store'
import { keyBelongsTo } from './key-belongs-to'
import type { ReadOwnerKeys } from './owner-keys'
import type { RolaError } from './rola-error'
import { isChallenge, rolaMessageHash } from './rola-message'
import { verifySignature } from './verify-signature'

export type RolaOptions = {
  networkId: number
  dAppDefinitionAddress: string
  /** The site's own origin from its configuration, never from a request header. A slash at the end is dropped. */
  origin: string
  readOwnerKeys: ReadOwnerKeys
  /** Default: in memory, good for one process. */
  store?: ChallengeStore | undefined
  /** How long a challenge may wait for its login. Default 5 minutes. */
  lifetimeMs?: number | undefined
  clock?: Clock | undefined
  /** 64 hex digits nobody can foresee. */
  newChallenge?: (() => string) | undefined
}

/** One proof as it comes in a wallet's answer: of a persona (`identity_…`) or of an account. */
export type SignedProof = { address: string; proof: Proof }

export type Login = {
  challenge: string
  proofs: readonly SignedProof[]
  /** The same session the challenge was issued for, if any. */
  session?: string | undefined
  signal?: AbortSignal | undefined
}

export type ProvedEntity = { address: string; type: 'persona' | 'account' }

export type Rola = {
  /** A fresh challenge for one login. */
  issueChallenge(session?: string): ResultAsync<string, RolaError>
  /** Uses the challenge up, then checks every proof; ok lists what is proved, err is the first that is not. */
  verifyLogin(login: Login): ResultAsync<readonly ProvedEntity[], RolaError>
}

const FIVE_MINUTES = 300_000

const storeFailed = (cause: unknown): RolaError => ({ kind: 'store-failed', cause })

const fresh = (
  issued: IssuedChallenge | undefined,
  session: string | undefined,
  now: number,
): Result<void, RolaError> => {
  if (issued === undefined) return err({ kind: 'unknown-challenge' })
  if (issued.session !== session) return err({ kind: 'foreign-session' })
  if (issued.expiresAtMs <= now) return err({ kind: 'expired-challenge', expiredAtMs: issued.expiresAtMs })
  return ok(undefined)
}

const signed = (hash: Uint8Array, { address, proof }: SignedProof): Result<void, RolaError> =>
  verifySignature(hash, proof).match(
    (holds): Result<void, RolaError> => (holds ? ok(undefined) : err({ kind: 'invalid-signature', address })),
    (field) => err({ kind: 'malformed-proof', address, field }),
  )

/** Checks logins on the server (ROLA, gateway-and-ledger 6). Does nothing until asked. */
export const createRola = (options: RolaOptions): Rola => {
  const { networkId, dAppDefinitionAddress, readOwnerKeys, clock = systemClock, lifetimeMs = FIVE_MINUTES } = options
  const { store = memoryChallengeStore(clock), newChallenge = () => bytesToHex(randomBytes(32)) } = options
  const origin = options.origin.replace(/\/+$/, '')

  const entityOf = (address: string): Result<ParsedAddress, RolaError> =>
    parseAddress(address, { networkId, type: ['account', 'identity'] }).mapErr((error) => ({
      kind: 'wrong-address',
      address,
      because: addressErrorText(error),
    }))

  const proved = (
    entity: ParsedAddress,
    { address, proof }: SignedProof,
    signal: AbortSignal | undefined,
  ): ResultAsync<ProvedEntity, RolaError> =>
    readOwnerKeys(address, signal)
      .mapErr((cause): RolaError => ({ kind: 'ledger-unreachable', address, cause }))
      .andThen(
        (ownerKeys): Result<ProvedEntity, RolaError> =>
          keyBelongsTo(entity, proof, ownerKeys)
            ? ok({ address, type: entity.entityType === 'identity' ? 'persona' : 'account' })
            : err({ kind: 'foreign-key', address }),
      )

  const verifyAll = ({ challenge, proofs, signal }: Login): ResultAsync<readonly ProvedEntity[], RolaError> => {
    const hash = rolaMessageHash({ challenge, dAppDefinitionAddress, origin })
    const local = proofs.map((proof) =>
      entityOf(proof.address).andThen((entity) => signed(hash, proof).map(() => ({ entity, proof }))),
    )
    return Result.combine(local).asyncAndThen((checked) =>
      ResultAsync.combine(checked.map(({ entity, proof }) => proved(entity, proof, signal))),
    )
  }

  return {
    issueChallenge: (session) => {
      const challenge = newChallenge()
      const issued: IssuedChallenge = { expiresAtMs: clock.now() + lifetimeMs, session }
      return ResultAsync.fromThrowable(async () => store.save(challenge, issued), storeFailed)().map(() => challenge)
    },
    verifyLogin: (login) => {
      const challenge = login.challenge.toLowerCase()
      if (!isChallenge(challenge)) return errAsync({ kind: 'malformed-challenge' })
      if (login.proofs.length === 0) return errAsync({ kind: 'no-proofs' })
      return ResultAsync.fromThrowable(async () => store.take(challenge), storeFailed)()
        .andThen((issued) => fresh(issued, login.session, clock.now()))
        .andThen(() => verifyAll({ ...login, challenge }))
    },
  }
}
