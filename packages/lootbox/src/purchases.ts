import type { CommittedTransaction, Gateway, GatewayError } from '@lootboxes/gateway'
import { type Amount, parseAmount, ZERO } from '@lootboxes/ledger'
import type { ResultAsync } from 'neverthrow'
import type { LootboxEntry } from './lootbox-config'

/** One purchase, as the ledger shows it. */
export type Purchase = { transactionIntentHash: string; at: number; count: number; paid: Amount }

/** The purchases among a box's transactions: tickets that came to an account while tokens came to the box. */
export const purchasesOf = (
  transactions: readonly CommittedTransaction[],
  { componentAddress, ticketAddress, tokenAddress }: LootboxEntry,
): readonly Purchase[] =>
  transactions.flatMap(({ intent_hash, confirmed_at, balance_changes: changes }) => {
    const count = (changes?.non_fungible_balance_changes ?? [])
      .filter(
        ({ entity_address, resource_address }) =>
          entity_address.startsWith('account_') && resource_address === ticketAddress,
      )
      .reduce((sum, { added, removed }) => sum + added.length - removed.length, 0)
    const income = changes?.fungible_balance_changes.find(
      ({ entity_address, resource_address }) =>
        entity_address === componentAddress && resource_address === tokenAddress,
    )
    const paid = parseAmount(income?.balance_change ?? '0').unwrapOr(ZERO)
    const at = Date.parse(confirmed_at ?? '')
    return intent_hash && count > 0 && paid > 0n && Number.isFinite(at)
      ? [{ transactionIntentHash: intent_hash, at, count, paid }]
      : []
  })

const MOST = 10

/** The last ten purchases from a box, newest first, from its newest hundred transactions: one call. */
export const readPurchases = (
  gateway: Pick<Gateway, 'streamTransactions'>,
  box: LootboxEntry,
  options: { readonly signal?: AbortSignal | undefined; readonly minStateVersion?: number | undefined } = {},
): ResultAsync<readonly Purchase[], GatewayError> =>
  gateway
    .streamTransactions(
      {
        affected_global_entities_filter: [box.componentAddress],
        transaction_status_filter: 'Success',
        opt_ins: { balance_changes: true },
        limit_per_page: 100,
      },
      options,
    )
    .map(({ items }) => purchasesOf(items, box).slice(0, MOST))
