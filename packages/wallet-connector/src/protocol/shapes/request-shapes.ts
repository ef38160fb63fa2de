import * as z from 'zod/mini'
import { lazily } from '../../lazily'
import { flag, natural, quantity, whole } from './entity-shapes'

export const accountsRequest = /* @__PURE__ */ lazily(() =>
  z.object({ challenge: z.optional(z.string()), numberOfAccounts: quantity() }),
)

export const personaDataRequest = /* @__PURE__ */ lazily(() => {
  const some = z.optional(quantity())
  return z.object({
    isRequestingName: z.optional(flag()),
    numberOfRequestedEmailAddresses: some,
    numberOfRequestedPhoneNumbers: some,
  })
})

export const resetRequest = /* @__PURE__ */ lazily(() => z.object({ accounts: flag(), personaData: flag() }))

export const ownershipRequest = /* @__PURE__ */ lazily(() =>
  z.object({
    challenge: z.string(),
    accountAddresses: z.optional(z.array(z.string())),
    identityAddress: z.optional(z.string()),
  }),
)

export const authRequest = /* @__PURE__ */ lazily(() =>
  z.discriminatedUnion('discriminator', [
    z.object({ discriminator: z.literal('usePersona'), identityAddress: z.string() }),
    z.object({ discriminator: z.literal('loginWithoutChallenge') }),
    z.object({ discriminator: z.literal('loginWithChallenge'), challenge: z.string() }),
  ]),
)

export const unauthorizedRequest = /* @__PURE__ */ lazily(() =>
  z.object({
    discriminator: z.literal('unauthorizedRequest'),
    oneTimeAccounts: z.optional(accountsRequest()),
    oneTimePersonaData: z.optional(personaDataRequest()),
  }),
)

export const authorizedRequest = /* @__PURE__ */ lazily(() =>
  z.object({
    discriminator: z.literal('authorizedRequest'),
    auth: authRequest(),
    reset: z.optional(resetRequest()),
    oneTimeAccounts: z.optional(accountsRequest()),
    ongoingAccounts: z.optional(accountsRequest()),
    oneTimePersonaData: z.optional(personaDataRequest()),
    ongoingPersonaData: z.optional(personaDataRequest()),
    proofOfOwnership: z.optional(ownershipRequest()),
  }),
)

export const transactionRequest = /* @__PURE__ */ lazily(() =>
  z.object({
    discriminator: z.literal('transaction'),
    send: z.object({
      transactionManifest: z.string(),
      version: natural(),
      blobs: z.optional(z.array(z.string())),
      message: z.optional(z.string()),
    }),
  }),
)

export const preAuthorizationRequest = /* @__PURE__ */ lazily(() => {
  const int = whole()
  const text = z.string()
  return z.object({
    discriminator: z.literal('preAuthorizationRequest'),
    request: z.object({
      discriminator: z.optional(z.literal('subintent')),
      version: int,
      manifestVersion: z.optional(int),
      subintentManifest: text,
      blobs: z.optional(z.array(text)),
      message: z.optional(text),
      expiration: z.discriminatedUnion('discriminator', [
        z.object({ discriminator: z.literal('expireAtTime'), unixTimestampSeconds: int }),
        z.object({ discriminator: z.literal('expireAfterDelay'), expireAfterSeconds: int }),
      ]),
      header: z.optional(
        z.object({
          networkId: int,
          startEpochInclusive: int,
          endEpochExclusive: int,
          minProposerTimestampInclusive: z.optional(int),
          maxProposerTimestampExclusive: z.optional(int),
          intentDiscriminator: int,
        }),
      ),
    }),
  })
})

export const requestItems = /* @__PURE__ */ lazily(() =>
  z.discriminatedUnion('discriminator', [
    unauthorizedRequest(),
    authorizedRequest(),
    transactionRequest(),
    preAuthorizationRequest(),
  ]),
)
