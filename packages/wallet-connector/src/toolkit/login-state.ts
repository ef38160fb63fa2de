import type * as z from 'zod/mini'
import { loginState, personaDataEntry, sharedData, signedChallenge, walletData } from './login-shapes'

/** A field of personal data that the persona shares. */
export const PersonaDataEntry = /* @__PURE__ */ personaDataEntry()
export type PersonaDataEntry = z.infer<typeof PersonaDataEntry>

/** A challenge and its signature. Only a server can verify it (`./rola`). */
export const SignedChallenge = /* @__PURE__ */ signedChallenge()
export type SignedChallenge = z.infer<typeof SignedChallenge>

/** The data that the wallet shares with the dApp. Unverified until a server verifies a proof. */
export const WalletData = /* @__PURE__ */ walletData()
export type WalletData = z.infer<typeof WalletData>

/** The lasting requests so far, so that the same request needs no wallet. */
export const SharedData = /* @__PURE__ */ sharedData()
export type SharedData = z.infer<typeof SharedData>

/** The stored login. The timestamp is text in milliseconds, '' when logged out. */
export const LoginState = /* @__PURE__ */ loginState()
export type LoginState = z.infer<typeof LoginState>

/** The login state without a connected user. */
export const loggedOut: LoginState = {
  loggedInTimestamp: '',
  walletData: { accounts: [], personaData: [], proofs: [] },
  sharedData: {},
}
