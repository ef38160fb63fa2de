import type { AccountAddress } from '@lootboxes/ledger'
import * as z from 'zod/mini'
import { lazily } from '../../lazily'

/** Typed for the manifest builder, which validates addresses. The wallet's response is checked only for its network. */
const accountAddress = /* @__PURE__ */ lazily(() => z.string() as unknown as z.ZodMiniType<AccountAddress, string>)

export const account = /* @__PURE__ */ lazily(() =>
  z.object({ address: accountAddress(), label: z.string(), appearanceId: whole() }),
)

export const persona = /* @__PURE__ */ lazily(() => z.object({ identityAddress: z.string(), label: z.string() }))

export const proof = /* @__PURE__ */ lazily(() =>
  z.object({ publicKey: z.string(), signature: z.string(), curve: z.literal(['curve25519', 'secp256k1']) }),
)

export const accountProof = /* @__PURE__ */ lazily(() => z.object({ accountAddress: z.string(), proof: proof() }))

export const personaProof = /* @__PURE__ */ lazily(() => z.object({ identityAddress: z.string(), proof: proof() }))

export const name = /* @__PURE__ */ lazily(() =>
  z.object({
    variant: z.literal(['western', 'eastern']),
    familyName: z.string(),
    nickname: z.string(),
    givenNames: z.string(),
  }),
)

/** A literal, because zod's class for booleans would be in every bundle. */
export const flag = /* @__PURE__ */ lazily(() => z.literal([true, false]))

/** The checks are plain functions, because zod's own checks would add their classes to every bundle. */
export const whole = /* @__PURE__ */ lazily(() =>
  z.number().check(({ value: input, issues }) => {
    if (!Number.isSafeInteger(input)) issues.push({ code: 'invalid_type', expected: 'int', input })
  }),
)

/** Zero or more. */
export const natural = /* @__PURE__ */ lazily(() =>
  whole().check(({ value: input, issues }) => {
    if (input < 0) issues.push({ code: 'too_small', origin: 'number', minimum: 0, input })
  }),
)

export const quantity = /* @__PURE__ */ lazily(() =>
  z.object({ quantifier: z.literal(['exactly', 'atLeast']), quantity: natural() }),
)
