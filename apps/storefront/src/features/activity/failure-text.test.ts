import { expect, test } from 'vitest'
import { failureText } from './failure-text'

/** The catalogue of the spec (section 8) and the ledger's own words. */
const catalogue = [
  'rejectedByUser',
  'missingExtension',
  'canceledByUser',
  'walletRequestValidation',
  'walletResponseValidation',
  'wrongNetwork',
  'failedToPrepareTransaction',
  'failedToCompileTransaction',
  'failedToSignTransaction',
  'failedToSubmitTransaction',
  'failedToPollSubmittedTransaction',
  'submittedTransactionWasDuplicate',
  'submittedTransactionHasFailedTransactionStatus',
  'submittedTransactionHasRejectedTransactionStatus',
  'failedToFindAccountWithEnoughFundsToLockFee',
  'wrongAccountType',
  'unknownWebsite',
  'radixJsonNotFound',
  'unknownDappDefinitionAddress',
  'invalidPersona',
  'userCancelledRequest',
  'transactionNotSuccessful',
  'GenerateChallengeError',
  'LoginRejectedByDapp',
  'requestInterceptorError',
  'failed',
  'rejected',
  'undetermined',
  'unlisted',
  'busy',
  'not-connected',
  'unwritable',
  'unloaded',
  'no-account',
]

test.each(catalogue)('%s says what happened and what to do next', (code) => {
  const { sentence, next } = failureText(code)
  expect(sentence).toMatch(/^[A-Z].*\.$/)
  expect(next).toMatch(/^[A-Z].*\.$/)
  expect(sentence).not.toBe(failureText('a code nobody knows').sentence)
})

test.each(['failedToPollSubmittedTransaction', 'submittedTransactionWasDuplicate'])(
  '%s comes without a transaction id, so it points to no button',
  (code) => expect(failureText(code).next).not.toContain('Check again'),
)

test('a code of a newer wallet has words too', () => expect(failureText('somethingNew').next).toMatch(/\.$/))
