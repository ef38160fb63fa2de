import type { Quantity } from '../protocol/quantity'
import type { DataRequest } from './data-request'
import type { LoginState } from './login-state'

const sameQuantity = (asked: Quantity | undefined, shared: Quantity | undefined): boolean =>
  asked === undefined || (asked.quantifier === shared?.quantifier && asked.quantity === shared.quantity)

const enough = ({ quantifier, quantity }: Quantity, held: number): boolean =>
  quantifier === 'exactly' ? held === quantity : held >= quantity

/** Whether all that is asked for was shared lastingly before, in the same quantities and without a proof (wallet-protocol C2). */
export const isKnownAlready = (asked: DataRequest, { walletData, sharedData }: LoginState): boolean => {
  const { persona, accounts, personaData, proofOfOwnership } = asked
  if (!walletData.persona || proofOfOwnership || persona?.withProof) return false
  if (accounts) {
    const shared = sharedData.ongoingAccounts?.numberOfAccounts
    if (accounts.withProof || accounts.reset || !shared || !sameQuantity(accounts.numberOfAccounts, shared))
      return false
    if (!enough(accounts.numberOfAccounts, walletData.accounts.length)) return false
  }
  if (personaData) {
    const shared = sharedData.ongoingPersonaData
    if (personaData.reset || (personaData.fullName && !shared?.isRequestingName)) return false
    if (!sameQuantity(personaData.emailAddresses, shared?.numberOfRequestedEmailAddresses)) return false
    if (!sameQuantity(personaData.phoneNumbers, shared?.numberOfRequestedPhoneNumbers)) return false
  }
  return true
}
