import { Result } from 'neverthrow'
import * as z from 'zod/mini'
import { lazily } from '../lazily'
import { member } from '../protocol/member'
import { parse } from '../protocol/parse'
import type { ResponseItems } from '../protocol/response-items'
import { responseItems } from '../protocol/shapes/response-shapes'
import { signedChallenge } from '../toolkit/login-shapes'
import type { SignedProof } from './create-rola'

type Items = Extract<ResponseItems, { discriminator: 'authorizedRequest' | 'unauthorizedRequest' }>

const proofsIn = (items: Items, challenge: string): readonly SignedProof[] => {
  const login = items.discriminator === 'authorizedRequest' ? items : undefined
  const persona =
    login?.auth.discriminator === 'loginWithChallenge' && login.auth.challenge === challenge
      ? [{ address: login.auth.persona.identityAddress, proof: login.auth.proof }]
      : []
  const accounts = [login?.ongoingAccounts, items.oneTimeAccounts].flatMap((shared) =>
    shared?.challenge === challenge ? (shared.proofs ?? []) : [],
  )
  const owned = login?.proofOfOwnership?.challenge === challenge ? login.proofOfOwnership.proofs : []
  return [
    ...persona,
    ...[...accounts, ...owned].map((entry) => ({
      address: 'accountAddress' in entry ? entry.accountAddress : entry.identityAddress,
      proof: entry.proof,
    })),
  ]
}

const sharedProofs = /* @__PURE__ */ lazily(() => z.object({ proofs: z.array(signedChallenge()) }))

const proofsOf = (given: unknown, challenge: string): readonly SignedProof[] => {
  const shared = sharedProofs().safeParse(given)
  if (shared.success)
    return shared.data.proofs.flatMap(({ address, proof, challenge: over }) =>
      over === challenge ? [{ address, proof }] : [],
    )
  const answer = parse(responseItems(), given).unwrapOr(undefined)
  return answer?.discriminator === 'authorizedRequest' || answer?.discriminator === 'unauthorizedRequest'
    ? proofsIn(answer, challenge)
    : []
}

/** Catches getters that throw. */
const read = /* @__PURE__ */ Result.fromThrowable(proofsOf)

/**
 * All proofs that were signed over `challenge`, for `verifyLogin`. `given` is the argument of `dataRequestControl` or a wallet
 * response. It comes from a browser, so any other value returns no proofs.
 */
export const loginProofs = (given: unknown, challenge: string): readonly SignedProof[] =>
  read(given, challenge).unwrapOr([])

/** The challenge of the first proof in the argument of `dataRequestControl`; '' without one. Any value is valid input. */
export const loginChallenge = (given: unknown): string => {
  const challenge = member(member(member(given, 'proofs'), '0'), 'challenge')
  return typeof challenge === 'string' ? challenge : ''
}
