import { expect, test } from 'vitest'
import { requestItemWords } from './request-item-words'
import { requestOutcome } from './request-outcome'
import type { RequestItem } from './toolkit/request-items'

const item = (own: Partial<RequestItem>): RequestItem => ({
  id: 'x',
  type: 'sendTransaction',
  status: 'fail',
  timestamp: 0,
  showCancel: false,
  ...own,
})
const said = (own: Partial<RequestItem>) => {
  const words = requestItemWords(item(own))
  return words && `${words.what} ${words.next}`
}

test.each([
  ['Rejected', /rejected/, /Nothing was charged/],
  ['CommittedFailure', /failed/, /Only the network fee/],
])('%s: only a committed failure costs the fee', (transactionStatus, what, next) => {
  expect(said({ error: 'transactionNotSuccessful', transactionStatus })).toMatch(what)
  expect(said({ error: 'transactionNotSuccessful', transactionStatus })).toMatch(next)
})

test.each([
  ['pending', undefined, 'pending'],
  ['pending', 'failedToPollSubmittedTransaction', 'undetermined'],
  ['success', undefined, 'success'],
  ['fail', 'rejectedByUser', 'fail'],
  ['fail', 'failedToPollSubmittedTransaction', 'undetermined'],
  ['fail', 'submittedTransactionWasDuplicate', 'undetermined'],
  ['fail', 'relayTimeout', 'undetermined'],
  ['fail', 'requestAborted', 'undetermined'],
  ['fail', 'connectorDestroyed', 'undetermined'],
  ['fail', 'walletResponseValidation', 'undetermined'],
  ['fail', 'failedToSubmitTransaction', 'undetermined'],
  ['fail', 'aCodeOfANewerWallet', 'undetermined'],
] as const)('%s with %s is %s: not knowing is no failure', (status, error, outcome) => {
  expect(requestOutcome(item({ status, error }))).toBe(outcome)
})

test('a login without a response has failed', () => {
  expect(requestOutcome(item({ type: 'loginRequest', error: 'relayTimeout' }))).toBe('fail')
})

test.each([
  [
    'pending',
    'userCancelledRequest',
    'You cancelled too late: your wallet already had the request. It was sent. The ledger has not confirmed it yet.',
  ],
  ['success', 'userCancelledRequest', 'You cancelled too late: your wallet already had the request. It succeeded.'],
  ['success', 'missingExtension', 'Your wallet responded after this page had stopped waiting. It succeeded.'],
  ['success', undefined, undefined],
] as const)('%s after %s', (status, supersededError, words) => expect(said({ status, supersededError })).toBe(words))

test('a code of a newer wallet has a text', () => {
  expect(said({ error: 'phoneOnFire' })).toMatch(/phoneOnFire/)
  expect(said({ error: 'toString' })).toMatch(/toString/)
})
