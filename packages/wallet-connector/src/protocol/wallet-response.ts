import type * as z from 'zod/mini'
import { walletFailure, walletResponse, walletSuccess } from './shapes/response-shapes'

/** The response to a request that the user approved. */
export const WalletSuccess = /* @__PURE__ */ walletSuccess()
export type WalletSuccess = z.infer<typeof WalletSuccess>

/** The response to a request that the wallet or its user rejected. `error` is a string, because newer wallets add codes. */
export const WalletFailure = /* @__PURE__ */ walletFailure()
export type WalletFailure = z.infer<typeof WalletFailure>

/** The response that ends a request. */
export const WalletResponse = /* @__PURE__ */ walletResponse()
export type WalletResponse = z.infer<typeof WalletResponse>
