import * as z from 'zod/mini'
import { Account, AccountProof, Name, Persona, PersonaProof, Proof } from './entities'

/** Accounts the user shared; a challenge comes with a proof of each account or not at all (spec section 5). */
export const AccountsResponse = z
  .object({
    accounts: z.array(Account),
    challenge: z.optional(z.string()),
    proofs: z.optional(z.array(AccountProof)),
  })
  .check(
    z.refine(
      ({ challenge, proofs }) =>
        challenge === undefined ? proofs === undefined : proofs !== undefined && proofs.length > 0,
      { error: 'missing challenge or proofs' },
    ),
  )
export type AccountsResponse = z.infer<typeof AccountsResponse>

/** Fields of the persona the user shared (spec section 3). */
export const PersonaDataResponse = z.object({
  name: z.optional(Name),
  emailAddresses: z.optional(z.array(z.string())),
  phoneNumbers: z.optional(z.array(z.string())),
})
export type PersonaDataResponse = z.infer<typeof PersonaDataResponse>

/** The persona that logged in, with its proof when a challenge was sent (wallet-protocol A5). */
export const AuthResponse = z.discriminatedUnion('discriminator', [
  z.object({ discriminator: z.literal('usePersona'), persona: Persona }),
  z.object({ discriminator: z.literal('loginWithoutChallenge'), persona: Persona }),
  z.object({
    discriminator: z.literal('loginWithChallenge'),
    persona: Persona,
    challenge: z.string(),
    proof: Proof,
  }),
])
export type AuthResponse = z.infer<typeof AuthResponse>

/** Proofs of accounts and of the persona, told apart by their address key (wallet-protocol A12). */
export const OwnershipResponse = z.object({
  challenge: z.string(),
  proofs: z.array(z.union([AccountProof, PersonaProof])),
})
export type OwnershipResponse = z.infer<typeof OwnershipResponse>

/** Answer to an unauthorizedRequest. */
export const UnauthorizedResponse = z.object({
  discriminator: z.literal('unauthorizedRequest'),
  oneTimeAccounts: z.optional(AccountsResponse),
  oneTimePersonaData: z.optional(PersonaDataResponse),
})
export type UnauthorizedResponse = z.infer<typeof UnauthorizedResponse>

/** Answer to an authorizedRequest; the persona is always there. */
export const AuthorizedResponse = z.object({
  discriminator: z.literal('authorizedRequest'),
  auth: AuthResponse,
  proofOfOwnership: z.optional(OwnershipResponse),
  oneTimeAccounts: z.optional(AccountsResponse),
  ongoingAccounts: z.optional(AccountsResponse),
  oneTimePersonaData: z.optional(PersonaDataResponse),
  ongoingPersonaData: z.optional(PersonaDataResponse),
})
export type AuthorizedResponse = z.infer<typeof AuthorizedResponse>

/** Answer to a transaction: submitted, not yet committed (wallet-protocol A5). */
export const TransactionResponse = z.object({
  discriminator: z.literal('transaction'),
  send: z.object({ transactionIntentHash: z.string() }),
})
export type TransactionResponse = z.infer<typeof TransactionResponse>

/** Answer to a preAuthorizationRequest; the timestamp is in unix seconds (wallet-protocol A5). */
export const PreAuthorizationResponse = z.object({
  discriminator: z.literal('preAuthorizationResponse'),
  response: z.object({
    signedPartialTransaction: z.string(),
    subintentHash: z.string(),
    expirationTimestamp: z.number(),
  }),
})
export type PreAuthorizationResponse = z.infer<typeof PreAuthorizationResponse>

/** What a wallet can answer with (wallet-protocol A5). */
export const ResponseItems = z.discriminatedUnion('discriminator', [
  UnauthorizedResponse,
  AuthorizedResponse,
  TransactionResponse,
  PreAuthorizationResponse,
])
export type ResponseItems = z.infer<typeof ResponseItems>
