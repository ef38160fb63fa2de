import type { CommittedTransaction } from '@lootboxes/gateway'
import { createFakeGateway, ledgerStateAt } from '@lootboxes/gateway/testing'
import { encodeTransactionId, xrdAddress } from '@lootboxes/ledger'
import { errAsync, okAsync } from 'neverthrow'
import { describe, expect, test, vi } from 'vitest'
import { account, component, config, idList, lootOf, mint, named, otherAccount, tickets, tuple } from './ledger.fixture'
import { movementText, openedText, receiptOf } from './receipt'
import { createReceiptReader } from './receipt-reader'

const xrd = xrdAddress(240)
const loot = lootOf(1)
const foreign = { component: mint('component', 90), collection: lootOf(90) }
const id = encodeTransactionId(new Uint8Array(32).fill(7), 240)

type Moves = {
  fungible?: readonly (readonly [entity: string, resource: string, change: string])[]
  nonFungible?: readonly (readonly [entity: string, resource: string, added: string[], removed: string[]])[]
}
type Event = readonly [name: string, entity: string, holder: string, resource: string | undefined, ids: string[]]

const transaction = (
  { fungible = [], nonFungible = [] }: Moves,
  events: readonly Event[] = [],
  manifest = '',
): CommittedTransaction => ({
  intent_hash: id,
  state_version: 140,
  epoch: 1729,
  round: 23,
  round_timestamp: '2026-11-20T13:16:51.319Z',
  confirmed_at: '2026-11-20T13:16:51.319Z',
  transaction_status: 'CommittedSuccess',
  fee_paid: '0.25',
  manifest_instructions: manifest,
  balance_changes: {
    fungible_fee_balance_changes: [
      { type: 'FeePayment', entity_address: component, resource_address: xrd, balance_change: '-0.25' },
    ],
    fungible_balance_changes: fungible.map(([entity_address, resource_address, balance_change]) => ({
      entity_address,
      resource_address,
      balance_change,
    })),
    non_fungible_balance_changes: nonFungible.map(([entity_address, resource_address, added, removed]) => ({
      entity_address,
      resource_address,
      added,
      removed,
    })),
  },
  receipt: {
    detailed_events: events.map(([event, entity, holder, resource, ids]) => ({
      identifier: { package: 'package_loc1', blueprint: 'B', event },
      payload_type_definition: { kind: 'SchemaLocal', local_type_id: 0, entity, schema_hash_hex: '' },
      emitter: {
        type: 'EntityMethod',
        method_emitter: { entity, module: 'Main' },
        ...(resource === undefined ? {} : { outer_emitter: resource }),
        global_emitter: holder,
      },
      payload: { programmatic_json: tuple(event, named('ids', idList(ids))) },
    })) as unknown as NonNullable<NonNullable<CommittedTransaction['receipt']>['detailed_events']>,
  },
})
const ownReceiptOf = (moved: CommittedTransaction) => receiptOf(moved, config.lootboxes)

const bought = transaction({
  fungible: [
    [component, xrd, '6'],
    [account, xrd, '-6'],
  ],
  nonFungible: [[account, tickets, ['#1#', '#2#', '#3#'], []]],
})
const redeemed = transaction({
  nonFungible: [
    [account, tickets, [], ['#1#']],
    [component, loot, [], ['#7#']],
    [account, loot, ['#7#'], []],
    [account, foreign.collection, ['#666#'], []],
  ],
})
const vaultEvents = (holder: string, ids: string[]): readonly Event[] => [
  ['WithdrawEvent', 'internal_vault_a', holder, tickets, ids],
  ['DepositEvent', 'internal_vault_a', holder, tickets, ids],
]

describe('a receipt of a listed box', () => {
  test('a purchase: what left, what came, and who paid the fee', () => {
    const { receipt, box, loot } = ownReceiptOf(bought)
    expect([box?.id, loot]).toEqual(['hug', []])
    expect(receipt).toEqual({
      transactionIntentHash: id,
      status: 'success',
      what: 'bought',
      at: '2026-11-20T13:16:51.319Z',
      stateVersion: 140,
      account,
      paid: [{ resource: xrd, amount: '6' }],
      got: [{ resource: tickets, ids: ['#1#', '#2#', '#3#'] }],
      opened: [],
      fee: '0.25',
      feePaidByAccount: false,
    })
  })

  test('a redemption: only what the box itself gave is its loot', () => {
    const { receipt, box, loot: given } = ownReceiptOf(redeemed)
    expect([receipt.what, box?.id]).toEqual(['redeemed', 'hug'])
    expect(given).toEqual([{ resource: loot, ids: ['#7#'] }])
  })

  test('a reveal: tickets shown to the box and back, named by its own event', () => {
    const { receipt } = ownReceiptOf(
      transaction({}, [
        ...vaultEvents(account, ['#1#', '#2#', '#3#']),
        ['TicketsOpenedEvent', component, component, undefined, ['#1#', '#2#']],
      ]),
    )
    expect([receipt.what, receipt.account, receipt.opened]).toEqual(['revealed', account, ['#1#', '#2#']])
    expect(openedText(receipt.opened)).toBe('2 tickets revealed: No. 1, 2')
  })

  test('a failed transaction did nothing with the box', () => {
    expect(ownReceiptOf({ ...bought, transaction_status: 'CommittedFailure' })).toMatchObject({
      receipt: { what: 'other', status: 'failure' },
      box: undefined,
    })
  })
})

