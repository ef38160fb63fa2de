import type * as z from 'zod/mini'
import {
  accountsRequest,
  authorizedRequest,
  authRequest,
  ownershipRequest,
  personaDataRequest,
  preAuthorizationRequest,
  requestItems,
  resetRequest,
  transactionRequest,
  unauthorizedRequest,
} from './shapes/request-shapes'

/** Asks for accounts; with `challenge` (64 hex digits) also for a proof of each. */
export const AccountsRequest = /* @__PURE__ */ accountsRequest()
export type AccountsRequest = z.infer<typeof AccountsRequest>

/** Which fields of the persona are asked for; never carries the values. */
export const PersonaDataRequest = /* @__PURE__ */ personaDataRequest()
export type PersonaDataRequest = z.infer<typeof PersonaDataRequest>

/** Lets the user choose again what is shared; both flags are required. */
export const ResetRequest = /* @__PURE__ */ resetRequest()
export type ResetRequest = z.infer<typeof ResetRequest>

/** Asks accounts or the persona known to the dApp to prove themselves once. */
export const OwnershipRequest = /* @__PURE__ */ ownershipRequest()
export type OwnershipRequest = z.infer<typeof OwnershipRequest>

/** How the persona logs in. */
export const AuthRequest = /* @__PURE__ */ authRequest()
export type AuthRequest = z.infer<typeof AuthRequest>

/** One-time data without a persona. */
export const UnauthorizedRequest = /* @__PURE__ */ unauthorizedRequest()
export type UnauthorizedRequest = z.infer<typeof UnauthorizedRequest>

/** Persona login plus optional one-time and ongoing data. */
export const AuthorizedRequest = /* @__PURE__ */ authorizedRequest()
export type AuthorizedRequest = z.infer<typeof AuthorizedRequest>

/** A manifest for the wallet to sign and submit; blobs are hex. */
export const TransactionRequest = /* @__PURE__ */ transactionRequest()
export type TransactionRequest = z.infer<typeof TransactionRequest>

/** A subintent for the wallet to sign without submitting. */
export const PreAuthorizationRequest = /* @__PURE__ */ preAuthorizationRequest()
export type PreAuthorizationRequest = z.infer<typeof PreAuthorizationRequest>

/** Everything a dApp can ask a wallet for. */
export const RequestItems = /* @__PURE__ */ requestItems()
export type RequestItems = z.infer<typeof RequestItems>
