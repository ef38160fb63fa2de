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

/** Requests accounts; with `challenge` (64 hex digits) also a proof of each account. */
export const AccountsRequest = /* @__PURE__ */ accountsRequest()
export type AccountsRequest = z.infer<typeof AccountsRequest>

/** The requested fields of the persona, without their values. */
export const PersonaDataRequest = /* @__PURE__ */ personaDataRequest()
export type PersonaDataRequest = z.infer<typeof PersonaDataRequest>

/** Lets the user change the shared data. Both flags are required. */
export const ResetRequest = /* @__PURE__ */ resetRequest()
export type ResetRequest = z.infer<typeof ResetRequest>

/** Requests one-time proofs of accounts or the persona that the dApp knows. */
export const OwnershipRequest = /* @__PURE__ */ ownershipRequest()
export type OwnershipRequest = z.infer<typeof OwnershipRequest>

/** How the persona logs in. */
export const AuthRequest = /* @__PURE__ */ authRequest()
export type AuthRequest = z.infer<typeof AuthRequest>

/** Requests one-time data without a persona. */
export const UnauthorizedRequest = /* @__PURE__ */ unauthorizedRequest()
export type UnauthorizedRequest = z.infer<typeof UnauthorizedRequest>

/** Requests a login with a persona, and optionally one-time and ongoing data. */
export const AuthorizedRequest = /* @__PURE__ */ authorizedRequest()
export type AuthorizedRequest = z.infer<typeof AuthorizedRequest>

/** A manifest that the wallet signs and submits. Blobs are hex. */
export const TransactionRequest = /* @__PURE__ */ transactionRequest()
export type TransactionRequest = z.infer<typeof TransactionRequest>

/** A subintent that the wallet signs without submitting it. */
export const PreAuthorizationRequest = /* @__PURE__ */ preAuthorizationRequest()
export type PreAuthorizationRequest = z.infer<typeof PreAuthorizationRequest>

/** Every kind of request items. */
export const RequestItems = /* @__PURE__ */ requestItems()
export type RequestItems = z.infer<typeof RequestItems>
