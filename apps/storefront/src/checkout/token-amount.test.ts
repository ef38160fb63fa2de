import { parseAmount } from '@lootboxes/ledger'
import { expect, test } from 'vitest'
import { tokenAmount } from './token-amount'

test.each([
  ['0', 0],
  ['6', 6],
  ['2.5', 2.5],
  ['0.000000000000000001', '0.000000000000000001'],
  ['12345678901234567890.5', '12345678901234567890.5'],
])('%s is sent as %j', (text, sent) => expect(tokenAmount(parseAmount(text)._unsafeUnwrap())).toBe(sent))
