import { blake2b256, encodeSubintentHash, encodeTransactionId } from '@lootboxes/ledger'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Account, Proof } from '../protocol/entities'
import type { Metadata } from '../protocol/metadata'
import type { AccountsRequest, AuthorizedRequest, PersonaDataRequest, RequestItems } from '../protocol/request-items'
import type {
  AccountsResponse,
  AuthResponse,
  OwnershipResponse,
  PersonaDataResponse,
  ResponseItems,
} from '../protocol/response-items'
import type { TestKeys } from './test-keys'

export type ApprovalDeps = {
  keys: TestKeys
  metadata: Metadata
  origin: string
  /** Makes the hashes of equal manifests different. */
  salt: string
  accounts?: readonly number[] | undefined
  transactionIntentHash?: string | undefined
  subintentHash?: string | undefined
}

const sharedData = {
  name: { variant: 'western', familyName: 'Persona', nickname: 'Testy', givenNames: 'Test' },
  emailAddresses: ['test.persona@example.com', 'second@example.com'],
  phoneNumbers: ['+15550101', '+15550102'],
} as const

const prove = ({ keys, metadata, origin }: ApprovalDeps, address: string, challenge: string): Proof =>
  keys.prove(address, { challenge, dAppDefinitionAddress: metadata.dAppDefinitionAddress, origin })

const picked = ({ keys, accounts }: ApprovalDeps, quantity: number): readonly Account[] =>
  accounts === undefined
    ? keys.accounts.slice(0, Math.max(1, quantity))
    : accounts.flatMap((position) => keys.accounts[position] ?? [])

const accountsAnswer = (requested: AccountsRequest | undefined, deps: ApprovalDeps): AccountsResponse | undefined => {
  if (requested === undefined) return undefined
  const { challenge, numberOfAccounts } = requested
  const accounts = [...picked(deps, numberOfAccounts.quantity)]
  if (challenge === undefined) return { accounts }
  const proofs = accounts.map(({ address }) => ({
    accountAddress: address,
    proof: prove(deps, address, challenge),
  }))
  return { accounts, challenge, proofs }
}

const personaAnswer = (requested: PersonaDataRequest | undefined): PersonaDataResponse | undefined => {
  if (requested === undefined) return undefined
  const { isRequestingName, numberOfRequestedEmailAddresses: emails, numberOfRequestedPhoneNumbers: phones } = requested
  return {
    ...(isRequestingName === true ? { name: sharedData.name } : {}),
    ...(emails ? { emailAddresses: sharedData.emailAddresses.slice(0, Math.max(1, emails.quantity)) } : {}),
    ...(phones ? { phoneNumbers: sharedData.phoneNumbers.slice(0, Math.max(1, phones.quantity)) } : {}),
  }
}

const authAnswer = (requested: AuthorizedRequest['auth'], deps: ApprovalDeps): AuthResponse => {
  const { persona } = deps.keys
  if (requested.discriminator !== 'loginWithChallenge') return { discriminator: requested.discriminator, persona }
  const { discriminator, challenge } = requested
  return { discriminator, persona, challenge, proof: prove(deps, persona.identityAddress, challenge) }
}

const ownershipAnswer = (
  requested: AuthorizedRequest['proofOfOwnership'],
  deps: ApprovalDeps,
): OwnershipResponse | undefined => {
  if (requested === undefined) return undefined
  const { challenge, accountAddresses = [], identityAddress } = requested
  return {
    challenge,
    proofs: [
      ...accountAddresses.map((accountAddress) => ({
        accountAddress,
        proof: prove(deps, accountAddress, challenge),
      })),
      ...(identityAddress === undefined ? [] : [{ identityAddress, proof: prove(deps, identityAddress, challenge) }]),
    ],
  }
}

const loginAnswer = (items: AuthorizedRequest, deps: ApprovalDeps): ResponseItems => {
  const { discriminator } = items
  const answer = {
    auth: authAnswer(items.auth, deps),
    ongoingAccounts: accountsAnswer(items.ongoingAccounts, deps),
    oneTimeAccounts: accountsAnswer(items.oneTimeAccounts, deps),
    ongoingPersonaData: personaAnswer(items.ongoingPersonaData),
    oneTimePersonaData: personaAnswer(items.oneTimePersonaData),
    proofOfOwnership: ownershipAnswer(items.proofOfOwnership, deps),
  }
  return { discriminator, ...answer }
}

const madeUpHash = (text: string): Uint8Array => blake2b256(utf8ToBytes(text))

/** The items of an approval. Transaction ids and pre-authorizations are generated; nothing is submitted. */
export const approval = (items: RequestItems, deps: ApprovalDeps): ResponseItems => {
  const { metadata, salt, transactionIntentHash, subintentHash } = deps
  switch (items.discriminator) {
    case 'authorizedRequest':
      return loginAnswer(items, deps)
    case 'unauthorizedRequest':
      return {
        discriminator: items.discriminator,
        oneTimeAccounts: accountsAnswer(items.oneTimeAccounts, deps),
        oneTimePersonaData: personaAnswer(items.oneTimePersonaData),
      }
    case 'transaction': {
      const made = encodeTransactionId(madeUpHash(`${salt}:${items.send.transactionManifest}`), metadata.networkId)
      return { discriminator: items.discriminator, send: { transactionIntentHash: transactionIntentHash ?? made } }
    }
    case 'preAuthorizationRequest': {
      const { subintentManifest, expiration } = items.request
      const hash = madeUpHash(`${salt}:${subintentManifest}`)
      return {
        discriminator: 'preAuthorizationResponse',
        response: {
          signedPartialTransaction: bytesToHex(hash),
          subintentHash: subintentHash ?? encodeSubintentHash(hash, metadata.networkId),
          expirationTimestamp:
            expiration.discriminator === 'expireAtTime'
              ? expiration.unixTimestampSeconds
              : Math.floor(Date.now() / 1000) + expiration.expireAfterSeconds,
        },
      }
    }
  }
}

/** Items of the right kind with missing or wrong members. */
export const malformedItems = (items: RequestItems): unknown => {
  switch (items.discriminator) {
    case 'authorizedRequest':
      return { discriminator: items.discriminator, auth: { discriminator: items.auth.discriminator } }
    case 'unauthorizedRequest':
      return { discriminator: items.discriminator, oneTimeAccounts: { accounts: [{ address: 7 }] } }
    case 'transaction':
      return { discriminator: items.discriminator, send: {} }
    case 'preAuthorizationRequest':
      return { discriminator: 'preAuthorizationResponse', response: { subintentHash: 1 } }
  }
}
