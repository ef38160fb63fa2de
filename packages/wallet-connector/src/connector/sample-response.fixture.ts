import type { AccountAddress } from '@lootboxes/ledger'
import type { AccountsRequest, AuthRequest, PersonaDataRequest, RequestItems } from '../protocol/request-items'
import type { AccountsResponse, AuthResponse, PersonaDataResponse, ResponseItems } from '../protocol/response-items'

/** Test material: the responses of a wallet that approves everything. */
export const A1 = 'account_tdx_2_1vectoraccountone000000000000000000000000000000000000aa'
export const A2 = 'account_tdx_2_1vectoraccounttwo000000000000000000000000000000000000bb'
export const P1 = 'identity_tdx_2_1vectorpersonaone00000000000000000000000000000000000cc'
export const D = 'account_tdx_2_1vectordappdefinition0000000000000000000000000000000dd'
/** A dApp definition address with a valid checksum, which the toolkit checks. */
export const dApp = 'account_tdx_2_12yvectrdappdefntn000000000000000000000000000000qe8n5ed'
export const proof = { publicKey: 'ab'.repeat(32), signature: 'cd'.repeat(64), curve: 'curve25519' as const }

const held = [
  { address: A1 as AccountAddress, label: 'Main', appearanceId: 0 },
  { address: A2 as AccountAddress, label: 'Second', appearanceId: 1 },
]

const accounts = ({ challenge, numberOfAccounts }: AccountsRequest): AccountsResponse => {
  const chosen = held.slice(0, numberOfAccounts.quantity)
  return {
    accounts: chosen,
    ...(challenge === undefined
      ? {}
      : { challenge, proofs: chosen.map(({ address }) => ({ accountAddress: address, proof })) }),
  }
}

const personaData = (requested: PersonaDataRequest): PersonaDataResponse => ({
  ...(requested.isRequestingName
    ? { name: { variant: 'western' as const, givenNames: 'Ada', familyName: 'Byron', nickname: '' } }
    : {}),
  ...(requested.numberOfRequestedEmailAddresses ? { emailAddresses: ['ada@example.test'] } : {}),
  ...(requested.numberOfRequestedPhoneNumbers ? { phoneNumbers: ['+15550100'] } : {}),
})

const persona = { identityAddress: P1, label: 'Sam' }

const auth = (requested: AuthRequest): AuthResponse => {
  switch (requested.discriminator) {
    case 'loginWithChallenge':
      return { discriminator: 'loginWithChallenge', persona, challenge: requested.challenge, proof }
    case 'usePersona':
      return { discriminator: 'usePersona', persona }
    case 'loginWithoutChallenge':
      return { discriminator: 'loginWithoutChallenge', persona }
  }
}

const given = <K extends string, V>(key: K, value: V | undefined): Partial<Record<K, V>> =>
  value === undefined ? {} : ({ [key]: value } as Record<K, V>)

export const sampleResponse = (items: RequestItems, hash = 'txid_tdx_2_1vectorintenthash'): ResponseItems => {
  switch (items.discriminator) {
    case 'unauthorizedRequest':
      return {
        discriminator: 'unauthorizedRequest',
        ...given('oneTimeAccounts', items.oneTimeAccounts && accounts(items.oneTimeAccounts)),
        ...given('oneTimePersonaData', items.oneTimePersonaData && personaData(items.oneTimePersonaData)),
      }
    case 'authorizedRequest':
      return {
        discriminator: 'authorizedRequest',
        auth: auth(items.auth),
        ...given('oneTimeAccounts', items.oneTimeAccounts && accounts(items.oneTimeAccounts)),
        ...given('ongoingAccounts', items.ongoingAccounts && accounts(items.ongoingAccounts)),
        ...given('oneTimePersonaData', items.oneTimePersonaData && personaData(items.oneTimePersonaData)),
        ...given('ongoingPersonaData', items.ongoingPersonaData && personaData(items.ongoingPersonaData)),
        ...given(
          'proofOfOwnership',
          items.proofOfOwnership && {
            challenge: items.proofOfOwnership.challenge,
            proofs: (items.proofOfOwnership.accountAddresses ?? []).map((accountAddress) => ({
              accountAddress,
              proof,
            })),
          },
        ),
      }
    case 'transaction':
      return { discriminator: 'transaction', send: { transactionIntentHash: hash } }
    case 'preAuthorizationRequest':
      return {
        discriminator: 'preAuthorizationResponse',
        response: {
          signedPartialTransaction: '4d22',
          subintentHash: 'subtxid_tdx_2_1vectorhash',
          expirationTimestamp: 1,
        },
      }
  }
}
