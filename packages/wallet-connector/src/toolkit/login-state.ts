import type * as z from 'zod/mini'
import { loginState, personaDataEntry, sharedData, signedChallenge, walletData } from './login-shapes'

/** One kind of personal data the persona shares. */
export const PersonaDataEntry = /* @__PURE__ */ personaDataEntry()
export type PersonaDataEntry = z.infer<typeof PersonaDataEntry>

/** A challenge and what the wallet signed it with; only a server can judge it (`./rola`). */
export const SignedChallenge = /* @__PURE__ */ signedChallenge()
export type SignedChallenge = z.infer<typeof SignedChallenge>

/** What the wallet shares with the dApp. Unverified until a server checked a proof. */
export const WalletData = /* @__PURE__ */ walletData()
export type WalletData = z.infer<typeof WalletData>

/** What was asked for lastingly, so that asking the same again needs no wallet. */
export const SharedData = /* @__PURE__ */ sharedData()
export type SharedData = z.infer<typeof SharedData>

/** The persisted login; the timestamp is in milliseconds as text, '' when logged out. */
export const LoginState = /* @__PURE__ */ loginState()
export type LoginState = z.infer<typeof LoginState>

/** A visitor who has not connected. */
export const loggedOut: LoginState = {
  loggedInTimestamp: '',
  walletData: { accounts: [], personaData: [], proofs: [] },
  sharedData: {},
}
