import { StreamTransactionsRequest } from '@lootboxes/gateway/wire'
import * as z from 'zod'
import type { CommittedTransaction, UserTransaction } from '../../chain/transaction-record'
import { transactionItem } from '../../gateway-json/transaction-item'
import type { Endpoint, Gateway } from '../gateway'
import { parseRequest } from '../parse-request'
import { firstFrom, ledgerState, pointAt } from '../read-ledger'

type Test = (record: UserTransaction) => boolean

const eventNames = { Deposit: 'DepositEvent', Withdrawal: 'WithdrawEvent' } as const

/** Predicates for all filter elements. A transaction must match every one. */
function testsOf({ ledger }: Gateway, request: StreamTransactionsRequest): readonly Test[] {
  const each = (
    list: readonly string[] | null | undefined,
    test: (record: UserTransaction, address: string) => boolean,
  ) =>
    (list ?? []).map(
      (address): Test =>
        (record) =>
          test(record, address),
    )
  // A vault keeps its owner and its resource. Older states may be forgotten.
  const view = ledger.chain.view()
  const emitters = (record: UserTransaction): readonly string[] =>
    record.events.map(({ emitter }) => view.get('vault', emitter)?.owner ?? emitter)
  const events = (request.events_filter ?? []).map(
    ({ event, emitter_address, resource_address }): Test =>
      (record) =>
        record.events.some(({ name, emitter }) => {
          const vault = view.get('vault', emitter)
          if (name !== eventNames[event] || !vault) return false
          const fitsEmitter =
            typeof emitter_address !== 'string' || emitter_address === vault.owner || emitter_address === emitter
          return fitsEmitter && (typeof resource_address !== 'string' || resource_address === vault.resource)
        }),
  )
  return [
    ...each(request.manifest_accounts_withdrawn_from_filter, ({ summary }, one) => summary.withdrawnFrom.has(one)),
    ...each(request.manifest_accounts_deposited_into_filter, ({ summary }, one) => summary.depositedInto.has(one)),
    ...each(request.manifest_badges_presented_filter, ({ summary }, one) => summary.badgesPresented.has(one)),
    ...each(request.manifest_resources_filter, ({ summary }, one) => summary.resources.has(one)),
    ...each(request.affected_global_entities_filter, ({ affected }, one) => affected.includes(one)),
    ...each(request.event_global_emitters_filter, (record, one) => emitters(record).includes(one)),
    ...each(request.balance_change_resources_filter, ({ balanceChanges }, one) =>
      [...balanceChanges.fungible, ...balanceChanges.nonFungible, ...balanceChanges.fees].some(
        ({ resource }) => resource === one,
      ),
    ),
    ...each(request.accounts_with_manifest_owner_method_calls, ({ summary }, one) => summary.ownerCalls.has(one)),
    ...each(request.accounts_without_manifest_owner_method_calls, ({ summary }, one) => !summary.ownerCalls.has(one)),
    ...events,
    ...(request.manifest_class_filter ? [() => request.manifest_class_filter?.class === 'General'] : []),
  ]
}

function matches(record: CommittedTransaction, request: StreamTransactionsRequest, tests: readonly Test[]): boolean {
  const kind = request.kind_filter ?? 'User'
  if (record.kind !== 'user') {
    const isKind = kind === 'All' || (kind === 'EpochChange' && record.kind === 'epoch-change')
    return isKind && tests.length === 0 && request.transaction_status_filter !== 'Failure'
  }
  if (kind === 'EpochChange') return false
  if (request.transaction_status_filter === 'Success' && record.status !== 'CommittedSuccess') return false
  if (request.transaction_status_filter === 'Failure' && record.status !== 'CommittedFailure') return false
  return tests.every((test) => test(record))
}

const Cursor = z.object({ v: z.number().int().positive() })

function readCursor(cursor: string | null | undefined): number | undefined {
  if (!cursor) return undefined
  try {
    const parsed = Cursor.safeParse(JSON.parse(Buffer.from(cursor, 'base64').toString('utf8')))
    return parsed.success ? parsed.data.v : undefined
  } catch {
    return undefined
  }
}

/** `/stream/transactions`: the newest first by default. The cursor is the last returned state version. */
export const streamTransactions: Endpoint = (gateway, body) => {
  const request = parseRequest(StreamTransactionsRequest, body, gateway.networkId)
  const tests = testsOf(gateway, request)
  const point = pointAt(gateway, request.at_ledger_state)
  const from = request.from_ledger_state ? firstFrom(gateway, request.from_ledger_state).stateVersion : 1
  const inRange = gateway.ledger.chain.transactions().slice(from - 1, point.stateVersion)
  const isAscending = request.order === 'Asc'
  const ordered = isAscending ? inRange : inRange.toReversed()
  const after = readCursor(request.cursor)
  const rest =
    after === undefined
      ? ordered
      : ordered.filter(({ stateVersion }) => (isAscending ? stateVersion > after : stateVersion < after))
  const wanted = rest.filter((record) => matches(record, request, tests))
  const items = wanted.slice(0, request.limit_per_page ?? 100)
  const last = wanted.length > items.length ? items.at(-1) : undefined
  const cursor = last && Buffer.from(JSON.stringify({ v: last.stateVersion })).toString('base64')
  return {
    ledger_state: ledgerState(gateway, point),
    ...(cursor === undefined ? {} : { next_cursor: cursor }),
    items: items.map((record) => transactionItem(gateway, record, request.opt_ins ?? {})),
  }
}
