import type { Quantity } from '../protocol/quantity'
import type { DataRequest } from './data-request'
import type { LoginState } from './login-state'

/** Whether the same number was requested before, and the wallet has shared as many. */
const isHeld = (requested: Quantity | undefined, before: Quantity | undefined, count: number): boolean =>
  requested === undefined ||
  (requested.quantifier === before?.quantifier &&
    requested.quantity === before.quantity &&
    (requested.quantifier === 'exactly' ? count === requested.quantity : count >= requested.quantity))

const once = (isRequested: boolean | undefined): Quantity | undefined =>
  isRequested ? { quantifier: 'exactly', quantity: 1 } : undefined

/** Whether the user has already shared everything that is requested, in the same quantities and without proofs (wallet-protocol C2). */
export const isAlreadyShared = (requested: DataRequest, { walletData, sharedData }: LoginState): boolean => {
  const { persona, accounts, personaData, proofOfOwnership } = requested
  if (!walletData.persona || proofOfOwnership || persona?.withProof || accounts?.withProof) return false
  if (accounts?.reset || personaData?.reset) return false
  const shared = sharedData.ongoingPersonaData
  const held = (wanted: string) =>
    walletData.personaData.flatMap(({ entry, fields }) => (entry === wanted ? [fields].flat() : [])).length
  return (
    isHeld(accounts?.numberOfAccounts, sharedData.ongoingAccounts?.numberOfAccounts, walletData.accounts.length) &&
    isHeld(once(personaData?.fullName), once(shared?.isRequestingName), held('fullName')) &&
    isHeld(personaData?.emailAddresses, shared?.numberOfRequestedEmailAddresses, held('emailAddresses')) &&
    isHeld(personaData?.phoneNumbers, shared?.numberOfRequestedPhoneNumbers, held('phoneNumbers'))
  )
}
