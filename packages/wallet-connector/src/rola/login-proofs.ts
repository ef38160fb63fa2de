import type { ResponseItems } from '../protocol/response-items'
import type { SignedProof } from './create-rola'

type Items = Extract<ResponseItems, { discriminator: 'authorizedRequest' | 'unauthorizedRequest' }>

/** Every proof of a wallet's answer that was signed over `challenge`, ready for `verifyLogin`. */
export const loginProofs = (items: Items, challenge: string): readonly SignedProof[] => {
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
