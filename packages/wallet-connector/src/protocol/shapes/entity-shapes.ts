import * as z from 'zod/mini'
import { lazily } from '../../lazily'

export const account = /* @__PURE__ */ lazily(() =>
  z.object({ address: z.string(), label: z.string(), appearanceId: z.int() }),
)

export const persona = /* @__PURE__ */ lazily(() => z.object({ identityAddress: z.string(), label: z.string() }))

export const proof = /* @__PURE__ */ lazily(() =>
  z.object({ publicKey: z.string(), signature: z.string(), curve: z.enum(['curve25519', 'secp256k1']) }),
)

export const accountProof = /* @__PURE__ */ lazily(() => z.object({ accountAddress: z.string(), proof: proof() }))

export const personaProof = /* @__PURE__ */ lazily(() => z.object({ identityAddress: z.string(), proof: proof() }))

export const name = /* @__PURE__ */ lazily(() =>
  z.object({
    variant: z.enum(['western', 'eastern']),
    familyName: z.string(),
    nickname: z.string(),
    givenNames: z.string(),
  }),
)

export const quantity = /* @__PURE__ */ lazily(() =>
  z.object({ quantifier: z.enum(['exactly', 'atLeast']), quantity: z.int().check(z.minimum(0)) }),
)
