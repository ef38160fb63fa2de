import type { CommittedTransaction } from '@lootboxes/gateway'
import { displayAmount, displayLocalIds, formatAmount, parseAmount, shortenAddress, ZERO } from '@lootboxes/ledger'
import type { LootboxEntry } from './lootbox-config'
import { childrenOf, parseSbor, type SborNode, textOf } from './sbor-node'

/** The effect of a transaction on one account, as plain values for a page or JSON. */
export type Receipt = {
  transactionIntentHash: string
  status: 'success' | 'failure'
  /** The action on a listed box, from the resources that moved in and out of it; otherwise `other`. */
  what: 'bought' | 'revealed' | 'redeemed' | 'other'
  at: string
  stateVersion: number
  account: string | undefined
  /** Amounts are decimal text; ids are local ids. */
  paid: readonly Movement[]
  got: readonly Movement[]
  /** Ids of opened tickets. They return to the account, so `gave` and `got` do not list them. */
  opened: readonly string[]
  fee: string
  feePaidByAccount: boolean
}
/** An amount of a fungible resource, or ids of a non-fungible one, that changed hands. */
export type Movement = { resource: string } & ({ amount: string } | { ids: readonly string[] })

type Changes = NonNullable<CommittedTransaction['balance_changes']>
type NonFungibleChange = Changes['non_fungible_balance_changes'][number]

/** The action of a listed box in a transaction, and its account. */
type Deed = {
  readonly what: Receipt['what']
  readonly box: LootboxEntry
  readonly account: string
  readonly opened: readonly string[]
}

/** Every local id within an event's payload. */
const idsIn = (node: SborNode): readonly string[] =>
  node.kind === 'NonFungibleLocalId' ? [textOf(node) ?? ''] : childrenOf(node).flatMap(idsIn)

/** Evidence of a box in a transaction: events of the box and of vaults. It excludes the manifest, which its author writes. */
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
    /** Tickets that left or entered an account within the transaction. */
    ticketsOf: (account: string, name: 'WithdrawEvent' | 'DepositEvent') =>
      events
        .filter((event) => event.holder === account && event.resource === ticketAddress && event.name === name)
        .flatMap(({ ids }) => ids),
    holders: events.map(({ holder }) => holder),
  }
}

const isAccount = (entity: string | undefined): entity is string => entity?.startsWith('account_') === true

/** Tickets that left an account, were shown to the box and returned, as the box's own events name them. */
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
 * The action of a listed box, from its own balance changes and events. The manifest proves nothing: any author can name our
 * methods and addresses in it.
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

/** The pieces that left the box for this account. Only they count as loot. */
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

/** A receipt, its listed box, and the loot that the box gave. Without a box it is a plain transaction. */
export type OwnReceipt = {
  readonly receipt: Receipt
  readonly box: LootboxEntry | undefined
  readonly loot: readonly (Movement & { ids: readonly string[] })[]
}

/** Returns the receipt of a committed transaction for the account whose balance changed. */
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

/** Describes a reveal, whose tickets returned to the account. */
export const openedText = (ids: readonly string[]): string =>
  `${ids.length} ${ids.length === 1 ? 'ticket' : 'tickets'} revealed: ${displayLocalIds(ids)}`
