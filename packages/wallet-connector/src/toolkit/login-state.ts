import * as z from 'zod/mini'
import { Account, Name, Persona, Proof } from '../protocol/entities'
import { Quantity } from '../protocol/quantity'
import { PersonaDataRequest } from '../protocol/request-items'

/** One kind of personal data the persona shares (spec section 3). */
export const PersonaDataEntry = z.discriminatedUnion('entry', [
  z.object({ entry: z.literal('fullName'), fields: Name }),
  z.object({ entry: z.literal('emailAddresses'), fields: z.array(z.string()) }),
  z.object({ entry: z.literal('phoneNumbers'), fields: z.array(z.string()) }),
])
export type PersonaDataEntry = z.infer<typeof PersonaDataEntry>

/** A challenge and what the wallet signed it with; only a server can judge it (`./rola`). */
export const SignedChallenge = z.object({
  type: z.enum(['persona', 'account']),
  challenge: z.string(),
  proof: Proof,
  address: z.string(),
})
export type SignedChallenge = z.infer<typeof SignedChallenge>

/** What the wallet shares with the dApp. Unverified until a server checked a proof. */
export const WalletData = z.object({
  accounts: z.array(Account),
  personaData: z.array(PersonaDataEntry),
  persona: z.optional(Persona),
  proofs: z.array(SignedChallenge),
})
export type WalletData = z.infer<typeof WalletData>

/** What was asked for lastingly, so that asking the same again needs no wallet (spec section 3). */
export const SharedData = z.object({
  persona: z.optional(z.object({ proof: z.boolean() })),
  ongoingAccounts: z.optional(z.object({ numberOfAccounts: z.optional(Quantity), proof: z.boolean() })),
  ongoingPersonaData: z.optional(PersonaDataRequest),
})
export type SharedData = z.infer<typeof SharedData>

/** The persisted login; the timestamp is in milliseconds as text, '' when logged out (spec section 3). */
export const LoginState = z.object({
  loggedInTimestamp: z.string(),
  walletData: WalletData,
  sharedData: SharedData,
})
export type LoginState = z.infer<typeof LoginState>

/** A visitor who has not connected. */
export const loggedOut: LoginState = {
  loggedInTimestamp: '',
  walletData: { accounts: [], personaData: [], proofs: [] },
  sharedData: {},
}
