import type * as z from 'zod/mini'
import { walletFailure, walletResponse, walletSuccess } from './shapes/response-shapes'

/** The wallet did what was asked. */
export const WalletSuccess = /* @__PURE__ */ walletSuccess()
export type WalletSuccess = z.infer<typeof WalletSuccess>

/** The wallet or its user refused; `error` is an open string because newer wallets add codes. */
export const WalletFailure = /* @__PURE__ */ walletFailure()
export type WalletFailure = z.infer<typeof WalletFailure>

/** Exactly one of these ends a request. */
export const WalletResponse = /* @__PURE__ */ walletResponse()
export type WalletResponse = z.infer<typeof WalletResponse>
