import { walletErrorWords } from '@lootboxes/wallet-connector'
import { isUndetermined } from '@lootboxes/wallet-connector/protocol'
import { expect, test } from 'vitest'
import { failureCodes, failureText, helpHref } from './failure-text'

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
  'payer-changed',
  'price-mismatch',
  'price-unconfirmed',
  'toolkitNotLoaded',
  'noAccountShared',
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

test('not sent, perhaps sent and sent are three different truths', () => {
  expect(failureText('failedToPrepareTransaction').next).toMatch(/^Nothing was sent\./)
  expect(failureText('failedToPollSubmittedTransaction').sentence).toContain('may have been sent, or not')
  expect(failureText('undetermined').sentence).toMatch(/^It was sent\./)
})

test.each(Object.keys(walletErrorWords).filter(isUndetermined))(
  '%s may have run, so the next step is to look at the tickets',
  (code) => expect(failureText(code).next).toContain('Look at your tickets'),
)

test('a code of a newer wallet may have run, too', () =>
  expect(failureText('somethingNew').next).toContain('Look at your tickets before you send it again'))

test.each(failureCodes)('%s says nothing to developers only', (code) => {
  const { sentence, next } = failureText(code)
  expect(`${sentence} ${next}`).not.toMatch(/developers|jsError|`/)
})

test('only a committed failure costs the fee', () => {
  expect(failureText('failed').next).toBe('Nothing but the network fee left your account.')
  expect(failureText('rejected').next).toBe('Nothing left your account.')
})

test('every code has its place on the help page, those of a newer wallet share one', () => {
  expect(helpHref('rejectedByUser')).toBe('/help_center#error-rejectedByUser')
  expect(helpHref('somethingNew')).toBe('/help_center#error-other')
})
