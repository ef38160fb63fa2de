import type { CommittedTransaction } from '@lootboxes/gateway'
import { type Amount, parseAmount, ZERO } from '@lootboxes/ledger'
import type { LootboxEntry } from '@lootboxes/lootbox'

/** One purchase, as the ledger shows it. */
export type Purchase = { transactionId: string; at: number; count: number; paid: Amount }

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
      ? [{ transactionId: intent_hash, at, count, paid }]
      : []
  })
