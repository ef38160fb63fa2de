import * as z from 'zod/mini'
import { Quantity } from './quantity'

/** Asks for accounts; with `challenge` (64 hex digits) also for a proof of each (wallet-protocol A4, A12). */
export const AccountsRequest = z.object({
  challenge: z.optional(z.string()),
  numberOfAccounts: Quantity,
})
export type AccountsRequest = z.infer<typeof AccountsRequest>

/** Which fields of the persona are asked for; never carries the values (wallet-protocol A4). */
export const PersonaDataRequest = z.object({
  isRequestingName: z.optional(z.boolean()),
  numberOfRequestedEmailAddresses: z.optional(Quantity),
  numberOfRequestedPhoneNumbers: z.optional(Quantity),
})
export type PersonaDataRequest = z.infer<typeof PersonaDataRequest>

/** Lets the user choose again what is shared; both flags are required (wallet-protocol A4). */
export const ResetRequest = z.object({ accounts: z.boolean(), personaData: z.boolean() })
export type ResetRequest = z.infer<typeof ResetRequest>

/** Asks accounts or the persona known to the dApp to prove themselves once (wallet-protocol A4). */
export const OwnershipRequest = z.object({
  challenge: z.string(),
  accountAddresses: z.optional(z.array(z.string())),
  identityAddress: z.optional(z.string()),
})
export type OwnershipRequest = z.infer<typeof OwnershipRequest>

/** How the persona logs in (wallet-protocol A4). */
export const AuthRequest = z.discriminatedUnion('discriminator', [
  z.object({ discriminator: z.literal('usePersona'), identityAddress: z.string() }),
  z.object({ discriminator: z.literal('loginWithoutChallenge') }),
  z.object({ discriminator: z.literal('loginWithChallenge'), challenge: z.string() }),
])
export type AuthRequest = z.infer<typeof AuthRequest>

/** One-time data without a persona (wallet-protocol A4). */
export const UnauthorizedRequest = z.object({
  discriminator: z.literal('unauthorizedRequest'),
  oneTimeAccounts: z.optional(AccountsRequest),
  oneTimePersonaData: z.optional(PersonaDataRequest),
})
export type UnauthorizedRequest = z.infer<typeof UnauthorizedRequest>

/** Persona login plus optional one-time and ongoing data (wallet-protocol A4). */
export const AuthorizedRequest = z.object({
  discriminator: z.literal('authorizedRequest'),
  auth: AuthRequest,
  reset: z.optional(ResetRequest),
  oneTimeAccounts: z.optional(AccountsRequest),
  ongoingAccounts: z.optional(AccountsRequest),
  oneTimePersonaData: z.optional(PersonaDataRequest),
  ongoingPersonaData: z.optional(PersonaDataRequest),
  proofOfOwnership: z.optional(OwnershipRequest),
})
export type AuthorizedRequest = z.infer<typeof AuthorizedRequest>

/** A manifest for the wallet to sign and submit; blobs are hex (wallet-protocol A4). */
export const TransactionRequest = z.object({
  discriminator: z.literal('transaction'),
  send: z.object({
    transactionManifest: z.string(),
    version: z.int().check(z.minimum(0)),
    blobs: z.optional(z.array(z.string())),
    message: z.optional(z.string()),
  }),
})
export type TransactionRequest = z.infer<typeof TransactionRequest>

/** A subintent for the wallet to sign without submitting (wallet-protocol A4). */
export const PreAuthorizationRequest = z.object({
  discriminator: z.literal('preAuthorizationRequest'),
  request: z.object({
    discriminator: z.optional(z.literal('subintent')),
    version: z.int(),
    manifestVersion: z.optional(z.int()),
    subintentManifest: z.string(),
    blobs: z.optional(z.array(z.string())),
    message: z.optional(z.string()),
    expiration: z.discriminatedUnion('discriminator', [
      z.object({ discriminator: z.literal('expireAtTime'), unixTimestampSeconds: z.int() }),
      z.object({ discriminator: z.literal('expireAfterDelay'), expireAfterSeconds: z.int() }),
    ]),
    header: z.optional(
      z.object({
        networkId: z.int(),
        startEpochInclusive: z.int(),
        endEpochExclusive: z.int(),
        minProposerTimestampInclusive: z.optional(z.int()),
        maxProposerTimestampExclusive: z.optional(z.int()),
        intentDiscriminator: z.int(),
      }),
    ),
  }),
})
export type PreAuthorizationRequest = z.infer<typeof PreAuthorizationRequest>

/** Everything a dApp can ask a wallet for (wallet-protocol A4). */
export const RequestItems = z.discriminatedUnion('discriminator', [
  UnauthorizedRequest,
  AuthorizedRequest,
  TransactionRequest,
  PreAuthorizationRequest,
])
export type RequestItems = z.infer<typeof RequestItems>
