import type { Quantity } from '../protocol/quantity'
import type { DataRequest } from './data-request'
import type { LoginState, WalletData } from './login-state'

const sameQuantity = (requested: Quantity | undefined, shared: Quantity | undefined): boolean =>
  requested === undefined || (requested.quantifier === shared?.quantifier && requested.quantity === shared.quantity)

const enough = ({ quantifier, quantity }: Quantity, held: number): boolean =>
  quantifier === 'exactly' ? held === quantity : held >= quantity

const one: Quantity = { quantifier: 'exactly', quantity: 1 }

const held = ({ personaData }: WalletData, wanted: string): number => {
  const fields = personaData.find(({ entry }) => entry === wanted)?.fields ?? []
  return Array.isArray(fields) ? fields.length : 1
}

/** Whether the user has already shared everything that is requested, in the same quantities and without proofs (wallet-protocol C2). */
export const isAlreadyShared = (requested: DataRequest, { walletData, sharedData }: LoginState): boolean => {
  const { persona, accounts, personaData, proofOfOwnership } = requested
  if (!walletData.persona || proofOfOwnership || persona?.withProof) return false
  if (accounts) {
    const shared = sharedData.ongoingAccounts?.numberOfAccounts
    if (accounts.withProof || accounts.reset || !sameQuantity(accounts.numberOfAccounts, shared)) return false
    if (!enough(accounts.numberOfAccounts, walletData.accounts.length)) return false
  }
  if (personaData) {
    const shared = sharedData.ongoingPersonaData
    if (personaData.reset || (personaData.fullName && !shared?.isRequestingName)) return false
    if (!sameQuantity(personaData.emailAddresses, shared?.numberOfRequestedEmailAddresses)) return false
    if (!sameQuantity(personaData.phoneNumbers, shared?.numberOfRequestedPhoneNumbers)) return false
    // The wallet may have answered the same request before without the data.
    const { fullName, emailAddresses, phoneNumbers } = personaData
    const wanted = { fullName: fullName && one, emailAddresses, phoneNumbers }
    return Object.entries(wanted).every(([entry, quantity]) => !quantity || enough(quantity, held(walletData, entry)))
  }
  return true
}
