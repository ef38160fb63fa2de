import { expect, test } from 'vitest'
import * as ledger from './index'
import * as testing from './testing/index'

test('public surface', () => {
  expect(Object.keys(ledger).sort()).toMatchInlineSnapshot(`
    [
      "MAX_AMOUNT",
      "MIN_AMOUNT",
      "ZERO",
      "accountAddressFromPublicKey",
      "addAmounts",
      "addressErrorText",
      "amountErrorText",
      "amountOf",
      "compareLocalIds",
      "displayAmount",
      "displayLocalIds",
      "encodeAddress",
      "encodeSubintentHash",
      "encodeTransactionId",
      "entityBytes",
      "exponential",
      "formatAmount",
      "identityAddressFromPublicKey",
      "isLedgerAmount",
      "localIdErrorText",
      "localIdKind",
      "networkIdByName",
      "networkIdOf",
      "networkName",
      "networkSuffix",
      "networks",
      "orAborted",
      "parseAccountAddress",
      "parseAddress",
      "parseAmount",
      "parseComponentAddress",
      "parseIdentityAddress",
      "parseLocalId",
      "parsePackageAddress",
      "parseResourceAddress",
      "parseTransactionId",
      "parseVaultAddress",
      "poll",
      "pollPause",
      "shortenAddress",
      "subtractAmounts",
      "systemClock",
      "times",
      "transactionIdErrorText",
      "withDeadline",
      "wordsFor",
      "xrdAddress",
    ]
  `)
  expect(Object.keys(testing)).toEqual(['fakeClock'])
})
