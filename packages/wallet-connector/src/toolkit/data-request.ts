import type { Quantity } from '../protocol/quantity'

/** What a dApp wants to know, before it is known how to ask (auth, challenge, one-time or ongoing). */
export type DataRequest = {
  persona?: { withProof: boolean }
  accounts?: { numberOfAccounts: Quantity; withProof: boolean; reset: boolean }
  personaData?: { fullName?: boolean; emailAddresses?: Quantity; phoneNumbers?: Quantity; reset: boolean }
  proofOfOwnership?: { accountAddresses?: readonly string[]; identityAddress?: string }
}

/** Anything `setRequestData` and `sendOneTimeRequest` take. */
export type DataRequestPart = { toDataRequest(): DataRequest }

export type PersonaRequestBuilder = DataRequestPart & {
  /** The persona signs a challenge of `provideChallengeGenerator`. */
  withProof(value?: boolean): PersonaRequestBuilder
}

export type AccountsRequestBuilder = DataRequestPart & {
  exactly(quantity: number): AccountsRequestBuilder
  atLeast(quantity: number): AccountsRequestBuilder
  /** Each account signs a challenge of `provideChallengeGenerator`. */
  withProof(value?: boolean): AccountsRequestBuilder
  /** The user chooses anew, instead of what was shared before. */
  reset(value?: boolean): AccountsRequestBuilder
}

export type PersonaDataRequestBuilder = DataRequestPart & {
  fullName(value?: boolean): PersonaDataRequestBuilder
  /** Exactly one, unless a quantity is given. */
  emailAddresses(value?: boolean | Quantity): PersonaDataRequestBuilder
  /** Exactly one, unless a quantity is given. */
  phoneNumbers(value?: boolean | Quantity): PersonaDataRequestBuilder
  reset(value?: boolean): PersonaDataRequestBuilder
}

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
  asked: Accounts = { numberOfAccounts: { quantifier: 'atLeast', quantity: 1 }, withProof: false, reset: false },
): AccountsRequestBuilder => ({
  toDataRequest: () => ({ accounts: asked }),
  exactly: (quantity) => accounts({ ...asked, numberOfAccounts: { quantifier: 'exactly', quantity } }),
  atLeast: (quantity) => accounts({ ...asked, numberOfAccounts: { quantifier: 'atLeast', quantity } }),
  withProof: (value = true) => accounts({ ...asked, withProof: value }),
  reset: (value = true) => accounts({ ...asked, reset: value }),
})

const quantityOf = (value: boolean | Quantity): Quantity | undefined =>
  value === true ? one : value === false ? undefined : value

const personaData = (asked: PersonaFields = { reset: false }): PersonaDataRequestBuilder => ({
  toDataRequest: () => ({ personaData: asked }),
  fullName: (value = true) => personaData({ ...asked, fullName: value }),
  emailAddresses: (value = true) => {
    const rest = { ...asked }
    delete rest.emailAddresses
    const quantity = quantityOf(value)
    return personaData(quantity ? { ...rest, emailAddresses: quantity } : rest)
  },
  phoneNumbers: (value = true) => {
    const rest = { ...asked }
    delete rest.phoneNumbers
    const quantity = quantityOf(value)
    return personaData(quantity ? { ...rest, phoneNumbers: quantity } : rest)
  },
  reset: (value = true) => personaData({ ...asked, reset: value }),
})

const proofOfOwnership = (asked: Ownership = {}): OwnershipRequestBuilder => ({
  toDataRequest: () => ({ proofOfOwnership: asked }),
  accounts: (accountAddresses) => proofOfOwnership({ ...asked, accountAddresses }),
  identity: (identityAddress) => proofOfOwnership({ ...asked, identityAddress }),
})

/** Parts of a lasting request: `setRequestData(DataRequestBuilder.persona(), DataRequestBuilder.accounts().exactly(1))`. */
export const DataRequestBuilder = {
  persona: () => persona(),
  accounts: () => accounts(),
  personaData: () => personaData(),
  /** A request written out by hand. */
  config: (request: DataRequest): DataRequestPart => ({ toDataRequest: () => request }),
}

/** Parts of a request whose answer is not kept. */
export const OneTimeDataRequestBuilder = {
  accounts: () => accounts(),
  personaData: () => personaData(),
  proofOfOwnership: () => proofOfOwnership(),
}

/** One request of several parts; later parts win. */
export const combine = (parts: readonly DataRequestPart[]): DataRequest => {
  const request: DataRequest = {}
  for (const part of parts) Object.assign(request, part.toDataRequest())
  return request
}
