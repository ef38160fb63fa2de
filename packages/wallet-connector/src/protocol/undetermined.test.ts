import { expect, test } from 'vitest'
import { walletErrorWords } from '../wallet-error-text'
import { isUndetermined } from './undetermined'

test('a code is undetermined if the wallet may have submitted the transaction', () => {
  expect(Object.keys(walletErrorWords).filter(isUndetermined).toSorted()).toEqual([
    // The page stopped waiting after the wallet may have received the request.
    'connectorDestroyed',
    // The wallet submitted the transaction and could not read its status.
    'failedToPollSubmittedTransaction',
    // The Gateway may have received the transaction before the wallet lost the connection.
    'failedToSubmitTransaction',
    'relayTimeout',
    'requestAborted',
    // An earlier submission of the same transaction may be committed.
    'submittedTransactionWasDuplicate',
    // The unreadable response may have reported a submitted transaction.
    'walletResponseValidation',
  ])
})

test.each(['aCodeOfANewerWallet', '', 'toString'])('the unknown code “%s” is undetermined', (code) => {
  expect(isUndetermined(code)).toBe(true)
})

test('without a code nothing is undetermined', () => expect(isUndetermined(undefined)).toBe(false))
