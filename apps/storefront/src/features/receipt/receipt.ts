import type { CommittedTransaction } from '@lootboxes/gateway'
import { displayAmount, formatAmount, parseAmount, shortenAddress, ZERO } from '@lootboxes/ledger'

/** What a transaction did for one account: plain values, so that the same thing is printed and handed out as JSON. */
export type Receipt = {
  transactionId: string
  status: 'success' | 'failure'
  what: 'bought' | 'revealed' | 'redeemed' | 'other'
  at: string
  stateVersion: number
  account: string | undefined
  /** Amounts are decimal text; ids are local ids. */
  paid: readonly Movement[]
  got: readonly Movement[]
  /** Ids of tickets the transaction opened: they come back to the account, so no movement tells of them. */
  opened: readonly string[]
  fee: string
  feePaidByAccount: boolean
}
export type Movement = { resource: string } & ({ amount: string } | { ids: readonly string[] })

const methods = { buy_loot_box_ticket: 'bought', reveal_ticket: 'revealed', claim_loot: 'redeemed' } as const

function whatOf(manifest: string): Receipt['what'] {
  for (const [method, what] of Object.entries(methods)) {
    if (manifest.includes(`"${method}"`) || manifest.includes(`"${method}_lock_fee"`)) return what
  }
  return 'other'
}

const idsIn = (manifest: string): readonly string[] =>
  [...manifest.matchAll(/NonFungibleLocalId\("([^"]+)"\)/g)].flatMap(([, id]) => (id === undefined ? [] : [id]))

/** The receipt of a committed transaction, for the account that gave or got something in it. */
export function receiptOf(transaction: CommittedTransaction): Receipt {
  const {
    balance_changes: changes,
    intent_hash,
    state_version,
    fee_paid,
    confirmed_at,
    manifest_instructions,
  } = transaction
  const fungible = changes?.fungible_balance_changes ?? []
  const nonFungible = changes?.non_fungible_balance_changes ?? []
  const fees = changes?.fungible_fee_balance_changes ?? []
  const payer = fees.find(({ type }) => type === 'FeePayment')?.entity_address
  const account = [payer, ...[...nonFungible, ...fungible].map(({ entity_address }) => entity_address)].find((entity) =>
    entity?.startsWith('account_'),
  )
  const manifest = manifest_instructions ?? ''
  const what = whatOf(manifest)
  const mine = <T extends { entity_address: string }>(all: readonly T[]) =>
    all.filter(({ entity_address }) => entity_address === account)
  const amounts = mine(fungible).map(({ resource_address: resource, balance_change }) => ({
    resource,
    amount: parseAmount(balance_change).unwrapOr(ZERO),
  }))
  return {
    transactionId: intent_hash ?? '',
    status: transaction.transaction_status === 'CommittedSuccess' ? 'success' : 'failure',
    what,
    at: confirmed_at ?? transaction.round_timestamp,
    stateVersion: state_version,
    account,
    paid: [
      ...amounts
        .filter(({ amount }) => amount < 0n)
        .map(({ resource, amount }) => ({ resource, amount: formatAmount(amount).slice(1) })),
      ...mine(nonFungible)
        .filter(({ removed }) => removed.length > 0)
        .map(({ resource_address: resource, removed: ids }) => ({ resource, ids })),
    ],
    got: [
      ...amounts
        .filter(({ amount }) => amount > 0n)
        .map(({ resource, amount }) => ({ resource, amount: formatAmount(amount) })),
      ...mine(nonFungible)
        .filter(({ added }) => added.length > 0)
        .map(({ resource_address: resource, added: ids }) => ({ resource, ids })),
    ],
    opened: what === 'revealed' ? idsIn(manifest) : [],
    fee: fee_paid ?? '0',
    feePaidByAccount: payer !== undefined && payer === account,
  }
}

/** Names for resources the shop knows; others are shortened. */
export type NameOf = (resource: string) => string | undefined

const most = 12
const listOf = (ids: readonly string[]): string =>
  ids.slice(0, most).join(', ') + (ids.length > most ? ` and ${ids.length - most} more` : '')

/** One movement in words: `6 XRD`, `3 × ticket of Hug the Eco System: #1#, #2#, #3#`. */
export function movementText(movement: Movement, nameOf: NameOf): string {
  const name = nameOf(movement.resource) ?? shortenAddress(movement.resource)
  if ('amount' in movement) return displayAmount(parseAmount(movement.amount).unwrapOr(ZERO), { unit: name })
  return `${movement.ids.length} × ${name}: ${listOf(movement.ids)}`
}

/** What a reveal did to tickets that never left for good. */
export const openedText = (ids: readonly string[]): string =>
  `${ids.length} ${ids.length === 1 ? 'ticket' : 'tickets'} opened: ${listOf(ids)}`
