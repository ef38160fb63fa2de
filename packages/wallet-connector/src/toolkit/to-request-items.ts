import { networkSuffix } from '@lootboxes/ledger'
import { err, ok, type Result } from 'neverthrow'
import type { Persona } from '../protocol/entities'
import type { Quantity } from '../protocol/quantity'
import type {
  AccountsRequest,
  AuthorizedRequest,
  AuthRequest,
  OwnershipRequest,
  PersonaDataRequest,
  UnauthorizedRequest,
} from '../protocol/request-items'
import type { DataRequest } from './data-request'

export type ToRequestItemsOptions = {
  networkId: number
  oneTime: boolean
  /** The persona of the current login. */
  persona: Persona | undefined
  challenge: string | undefined
}

/** Whether the request requires a signature. */
export const needsChallenge = ({ persona, accounts, proofOfOwnership }: DataRequest): boolean =>
  Boolean(persona?.withProof || accounts?.withProof || proofOfOwnership)

const quantityMismatch = (where: string, requested: Quantity | undefined, least: number): string | undefined => {
  if (requested === undefined) return undefined
  const { quantifier, quantity } = requested
  const floor = quantifier === 'exactly' ? least : 0
  return Number.isInteger(quantity) && quantity >= floor && quantity <= 65_535
    ? undefined
    : `${where}: Expected ${quantifier} ${floor} to 65535, received ${quantity}`
}

const addressMismatch = (kind: 'account' | 'identity', address: string, networkId: number): string | undefined => {
  const prefix = `${kind}_${networkSuffix(networkId)}1`
  return address.startsWith(prefix) ? undefined : `Expected an address ${prefix}…, received ${address}`
}

/** The first invalid member. Wallets silently drop requests that they cannot decode, so an invalid one must not be sent (wallet-protocol M15). */
const mismatch = (request: DataRequest, { challenge, networkId }: ToRequestItemsOptions): string | undefined => {
  const { accounts, personaData, persona, proofOfOwnership: ownership } = request
  const asksData = personaData?.fullName || personaData?.emailAddresses || personaData?.phoneNumbers
  if (!accounts && !persona && !asksData && !ownership) return 'Expected something to ask for, received nothing'
  if (ownership && !ownership.accountAddresses?.length && ownership.identityAddress === undefined)
    return 'proofOfOwnership: Expected accounts or an identity, received neither'
  if (needsChallenge(request) && !/^[0-9a-f]{64}$/i.test(challenge ?? ''))
    return `challenge: Expected 64 hex digits, received ${challenge ?? 'nothing'}`
  return (
    quantityMismatch('accounts', accounts?.numberOfAccounts, 1) ??
    quantityMismatch('emailAddresses', personaData?.emailAddresses, 1) ??
    quantityMismatch('phoneNumbers', personaData?.phoneNumbers, 1) ??
    ownership?.accountAddresses?.map((address) => addressMismatch('account', address, networkId)).find(Boolean) ??
    (ownership?.identityAddress === undefined
      ? undefined
      : addressMismatch('identity', ownership.identityAddress, networkId))
  )
}

// Sending drops undefined members.
const accountsItem = (
  { numberOfAccounts, withProof }: NonNullable<DataRequest['accounts']>,
  challenge: string | undefined,
): AccountsRequest => ({ numberOfAccounts, challenge: withProof ? challenge : undefined })

const personaDataItem = ({
  fullName,
  emailAddresses,
  phoneNumbers,
}: NonNullable<DataRequest['personaData']>): PersonaDataRequest => ({
  isRequestingName: fullName,
  numberOfRequestedEmailAddresses: emailAddresses,
  numberOfRequestedPhoneNumbers: phoneNumbers,
})

const authItem = (request: DataRequest, { persona, challenge }: ToRequestItemsOptions): AuthRequest => {
  if (request.persona?.withProof && challenge !== undefined) return { discriminator: 'loginWithChallenge', challenge }
  return persona
    ? { discriminator: 'usePersona', identityAddress: persona.identityAddress }
    : { discriminator: 'loginWithoutChallenge' }
}

const ownershipItem = (
  { accountAddresses, identityAddress }: NonNullable<DataRequest['proofOfOwnership']>,
  challenge: string,
): OwnershipRequest => ({ challenge, accountAddresses: accountAddresses && [...accountAddresses], identityAddress })

/** The wire form of a data request: authorized for lasting data, a persona or a proof of ownership (wallet-protocol B3). */
export const toRequestItems = (
  request: DataRequest,
  options: ToRequestItemsOptions,
): Result<AuthorizedRequest | UnauthorizedRequest, string> => {
  const problem = mismatch(request, options)
  if (problem !== undefined) return err(problem)
  const { challenge, oneTime } = options
  const { accounts, personaData, proofOfOwnership } = request
  const accountsRequest = accounts && accountsItem(accounts, challenge)
  const dataRequest = personaData && personaDataItem(personaData)
  const once = { oneTimeAccounts: accountsRequest, oneTimePersonaData: dataRequest }
  if (oneTime && !request.persona && !proofOfOwnership) return ok({ discriminator: 'unauthorizedRequest', ...once })
  return ok({
    discriminator: 'authorizedRequest',
    auth: authItem(request, options),
    reset: { accounts: accounts?.reset ?? false, personaData: personaData?.reset ?? false },
    ...(oneTime ? once : { ongoingAccounts: accountsRequest, ongoingPersonaData: dataRequest }),
    proofOfOwnership:
      proofOfOwnership && challenge !== undefined ? ownershipItem(proofOfOwnership, challenge) : undefined,
  })
}
