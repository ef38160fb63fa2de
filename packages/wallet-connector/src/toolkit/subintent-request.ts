import type { PreAuthorizationRequest } from '../protocol/request-items'

/** A subintent for the wallet to sign. `renderManifest(finishSubintent(…))` of `@lootboxes/manifest` writes its manifest. */
export type PreAuthorizationOptions = {
  subintentManifest: string
  /** Until when it can be used: unix seconds, or seconds from the signature on. Wallets want 30 seconds at least. */
  expiration: { atTime: number } | { afterDelay: number }
  /** Hex. */
  blobs?: string[] | undefined
  message?: string | undefined
  /** Fixes the intent header, so that everybody can compute the hash before it is signed. */
  header?: PreAuthorizationRequest['request']['header']
  /** Your own name for it, kept with its request item. */
  label?: string | undefined
  /** Called once, on the page that asked, when a transaction that uses it has committed. */
  onSubmittedSuccess?: ((transactionIntentHash: string) => unknown) | undefined
  /** Takes the request back, as long as no wallet has signed it. */
  signal?: AbortSignal | undefined
}

/** What the wallet signed; give it to whoever completes the transaction. */
export type SignedPreAuthorization = {
  /** Hex. */
  signedPartialTransaction: string
  subintentHash: string
  /** Unix seconds. */
  expirationTimestamp: number
}

/** How a pre-authorization ended: used by a transaction that succeeded, or too old by the ledger's own clock. */
export type PreAuthorizationSettlement = { readonly subintentHash: string } & (
  | { readonly status: 'committed'; readonly transactionIntentHash: string }
  | { readonly status: 'expired' }
)

export type SubintentRequest = {
  manifest(subintentManifest: string): SubintentRequest
  /** `atTime` in unix seconds, `afterDelay` in seconds from the signature on. */
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

/** The official toolkit's builder, for `sendPreAuthorizationRequest`; an hour of time by default. */
export const SubintentRequestBuilder = (): SubintentRequest =>
  building({ subintentManifest: '', expiration: { afterDelay: 3600 } })