describe('a forged receipt is a plain transaction', () => {
  const ourWords = `CALL_METHOD Address("${foreign.component}") "claim_loot" "${component}"; CALL_METHOD Address("${foreign.component}") "buy_loot_box_ticket";`
  const cases: readonly (readonly [string, CommittedTransaction])[] = [
    [
      'a foreign claim_loot with our address in a text argument',
      transaction(
        {
          nonFungible: [
            [foreign.component, foreign.collection, [], ['#1#']],
            [account, foreign.collection, ['#1#'], []],
          ],
        },
        [],
        ourWords,
      ),
    ],
    [
      'a foreign box that sells for our token',
      transaction(
        {
          fungible: [[foreign.component, xrd, '6']],
          nonFungible: [[account, foreign.collection, ['#1#'], []]],
        },
        [],
        ourWords,
      ),
    ],
    [
      'a ticket given away, and nothing from the box',
      transaction({
        nonFungible: [
          [account, tickets, [], ['#1#']],
          [otherAccount, tickets, ['#1#'], []],
        ],
      }),
    ],
    [
      'a ticket burned beside things of a foreign collection',
      transaction({
        nonFungible: [
          [account, tickets, [], ['#1#']],
          [foreign.component, foreign.collection, [], ['#7#']],
          [account, foreign.collection, ['#7#'], []],
        ],
      }),
    ],
    ['tickets out and back without a word of the box', transaction({}, vaultEvents(account, ['#1#']), ourWords)],
    [
      'an event of our name by a foreign component',
      transaction({}, [
        ...vaultEvents(account, ['#1#']),
        ['TicketsOpenedEvent', foreign.component, foreign.component, undefined, ['#1#']],
      ]),
    ],
    [
      'an event of the box about other tickets than went out and back',
      transaction({}, [
        ...vaultEvents(account, ['#1#']),
        ['TicketsOpenedEvent', component, component, undefined, ['#2#']],
      ]),
    ],
  ]

  test.each(cases)('%s', async (_what, forged) => {
    const { receipt, box, loot } = ownReceiptOf(forged)
    expect([receipt.what, receipt.opened, box, loot]).toEqual(['other', [], undefined, []])
    // The reader names no item of it, and does not request item data.
    const read = createReceiptReader(
      createFakeGateway({
        getCommittedDetails: () => okAsync({ ledger_state: ledgerStateAt(141), transaction: forged }),
      }),
      config,
    )
    expect((await read(id))._unsafeUnwrap()).toMatchObject({ what: 'other', box: undefined, loot: [], odds: [] })
  })
})

test('movements in words', () => {
  const nameOf = (resource: string) => (resource === xrd ? 'XRD' : undefined)
  expect(movementText({ resource: xrd, amount: '1204.5' }, nameOf)).toBe('1,204.5 XRD')
  expect(movementText({ resource: xrd, amount: '0.24876543' }, nameOf)).toBe('0.2487 XRD')
  expect(movementText({ resource: tickets, ids: ['#1#'] }, nameOf)).toMatch(/^1 × reso\.\.\.\w{6}: No\. 1$/)
})

describe('reading a receipt', () => {
  test('names loot of the box, and of nobody else', async () => {
    const getNonFungibleData = vi.fn(() => errAsync({ kind: 'timed-out' as const, afterMs: 1 }))
    const silent = () => errAsync({ kind: 'timed-out' as const, afterMs: 1 })
    const read = createReceiptReader(
      createFakeGateway({
        getCommittedDetails: () => okAsync({ ledger_state: ledgerStateAt(141), transaction: redeemed }),
        getNonFungibleData,
        getEntityDetails: silent,
      }),
      config,
    )
    expect((await read(id))._unsafeUnwrap()).toMatchObject({
      what: 'redeemed',
      box: 'Hug the Eco System',
      boxAddress: component,
      loot: [],
    })
    const asked = getNonFungibleData.mock.calls.map(([request]: unknown[]) => request)
    expect(asked).toContainEqual({ resource_address: loot, non_fungible_ids: ['#7#'] })
    expect(JSON.stringify(asked)).not.toContain(foreign.collection)
  })

  test('why there is none: no id of this network, not committed, no answer', async () => {
    const why = async (transactionIntentHash: string, status?: number) => {
      const gateway = createFakeGateway({
        getCommittedDetails: () =>
          errAsync(
            status === undefined
              ? { kind: 'timed-out', afterMs: 1 }
              : Object.assign(new Error(), { kind: 'response', status } as never),
          ),
      })
      return (await createReceiptReader(gateway, config)(transactionIntentHash))._unsafeUnwrapErr().kind
    }
    expect(await why('txid_tdx_2_1nothing')).toBe('no-id')
    expect(await why(id, 404)).toBe('not-committed')
    expect(await why(id)).toBe('no-answer')
  })
})
