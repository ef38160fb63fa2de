import * as z from 'zod/mini'

/** An account as the wallet shows it; `appearanceId` picks its colour, 0 to 11 today (wallet-protocol A5). */
export const Account = z.object({ address: z.string(), label: z.string(), appearanceId: z.int() })
export type Account = z.infer<typeof Account>

/** A persona: an identity address and the name its owner gave it (spec section 3). */
export const Persona = z.object({ identityAddress: z.string(), label: z.string() })
export type Persona = z.infer<typeof Persona>

/** A signature over a ROLA challenge; hex without 0x (wallet-protocol A12). */
export const Proof = z.object({
  publicKey: z.string(),
  signature: z.string(),
  curve: z.enum(['curve25519', 'secp256k1']),
})
export type Proof = z.infer<typeof Proof>

/** Proof that the user controls one account (spec section 3). */
export const AccountProof = z.object({ accountAddress: z.string(), proof: Proof })
export type AccountProof = z.infer<typeof AccountProof>

/** Proof that the user controls one persona (wallet-protocol A12). */
export const PersonaProof = z.object({ identityAddress: z.string(), proof: Proof })
export type PersonaProof = z.infer<typeof PersonaProof>

/** A persona's name; western shows the given names first, eastern the family name (trap T39). */
export const Name = z.object({
  variant: z.enum(['western', 'eastern']),
  familyName: z.string(),
  nickname: z.string(),
  givenNames: z.string(),
})
export type Name = z.infer<typeof Name>
