import type * as z from 'zod/mini'
import { account, accountProof, name, persona, personaProof, proof } from './shapes/entity-shapes'

/** An account as the wallet shows it. `appearanceId` selects its colour, 0 to 11. */
export const Account = /* @__PURE__ */ account()
export type Account = z.infer<typeof Account>

/** A persona: an identity address and the label that its owner chose. */
export const Persona = /* @__PURE__ */ persona()
export type Persona = z.infer<typeof Persona>

/** A signature of a ROLA challenge, hex without 0x. */
export const Proof = /* @__PURE__ */ proof()
export type Proof = z.infer<typeof Proof>

/** Proof that the user controls one account. */
export const AccountProof = /* @__PURE__ */ accountProof()
export type AccountProof = z.infer<typeof AccountProof>

/** Proof that the user controls one persona. */
export const PersonaProof = /* @__PURE__ */ personaProof()
export type PersonaProof = z.infer<typeof PersonaProof>

/** A persona's name. Variant western shows the given names first, eastern the family name. */
export const Name = /* @__PURE__ */ name()
export type Name = z.infer<typeof Name>
