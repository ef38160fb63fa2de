import type * as z from 'zod/mini'
import {
  accountsResponse,
  authorizedResponse,
  authResponse,
  ownershipResponse,
  personaDataResponse,
  preAuthorizationResponse,
  responseItems,
  transactionResponse,
  unauthorizedResponse,
} from './shapes/response-shapes'

/** Accounts the user shared; a challenge comes with a proof of each account or not at all. */
export const AccountsResponse = /* @__PURE__ */ accountsResponse()
export type AccountsResponse = z.infer<typeof AccountsResponse>

/** Fields of the persona the user shared. */
export const PersonaDataResponse = /* @__PURE__ */ personaDataResponse()
export type PersonaDataResponse = z.infer<typeof PersonaDataResponse>

/** The persona that logged in, with its proof when a challenge was sent. */
export const AuthResponse = /* @__PURE__ */ authResponse()
export type AuthResponse = z.infer<typeof AuthResponse>

/** Proofs of accounts and of the persona, told apart by their address key. */
export const OwnershipResponse = /* @__PURE__ */ ownershipResponse()
export type OwnershipResponse = z.infer<typeof OwnershipResponse>

/** Answer to an unauthorizedRequest. */
export const UnauthorizedResponse = /* @__PURE__ */ unauthorizedResponse()
export type UnauthorizedResponse = z.infer<typeof UnauthorizedResponse>

/** Answer to an authorizedRequest; the persona is always there. */
export const AuthorizedResponse = /* @__PURE__ */ authorizedResponse()
export type AuthorizedResponse = z.infer<typeof AuthorizedResponse>

/** Answer to a transaction: submitted, not yet committed. */
export const TransactionResponse = /* @__PURE__ */ transactionResponse()
export type TransactionResponse = z.infer<typeof TransactionResponse>

/** Answer to a preAuthorizationRequest; the timestamp is in unix seconds. */
export const PreAuthorizationResponse = /* @__PURE__ */ preAuthorizationResponse()
export type PreAuthorizationResponse = z.infer<typeof PreAuthorizationResponse>

/** What a wallet can answer with. */
export const ResponseItems = /* @__PURE__ */ responseItems()
export type ResponseItems = z.infer<typeof ResponseItems>
