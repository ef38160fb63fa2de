import type { PreAuthorizationRequest } from '../protocol/request-items'

/** A subintent for the wallet to sign. Render its manifest with `renderManifest(finishSubintent(…))` of `@lootboxes/manifest`. */
export type PreAuthorizationOptions = {
  subintentManifest: string
  /** The expiry: unix seconds, or seconds after the signature. Wallets require at least 30 seconds. */
  expiration: { atTime: number } | { afterDelay: number }
  /** Hex. */
  blobs?: string[] | undefined
  message?: string | undefined
  /** Fixes the intent header, so that the hash is known before the signature. */
  header?: PreAuthorizationRequest['request']['header']
  /** A name for the request, stored with its item. */
  label?: string | undefined
  /** Called once, on this page, when a transaction that uses it has committed. */
  onSubmittedSuccess?: ((transactionIntentHash: string) => unknown) | undefined
  /** Cancels the request until a wallet has signed it. */
  signal?: AbortSignal | undefined
}

/** The signed part. Pass it to the party that completes the transaction. */
export type SignedPreAuthorization = {
  /** Hex. */
  signedPartialTransaction: string
  subintentHash: string
  /** Unix seconds. */
  expirationTimestamp: number
}

/** The end of a pre-authorization: used by a committed transaction, or expired by the ledger's clock. */
export type PreAuthorizationSettlement = { readonly subintentHash: string } & (
  | { readonly status: 'committed'; readonly transactionIntentHash: string }
  | { readonly status: 'expired' }
)

/** The builder that `SubintentRequestBuilder` returns. */
export type SubintentRequest = {
  manifest(subintentManifest: string): SubintentRequest
  /** `atTime` in unix seconds, `afterDelay` in seconds after the signature. */
  setExpiration(type: 'atTime' | 'afterDelay', value: number): SubintentRequest
  addBlobs(...blobs: readonly string[]): SubintentRequest
  message(message: string): SubintentRequest
  onSubmittedSuccess(callback: (transactionIntentHash: string) => unknown): SubintentRequest
  toRequest(): PreAuthorizationOptions
}

const building = (state: PreAuthorizationOptions): SubintentRequest => ({
  manifest: (subintentManifest) => building({ ...state, subintentManifest }),
  setExpiration: (type, value) =>
    building({ ...state, expiration: type === 'atTime' ? { atTime: value } : { afterDelay: value } }),
  addBlobs: (...blobs) => building({ ...state, blobs: [...(state.blobs ?? []), ...blobs] }),
  message: (message) => building({ ...state, message }),
  onSubmittedSuccess: (onSubmittedSuccess) => building({ ...state, onSubmittedSuccess }),
  toRequest: () => state,
})

/** The builder of the official toolkit, for `sendPreAuthorizationRequest`. The default expiry is one hour. */
export const SubintentRequestBuilder = (): SubintentRequest =>
  building({ subintentManifest: '', expiration: { afterDelay: 3600 } })
