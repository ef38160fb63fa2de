import type {
  Account,
  AccountsRequest,
  AuthorizedRequest,
  PersonaDataRequest,
  UnauthorizedRequest,
} from '@lootboxes/wallet-connector/protocol'
import { okAsync, ResultAsync } from 'neverthrow'
import type { HeldAccounts } from './held-accounts'
import type { Interaction } from './interaction'
import type { Refusal } from './refusal'
import type { WalletApiClient } from './wallet-api-client'

/** Addresses that the user selected on the sheet. */
export type Choice = { ongoing: readonly string[]; oneTime: readonly string[] }

/** One member of a response as plain JSON; undefined if the dApp did not request it. */
type Part = ResultAsync<unknown, Refusal>
type Deps = { api: WalletApiClient; held: HeldAccounts; metadata: Interaction['metadata'] }

const personaData = (request: PersonaDataRequest | undefined, { held }: Deps) => {
  const { name, emailAddresses, phoneNumbers } = held.personaData
  const first = <T>(wanted: { quantity: number } | undefined, values: readonly T[]) =>
    wanted === undefined ? undefined : values.slice(0, Math.max(1, wanted.quantity))
  return request === undefined
    ? undefined
    : {
        name: request.isRequestingName === true ? name : undefined,
        emailAddresses: first(request.numberOfRequestedEmailAddresses, emailAddresses),
        phoneNumbers: first(request.numberOfRequestedPhoneNumbers, phoneNumbers),
      }
}

const prove = (deps: Deps, challenge: string, addresses: readonly string[]) =>
  deps.api.prove({ challenge, addresses, dAppDefinitionAddress: deps.metadata.dAppDefinitionAddress })

const accounts = (request: AccountsRequest | undefined, chosen: readonly string[], deps: Deps): Part => {
  if (request === undefined) return okAsync(undefined)
  const shared: readonly Account[] = deps.held.accounts
    .filter(({ address }) => chosen.includes(address))
    .map(({ address, label, appearanceId }) => ({ address, label, appearanceId }))
  const { challenge } = request
  if (challenge === undefined || shared.length === 0) return okAsync({ accounts: [...shared] })
  return prove(deps, challenge, chosen).map((proofs) => ({
    accounts: [...shared],
    challenge,
    proofs: proofs.map(({ address, proof }) => ({ accountAddress: address, proof })),
  }))
}

const auth = (request: AuthorizedRequest['auth'], deps: Deps): Part => {
  const { persona } = deps.held
  if (request.discriminator !== 'loginWithChallenge') {
    return okAsync({ discriminator: request.discriminator, persona })
  }
  const { challenge } = request
  return prove(deps, challenge, [persona.identityAddress]).map((proofs) => ({
    discriminator: request.discriminator,
    persona,
    challenge,
    proof: proofs[0]?.proof,
  }))
}

const ownership = (request: AuthorizedRequest['proofOfOwnership'], deps: Deps): Part => {
  if (request === undefined) return okAsync(undefined)
  const { challenge, accountAddresses = [], identityAddress } = request
  const addresses = identityAddress === undefined ? accountAddresses : [...accountAddresses, identityAddress]
  return prove(deps, challenge, addresses).map((proofs) => ({
    challenge,
    proofs: proofs.map(({ address, proof }) =>
      address === identityAddress ? { identityAddress: address, proof } : { accountAddress: address, proof },
    ),
  }))
}

const unauthorized = (items: UnauthorizedRequest, { oneTime }: Choice, deps: Deps): Part =>
  accounts(items.oneTimeAccounts, oneTime, deps).map((oneTimeAccounts) => ({
    discriminator: items.discriminator,
    oneTimeAccounts,
    oneTimePersonaData: personaData(items.oneTimePersonaData, deps),
  }))

const authorized = (items: AuthorizedRequest, { ongoing, oneTime }: Choice, deps: Deps): Part =>
  ResultAsync.combine([
    auth(items.auth, deps),
    accounts(items.ongoingAccounts, ongoing, deps),
    accounts(items.oneTimeAccounts, oneTime, deps),
    ownership(items.proofOfOwnership, deps),
  ] as const).map(([login, ongoingAccounts, oneTimeAccounts, proofOfOwnership]) => ({
    discriminator: items.discriminator,
    auth: login,
    ongoingAccounts,
    oneTimeAccounts,
    ongoingPersonaData: personaData(items.ongoingPersonaData, deps),
    oneTimePersonaData: personaData(items.oneTimePersonaData, deps),
    proofOfOwnership,
  }))

/** Builds the items of a successful login or data response, with a new proof for each challenge. */
export const answerDataRequest = (items: AuthorizedRequest | UnauthorizedRequest, choice: Choice, deps: Deps): Part =>
  items.discriminator === 'authorizedRequest' ? authorized(items, choice, deps) : unauthorized(items, choice, deps)
