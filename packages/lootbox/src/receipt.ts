import type { CommittedTransaction } from '@lootboxes/gateway'
import { displayAmount, displayLocalIds, formatAmount, parseAmount, shortenAddress, ZERO } from '@lootboxes/ledger'
import type { LootboxEntry } from './lootbox-config'
import { childrenOf, parseSbor, type SborNode, textOf } from './sbor-node'

/** What a transaction did for one account: plain values, so that the same thing is printed and handed out as JSON. */
export type Receipt = {
  transactionIntentHash: string
  status: 'success' | 'failure'
  /** What it did with a listed box, by what moved in and out of the box; anything else is `other`. */
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

type Changes = NonNullable<CommittedTransaction['balance_changes']>
type NonFungibleChange = Changes['non_fungible_balance_changes'][number]

/** What a listed box did in a transaction, and for whom. */
type Deed = {
  readonly what: Receipt['what']
  readonly box: LootboxEntry
  readonly account: string
  readonly opened: readonly string[]
}

/** Every local id within an event's payload. */
const idsIn = (node: SborNode): readonly string[] =>
  node.kind === 'NonFungibleLocalId' ? [textOf(node) ?? ''] : childrenOf(node).flatMap(idsIn)

/** What a transaction shows of a box: its own events and those of vaults; nothing that anybody could write into it. */
function eventsOf({ receipt }: CommittedTransaction, { componentAddress, ticketAddress }: LootboxEntry) {
  const events = (receipt?.detailed_events ?? []).flatMap(({ identifier, emitter, payload }) => {
    if (!('global_emitter' in emitter)) return []
    const { global_emitter: holder, outer_emitter: resource } = emitter
    const { entity } = emitter.method_emitter
    const ids = parseSbor(payload.programmatic_json).map(idsIn).unwrapOr([])
    return [{ name: identifier.event, entity, holder, resource, ids }]
  })
  const own = events.filter(({ entity, holder }) => entity === componentAddress && holder === componentAddress)
  return {
    own,
    /** Tickets that left an account, or came to it, in the course of the transaction. */
    ticketsOf: (account: string, name: 'WithdrawEvent' | 'DepositEvent') =>
      events
        .filter((event) => event.holder === account && event.resource === ticketAddress && event.name === name)
        .flatMap(({ ids }) => ids),
    holders: events.map(({ holder }) => holder),
  }
}

const isAccount = (entity: string | undefined): entity is string => entity?.startsWith('account_') === true

/** Tickets that were taken out of an account, shown to the box, and came back: what the box's own events name of them. */
function openedBy(transaction: CommittedTransaction, box: LootboxEntry): Pick<Deed, 'account' | 'opened'> | undefined {
  const { own, ticketsOf, holders } = eventsOf(transaction, box)
  if (own.length === 0) return undefined
  const named = new Set(own.flatMap(({ ids }) => ids))
  for (const account of new Set(holders.filter(isAccount))) {
    const back = new Set(ticketsOf(account, 'DepositEvent'))
    const opened = ticketsOf(account, 'WithdrawEvent').filter(
      (id) => back.has(id) && (named.size === 0 || named.has(id)),
    )
    if (opened.length > 0) return { account, opened }
  }
  return undefined
}

/**
 * What a listed box did, by the box's own balance changes and events. A manifest proves nothing: anybody can name our
 * methods and addresses in one.
 */
function deedOf(transaction: CommittedTransaction, box: LootboxEntry): Deed | undefined {
  const { componentAddress, ticketAddress, tokenAddress } = box
  const fungible = transaction.balance_changes?.fungible_balance_changes ?? []
  const nonFungible = transaction.balance_changes?.non_fungible_balance_changes ?? []
  const tickets = nonFungible.filter(
    ({ entity_address, resource_address }) => isAccount(entity_address) && resource_address === ticketAddress,
  )
  const income = fungible.some(
    ({ entity_address, resource_address, balance_change }) =>
      entity_address === componentAddress &&
      resource_address === tokenAddress &&
      parseAmount(balance_change).unwrapOr(ZERO) > 0n,
  )
  const buyer = tickets.find(({ added, removed }) => added.length > removed.length)
  if (buyer && income) return { what: 'bought', box, account: buyer.entity_address, opened: [] }
  const redeemer = tickets.find(({ added, removed }) => removed.length > added.length)
  if (redeemer && handedOver(nonFungible, box, redeemer.entity_address).length > 0)
    return { what: 'redeemed', box, account: redeemer.entity_address, opened: [] }
  const opened = tickets.length === 0 ? openedBy(transaction, box) : undefined
  return opened && { what: 'revealed', box, ...opened }
}

/** What left the box for this account in the transaction: the only things that are loot of ours. */
const handedOver = (
  changes: readonly NonFungibleChange[],
  { componentAddress, ticketAddress }: LootboxEntry,
  account: string,
): readonly (Movement & { ids: readonly string[] })[] =>
  changes
    .filter(
      ({ entity_address, resource_address }) =>
        entity_address === componentAddress && resource_address !== ticketAddress,
    )
    .flatMap(({ resource_address: resource, removed }) => {
      const came = new Set(
        changes
          .filter((change) => change.entity_address === account && change.resource_address === resource)
          .flatMap(({ added }) => added),
      )
      const ids = removed.filter((id) => came.has(id))
      return ids.length === 0 ? [] : [{ resource, ids }]
    })

/** A receipt, the listed box it is of, and the loot that box gave. Without a box it is a plain transaction. */
export type OwnReceipt = {
  readonly receipt: Receipt
  readonly box: LootboxEntry | undefined
  readonly loot: readonly (Movement & { ids: readonly string[] })[]
}

/** The receipt of a committed transaction, for the account that gave or got something in it. */
export function receiptOf(transaction: CommittedTransaction, boxes: readonly LootboxEntry[]): OwnReceipt {
  const { balance_changes: changes, intent_hash, state_version, fee_paid, confirmed_at } = transaction
  const fungible = changes?.fungible_balance_changes ?? []
  const nonFungible = changes?.non_fungible_balance_changes ?? []
  const fees = changes?.fungible_fee_balance_changes ?? []
  const payer = fees.find(({ type }) => type === 'FeePayment')?.entity_address
  const succeeded = transaction.transaction_status === 'CommittedSuccess'
  const deed = succeeded ? boxes.map((box) => deedOf(transaction, box)).find((one) => one !== undefined) : undefined
  const account =
    deed?.account ??
    [payer, ...[...nonFungible, ...fungible].map(({ entity_address }) => entity_address)].find(isAccount)
  const mine = <T extends { entity_address: string }>(all: readonly T[]) =>
    all.filter(({ entity_address }) => entity_address === account)
  const amounts = mine(fungible).map(({ resource_address: resource, balance_change }) => ({
    resource,
    amount: parseAmount(balance_change).unwrapOr(ZERO),
  }))
  const receipt: Receipt = {
    transactionIntentHash: intent_hash ?? '',
    status: succeeded ? 'success' : 'failure',
    what: deed?.what ?? 'other',
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
    opened: deed?.opened ?? [],
    fee: fee_paid ?? '0',
    feePaidByAccount: payer !== undefined && payer === account,
  }
  return {
    receipt,
    box: deed?.box,
    loot: deed?.what === 'redeemed' ? handedOver(nonFungible, deed.box, deed.account) : [],
  }
}

/** Names for resources the storefront knows; others are shortened. */
export type NameOf = (resource: string) => string | undefined

/** One movement in words: `6 XRD`, `3 × ticket of Hug the Eco System: No. 1, 2, 3`. */
export function movementText(movement: Movement, nameOf: NameOf): string {
  const name = nameOf(movement.resource) ?? shortenAddress(movement.resource)
  if ('amount' in movement) return displayAmount(parseAmount(movement.amount).unwrapOr(ZERO), { unit: name })
  return `${movement.ids.length} × ${name}: ${displayLocalIds(movement.ids)}`
}

/** What a reveal did to tickets that never left for good. */
export const openedText = (ids: readonly string[]): string =>
  `${ids.length} ${ids.length === 1 ? 'ticket' : 'tickets'} opened: ${displayLocalIds(ids)}`
