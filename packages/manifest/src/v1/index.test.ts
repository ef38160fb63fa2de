import { expect, test } from 'vitest'
import * as v1 from './index'

test('public surface', () => {
  expect(Object.keys(v1).sort()).toMatchInlineSnapshot(`
    [
      "NotarizedTransactionV1",
      "hashIntent",
      "hashNotarizedTransaction",
      "hashSignedIntent",
      "isInstructionOfV1",
      "transactionIdOf",
    ]
  `)
})
