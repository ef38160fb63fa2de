import type { RequestItem } from '@lootboxes/wallet-connector/toolkit'
import { expect, test } from 'vitest'
import { failureText } from '../activity/failure-text'
import { activityOf } from './follow-requests'

const item = (own: Partial<RequestItem>): RequestItem => ({
  id: 'x',
  type: 'sendTransaction',
  status: 'fail',
  timestamp: 0,
  showCancel: false,
  ...own,
})
const line = (own: Partial<RequestItem>) => {
  const { status, error } = activityOf(item(own), 'buy')
  const { sentence, next } = failureText(error ?? '')
  return [status, `${sentence} ${next}`]
}

test.each([
  ['Rejected', 'The ledger did not accept it. Nothing left your account.'],
  ['CommittedFailure', 'The ledger ran it and it failed. Nothing but the network fee left your account.'],
])('%s: only a committed failure costs the fee', (transactionStatus, said) =>
  expect(line({ error: 'transactionNotSuccessful', transactionStatus })).toEqual(['fail', said]),
)

test.each(['failedToPollSubmittedTransaction', 'submittedTransactionWasDuplicate'])(
  '%s is not known to have failed (trap T34), and without an id nobody can be asked again',
  (error) => {
    const [status, said] = line({ error })
    expect(status).toBe('undetermined')
    expect(said).not.toContain('Check again')
  },
)

test('a transaction that is still followed may be checked again', () => {
  const [status, said] = line({
    status: 'pending',
    error: 'failedToPollSubmittedTransaction',
    transactionIntentHash: 'txid_loc1a',
  })
  expect(status).toBe('undetermined')
  expect(said).toContain('Check again')
})
