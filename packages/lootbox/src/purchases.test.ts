import type { CommittedTransaction } from '@lootboxes/gateway'
import { amountOf } from '@lootboxes/ledger'
import { expect, test } from 'vitest'
import { config } from './ledger.fixture'
import { purchasesOf } from './purchases'

const [box] = config.lootboxes
if (box === undefined) throw new Error('The devnet lists no box.')
const account = 'account_loc129fvxg3ldcx3gjajquhyf8cxadzte3ckts262qgnlaulhe72synh08'
const { componentAddress, ticketAddress, tokenAddress } = box

type Move = { tickets?: readonly string[]; back?: readonly string[]; income?: string; at?: string | null }
const transaction = ({
  tickets = [],
  back = [],
  income,
  at = '2026-11-20T13:00:00.000Z',
}: Move): CommittedTransaction => ({
  intent_hash: 'txid_loc1a',
  state_version: 1,
  epoch: 1,
  round: 1,
  round_timestamp: '2026-11-20T13:00:00.000Z',
  confirmed_at: at,
  transaction_status: 'CommittedSuccess',
  balance_changes: {
    fungible_fee_balance_changes: [],
    fungible_balance_changes:
      income === undefined
        ? []
        : [{ entity_address: componentAddress, resource_address: tokenAddress, balance_change: income }],
    non_fungible_balance_changes: [
      { entity_address: account, resource_address: ticketAddress, added: [...tickets], removed: [...back] },
    ],
  },
})

test('a purchase: tickets to an account, tokens to the box', () => {
  const bought = transaction({ tickets: ['#1#', '#2#'], income: '4' })
  expect(purchasesOf([bought], box)).toEqual([
    { transactionIntentHash: 'txid_loc1a', at: Date.UTC(2026, 10, 20, 13), count: 2, paid: amountOf(4) },
  ])
})

test.each([
  ['a reveal', transaction({})],
  ['a claim, which takes tickets in', transaction({ back: ['#1#'] })],
  ['a gift: tickets without tokens', transaction({ tickets: ['#1#'] })],
  ['a top-up: tokens without tickets', transaction({ income: '50' })],
  ['one without a time', transaction({ tickets: ['#1#'], income: '2', at: null })],
])('%s is none', (_what, other) => expect(purchasesOf([other], box)).toEqual([]))
