import * as z from 'zod/mini'
import { lazily } from '../../lazily'
import { account, accountProof, name, persona, personaProof, proof } from './entity-shapes'

export const accountsResponse = /* @__PURE__ */ lazily(() =>
  z
    .object({
      accounts: z.array(account()),
      challenge: z.optional(z.string()),
      proofs: z.optional(z.array(accountProof())),
    })
    .check(({ value: input, issues }) => {
      const { challenge, proofs } = input
      const isWhole = challenge === undefined ? !proofs : !!proofs?.length
      if (!isWhole) issues.push({ code: 'custom', message: 'missing challenge or proofs', input })
    }),
)

export const personaDataResponse = /* @__PURE__ */ lazily(() => {
  const texts = z.optional(z.array(z.string()))
  return z.object({ name: z.optional(name()), emailAddresses: texts, phoneNumbers: texts })
})

export const authResponse = /* @__PURE__ */ lazily(() =>
  z.discriminatedUnion('discriminator', [
    z.object({ discriminator: z.literal('usePersona'), persona: persona() }),
    z.object({ discriminator: z.literal('loginWithoutChallenge'), persona: persona() }),
    z.object({
      discriminator: z.literal('loginWithChallenge'),
      persona: persona(),
      challenge: z.string(),
      proof: proof(),
    }),
  ]),
)

export const ownershipResponse = /* @__PURE__ */ lazily(() =>
  z.object({ challenge: z.string(), proofs: z.array(z.union([accountProof(), personaProof()])) }),
)

export const unauthorizedResponse = /* @__PURE__ */ lazily(() =>
  z.object({
    discriminator: z.literal('unauthorizedRequest'),
    oneTimeAccounts: z.optional(accountsResponse()),
    oneTimePersonaData: z.optional(personaDataResponse()),
  }),
)

export const authorizedResponse = /* @__PURE__ */ lazily(() =>
  z.object({
    discriminator: z.literal('authorizedRequest'),
    auth: authResponse(),
    proofOfOwnership: z.optional(ownershipResponse()),
    oneTimeAccounts: z.optional(accountsResponse()),
    ongoingAccounts: z.optional(accountsResponse()),
    oneTimePersonaData: z.optional(personaDataResponse()),
    ongoingPersonaData: z.optional(personaDataResponse()),
  }),
)

export const transactionResponse = /* @__PURE__ */ lazily(() =>
  z.object({ discriminator: z.literal('transaction'), send: z.object({ transactionIntentHash: z.string() }) }),
)

export const preAuthorizationResponse = /* @__PURE__ */ lazily(() =>
  z.object({
    discriminator: z.literal('preAuthorizationResponse'),
    response: z.object({
      signedPartialTransaction: z.string(),
      subintentHash: z.string(),
      expirationTimestamp: z.number(),
    }),
  }),
)

export const responseItems = /* @__PURE__ */ lazily(() =>
  z.discriminatedUnion('discriminator', [
    unauthorizedResponse(),
    authorizedResponse(),
    transactionResponse(),
    preAuthorizationResponse(),
  ]),
)

export const walletSuccess = /* @__PURE__ */ lazily(() =>
  z.object({ discriminator: z.literal('success'), interactionId: z.string(), items: responseItems() }),
)

export const walletFailure = /* @__PURE__ */ lazily(() =>
  z.object({
    discriminator: z.literal('failure'),
    interactionId: z.string(),
    error: z.string(),
    message: z.optional(z.string()),
  }),
)

export const walletResponse = /* @__PURE__ */ lazily(() =>
  z.discriminatedUnion('discriminator', [walletSuccess(), walletFailure()]),
)
