import type { CommittedTransaction } from '@lootboxes/gateway'
import { expect, test } from 'vitest'
import { movementText, openedText, receiptOf } from './receipt'

const account = 'account_loc129fvxg3ldcx3gjajquhyf8cxadzte3ckts262qgnlaulhe72synh08'
const component = 'component_loc1cr593env6yjzsnkv947dzh86t0qjk49fec9cwlh683jf2p8w97jzzu'
const xrd = 'resource_loc1tknxxxxxxxxxradxrdxxxxxxxxx009923554798xxxxxxxxxvq32hv'
const tickets = 'resource_loc1ng06k6d8erdtualrhmgka2ru906e2n7reyg0asd5z7yq70ywd8ufz0'

const bought: CommittedTransaction = {
  intent_hash: 'txid_loc1rm73rrahd0gascqslr3jvfrtv8c4tle6q9de6t7x9d8dc0pgateq3tgurp',
  state_version: 140,
  epoch: 1729,
  round: 23,
  round_timestamp: '2026-11-20T13:16:51.319Z',
  confirmed_at: '2026-11-20T13:16:51.319Z',
  transaction_status: 'CommittedSuccess',
  fee_paid: '0.25997833688',
  manifest_instructions: `CALL_METHOD Address("${component}") "buy_loot_box_ticket_lock_fee" Bucket("payment");`,
  balance_changes: {
    fungible_fee_balance_changes: [
      { type: 'FeePayment', entity_address: component, resource_address: xrd, balance_change: '-0.25997833688' },
    ],
    fungible_balance_changes: [
      { entity_address: component, resource_address: xrd, balance_change: '6' },
      { entity_address: account, resource_address: xrd, balance_change: '-6' },
    ],
    non_fungible_balance_changes: [
      { entity_address: account, resource_address: tickets, added: ['#1#', '#2#', '#3#'], removed: [] },
    ],
  },
}

test('a purchase: what left, what came, and who paid the fee', () => {
  expect(receiptOf(bought)).toEqual({
    transactionId: bought.intent_hash,
    status: 'success',
    what: 'bought',
    at: '2026-11-20T13:16:51.319Z',
    stateVersion: 140,
    account,
    paid: [{ resource: xrd, amount: '6' }],
    got: [{ resource: tickets, ids: ['#1#', '#2#', '#3#'] }],
    opened: [],
    fee: '0.25997833688',
    feePaidByAccount: false,
  })
})

test('a reveal: no movement tells of it, so the opened tickets are read from the manifest', () => {
  const { what, opened } = receiptOf({
    ...bought,
    manifest_instructions: `CALL_METHOD Address("${account}") "withdraw_non_fungibles" Address("${tickets}") Array<NonFungibleLocalId>(NonFungibleLocalId("#1#"), NonFungibleLocalId("#2#"));
CALL_METHOD Address("${component}") "reveal_ticket" Bucket("tickets");`,
  })
  expect(what).toBe('revealed')
  expect(openedText(opened)).toBe('2 tickets opened: #1#, #2#')
})

test('movements in words', () => {
  const nameOf = (resource: string) => (resource === xrd ? 'XRD' : undefined)
  expect(movementText({ resource: xrd, amount: '1204.5' }, nameOf)).toBe('1,204.5 XRD')
  expect(movementText({ resource: tickets, ids: ['#1#'] }, nameOf)).toBe('1 × reso...d8ufz0: #1#')
})
