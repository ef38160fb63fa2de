import type { Quantity } from '../protocol/quantity'

/** The requested data, independent of the form of the request (auth, challenge, one-time or ongoing). */
export type DataRequest = {
  persona?: { withProof: boolean }
  accounts?: { numberOfAccounts: Quantity; withProof: boolean; reset: boolean }
  personaData?: {
    fullName?: boolean
    emailAddresses?: Quantity | undefined
    phoneNumbers?: Quantity | undefined
    reset: boolean
  }
  proofOfOwnership?: { accountAddresses?: readonly string[]; identityAddress?: string }
}

/** The argument of `setRequestData` and `sendOneTimeRequest`. */
export type DataRequestPart = { toDataRequest(): DataRequest }

/** Requests the persona. */
export type PersonaRequestBuilder = DataRequestPart & {
  /** The persona signs a challenge of `provideChallengeGenerator`. */
  withProof(value?: boolean): PersonaRequestBuilder
}

/** Requests accounts. */
export type AccountsRequestBuilder = DataRequestPart & {
  exactly(quantity: number): AccountsRequestBuilder
  atLeast(quantity: number): AccountsRequestBuilder
  /** Each account signs a challenge of `provideChallengeGenerator`. */
  withProof(value?: boolean): AccountsRequestBuilder
  /** The user chooses again, instead of the shared accounts. */
  reset(value?: boolean): AccountsRequestBuilder
}

/** Requests fields of the persona. */
export type PersonaDataRequestBuilder = DataRequestPart & {
  fullName(value?: boolean): PersonaDataRequestBuilder
  /** True requests exactly one. */
  emailAddresses(value?: boolean | Quantity): PersonaDataRequestBuilder
  /** True requests exactly one. */
  phoneNumbers(value?: boolean | Quantity): PersonaDataRequestBuilder
  reset(value?: boolean): PersonaDataRequestBuilder
}

/** Requests proofs of accounts or the persona. */
export type OwnershipRequestBuilder = DataRequestPart & {
  accounts(addresses: readonly string[]): OwnershipRequestBuilder
  identity(address: string): OwnershipRequestBuilder
}

type Accounts = NonNullable<DataRequest['accounts']>
type PersonaFields = NonNullable<DataRequest['personaData']>
type Ownership = NonNullable<DataRequest['proofOfOwnership']>

const one: Quantity = { quantifier: 'exactly', quantity: 1 }

const persona = (withProof = false): PersonaRequestBuilder => ({
  toDataRequest: () => ({ persona: { withProof } }),
  withProof: (value = true) => persona(value),
})

const accounts = (
  requested: Accounts = { numberOfAccounts: { quantifier: 'atLeast', quantity: 1 }, withProof: false, reset: false },
): AccountsRequestBuilder => ({
  toDataRequest: () => ({ accounts: requested }),
  exactly: (quantity) => accounts({ ...requested, numberOfAccounts: { quantifier: 'exactly', quantity } }),
  atLeast: (quantity) => accounts({ ...requested, numberOfAccounts: { quantifier: 'atLeast', quantity } }),
  withProof: (value = true) => accounts({ ...requested, withProof: value }),
  reset: (value = true) => accounts({ ...requested, reset: value }),
})

const quantityOf = (value: boolean | Quantity): Quantity | undefined =>
  value === true ? one : value === false ? undefined : value

const personaData = (requested: PersonaFields = { reset: false }): PersonaDataRequestBuilder => ({
  toDataRequest: () => ({ personaData: requested }),
  fullName: (value = true) => personaData({ ...requested, fullName: value }),
  emailAddresses: (value = true) => personaData({ ...requested, emailAddresses: quantityOf(value) }),
  phoneNumbers: (value = true) => personaData({ ...requested, phoneNumbers: quantityOf(value) }),
  reset: (value = true) => personaData({ ...requested, reset: value }),
})

const proofOfOwnership = (requested: Ownership = {}): OwnershipRequestBuilder => ({
  toDataRequest: () => ({ proofOfOwnership: requested }),
  accounts: (accountAddresses) => proofOfOwnership({ ...requested, accountAddresses }),
  identity: (identityAddress) => proofOfOwnership({ ...requested, identityAddress }),
})

/** Builds the parts of a lasting request: `setRequestData(DataRequestBuilder.persona(), DataRequestBuilder.accounts().exactly(1))`. */
export const DataRequestBuilder = {
  persona: () => persona(),
  accounts: () => accounts(),
  personaData: () => personaData(),
  /** A request as a plain object. */
  config: (request: DataRequest): DataRequestPart => ({ toDataRequest: () => request }),
}

/** Builds the parts of a one-time request, whose response is not stored. */
export const OneTimeDataRequestBuilder = {
  accounts: () => accounts(),
  personaData: () => personaData(),
  proofOfOwnership: () => proofOfOwnership(),
}

/** Combines several parts into one request. Later parts replace earlier ones. */
export const combine = (parts: readonly DataRequestPart[]): DataRequest => {
  const request: DataRequest = {}
  for (const part of parts) Object.assign(request, part.toDataRequest())
  return request
}
