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

/** Shared accounts. With a challenge there is a proof of each account. */
export const AccountsResponse = /* @__PURE__ */ accountsResponse()
export type AccountsResponse = z.infer<typeof AccountsResponse>

/** Shared fields of the persona. */
export const PersonaDataResponse = /* @__PURE__ */ personaDataResponse()
export type PersonaDataResponse = z.infer<typeof PersonaDataResponse>

/** The persona that logged in, with a proof if the request had a challenge. */
export const AuthResponse = /* @__PURE__ */ authResponse()
export type AuthResponse = z.infer<typeof AuthResponse>

/** Proofs of accounts and of the persona. Their address member distinguishes them. */
export const OwnershipResponse = /* @__PURE__ */ ownershipResponse()
export type OwnershipResponse = z.infer<typeof OwnershipResponse>

/** The response to an unauthorizedRequest. */
export const UnauthorizedResponse = /* @__PURE__ */ unauthorizedResponse()
export type UnauthorizedResponse = z.infer<typeof UnauthorizedResponse>

/** The response to an authorizedRequest. Always contains the persona. */
export const AuthorizedResponse = /* @__PURE__ */ authorizedResponse()
export type AuthorizedResponse = z.infer<typeof AuthorizedResponse>

/** The response to a transaction: submitted, not yet committed. */
export const TransactionResponse = /* @__PURE__ */ transactionResponse()
export type TransactionResponse = z.infer<typeof TransactionResponse>

/** The response to a preAuthorizationRequest. The timestamp is in unix seconds. */
export const PreAuthorizationResponse = /* @__PURE__ */ preAuthorizationResponse()
export type PreAuthorizationResponse = z.infer<typeof PreAuthorizationResponse>

/** Every kind of response items. */
export const ResponseItems = /* @__PURE__ */ responseItems()
export type ResponseItems = z.infer<typeof ResponseItems>
