import { expect, test } from 'vitest'
import * as v2 from './index'

test('public surface', () => {
  expect(Object.keys(v2).sort()).toMatchInlineSnapshot(`
    [
      "NotarizedTransactionV2",
      "PartialTransactionV2",
      "PreviewTransactionV2",
      "SignedPartialTransactionV2",
      "SignedTransactionIntentV2",
      "SubintentV2",
      "TransactionIntentV2",
      "compileManifest",
      "decodeInstructions",
      "decompileManifest",
      "encodeInstructions",
      "hashNotarizedTransaction",
      "hashSignedTransactionIntent",
      "hashSubintent",
      "hashTransactionIntent",
      "manifestTextErrorText",
      "objectFault",
      "payloadErrorText",
      "subintentIdOf",
      "transactionIdOf",
    ]
  `)
})
