import * as z from 'zod/mini'
import { lazily } from '../lazily'
import { account, flag, name, persona, proof, quantity } from '../protocol/shapes/entity-shapes'
import { personaDataRequest } from '../protocol/shapes/request-shapes'

export const personaDataEntry = /* @__PURE__ */ lazily(() =>
  z.discriminatedUnion('entry', [
    z.object({ entry: z.literal('fullName'), fields: name() }),
    z.object({ entry: z.literal('emailAddresses'), fields: z.array(z.string()) }),
    z.object({ entry: z.literal('phoneNumbers'), fields: z.array(z.string()) }),
  ]),
)

export const signedChallenge = /* @__PURE__ */ lazily(() =>
  z.object({ type: z.literal(['persona', 'account']), challenge: z.string(), proof: proof(), address: z.string() }),
)

export const walletData = /* @__PURE__ */ lazily(() =>
  z.object({
    accounts: z.array(account()),
    personaData: z.array(personaDataEntry()),
    persona: z.optional(persona()),
    proofs: z.array(signedChallenge()),
  }),
)

export const sharedData = /* @__PURE__ */ lazily(() =>
  z.object({
    persona: z.optional(z.object({ proof: flag() })),
    ongoingAccounts: z.optional(z.object({ numberOfAccounts: z.optional(quantity()), proof: flag() })),
    ongoingPersonaData: z.optional(personaDataRequest()),
  }),
)

export const loginState = /* @__PURE__ */ lazily(() =>
  z.object({
    loggedInTimestamp: z.string(),
    walletData: walletData(),
    sharedData: sharedData(),
    /** Always true in storage (spec L62); older versions did not store it. `getLoginState` returns that of the page. */
    initialized: z.optional(flag()),
  }),
)
