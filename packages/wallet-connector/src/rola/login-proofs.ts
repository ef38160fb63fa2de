import { Result } from 'neverthrow'
import * as z from 'zod/mini'
import { lazily } from '../lazily'
import { parse } from '../protocol/parse'
import type { ResponseItems } from '../protocol/response-items'
import { responseItems } from '../protocol/shapes/response-shapes'
import { signedChallenge } from '../toolkit/login-shapes'
import type { WalletData } from '../toolkit/login-state'
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

/** An object whose members throw when they are read is no answer either. */
const read = /* @__PURE__ */ Result.fromThrowable(proofsOf)

/**
 * Every proof that was signed over `challenge`, ready for `verifyLogin`: of what `dataRequestControl` gets, or of a wallet's own
 * answer. Either comes from a browser and may be anything: what is neither holds no proof.
 */
export const loginProofs = (given: Items | Pick<WalletData, 'proofs'>, challenge: string): readonly SignedProof[] =>
  read(given, challenge).unwrapOr([])
