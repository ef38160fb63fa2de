import { describe, expect, test } from 'vitest'
import type { RequestItems } from '../protocol/request-items'
import type { ResponseItems } from '../protocol/response-items'
import { isAnswerTo, responseMismatch } from './response-mismatch'
import { A1, P1, sampleResponse } from './sample-response.fixture'

const [one, two] = ['1'.repeat(64), '2'.repeat(64)]
const accounts = (challenge?: string) => ({
  numberOfAccounts: { quantifier: 'exactly' as const, quantity: 1 },
  ...(challenge === undefined ? {} : { challenge }),
})
const login = (challenge?: string): RequestItems => ({
  discriminator: 'authorizedRequest',
  auth:
    challenge === undefined
      ? { discriminator: 'loginWithoutChallenge' }
      : { discriminator: 'loginWithChallenge', challenge },
})
const every: RequestItems = {
  discriminator: 'authorizedRequest',
  auth: { discriminator: 'loginWithChallenge', challenge: one },
  oneTimeAccounts: accounts(one),
  ongoingAccounts: accounts(one),
  proofOfOwnership: { challenge: one, accountAddresses: [A1], identityAddress: P1 },
}

test('accepts a response that echoes every challenge', () => {
  expect(responseMismatch(every, sampleResponse(every))).toBeUndefined()
})

test('accepts a challenge whose hex digits are echoed in the other case', () => {
  expect(responseMismatch(login('A'.repeat(64)), sampleResponse(login('a'.repeat(64))))).toBeUndefined()
})

describe('a challenge other than the requested one', () => {
  test.each<[string, RequestItems, RequestItems]>([
    ['of the persona', login(one), login(two)],
    ['of a persona that should have signed', login(one), login()],
    [
      'of the ongoing accounts',
      { ...login(), ongoingAccounts: accounts(one) } as RequestItems,
      { ...login(), ongoingAccounts: accounts(two) } as RequestItems,
    ],
    [
      'of the one-time accounts',
      { discriminator: 'unauthorizedRequest', oneTimeAccounts: accounts(one) },
      { discriminator: 'unauthorizedRequest', oneTimeAccounts: accounts() },
    ],
    ['of the ownership proof', every, { ...every, proofOfOwnership: { challenge: two, accountAddresses: [A1] } }],
    ['that was not requested', login(), login(two)],
  ])('%s is a mismatch', (_, requested, answered) => {
    expect(responseMismatch(requested, sampleResponse(answered))).toMatch(/Expected challenge .+, received .+/)
  })
})

test('no accounts need no proofs', () => {
  const answer: ResponseItems = { discriminator: 'unauthorizedRequest', oneTimeAccounts: { accounts: [] } }
  expect(
    responseMismatch({ discriminator: 'unauthorizedRequest', oneTimeAccounts: accounts(one) }, answer),
  ).toBeUndefined()
})

test('only a pre-authorization has a response with another discriminator', () => {
  const requested: RequestItems = {
    discriminator: 'preAuthorizationRequest',
    request: {
      version: 1,
      subintentManifest: 'A;',
      expiration: { discriminator: 'expireAfterDelay', expireAfterSeconds: 60 },
    },
  }
  expect(isAnswerTo(requested, sampleResponse(requested))).toBe(true)
  expect(responseMismatch(requested, sampleResponse(requested))).toBeUndefined()
  expect(isAnswerTo(requested, sampleResponse(login()))).toBe(false)
})
