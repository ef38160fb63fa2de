import type { Gateway } from '@lootboxes/gateway'
import { type Amount, parseAmount, ZERO } from '@lootboxes/ledger'

export type Move = {
  readonly resource: string
  readonly entity: string
  readonly added: readonly string[]
  readonly removed: readonly string[]
}

export type BoxCall = {
  readonly box: string
  readonly method: string
}

/** As much of a committed transaction as the index is made from. Its manifest is not kept. */
export type TransactionFacts = {
  readonly stateVersion: number
  readonly hash: string
  readonly atMs: number
  readonly calls: readonly BoxCall[]
  /** Local ids the manifest names, whatever for. */
  readonly namedIds: readonly string[]
  /** Accounts the manifest calls. */
  readonly accounts: readonly string[]
  readonly moves: readonly Move[]
  /** Payment tokens into or out of a box, and what it paid in fees. */
  readonly money: readonly {
    readonly box: string
    readonly resource: string
    readonly change: Amount
    readonly fee: boolean
  }[]
}

export type StreamItem = Extract<
  Awaited<ReturnType<Gateway['streamTransactions']>>,
  { readonly value: unknown }
>['value']['items'][number]

const call = /CALL_METHOD\s+Address\("([a-z0-9_]+)"\)\s+"([^"\\]{1,100})"/g
const namedId = /NonFungibleLocalId\("((?:[^"\\]|\\.){1,80})"\)/g

/** Which transaction this is, on whichever Gateway: user transactions have a hash, the others their place in time. */
export const identityOf = (item: StreamItem): string =>
  item.intent_hash ?? item.payload_hash ?? `${item.state_version}@${item.round_timestamp}`

const amountOf = (text: string): Amount => parseAmount(text).unwrapOr(ZERO)

const isBoxes = (boxes: ReadonlySet<string>) => (change: { entity_address: string }) => boxes.has(change.entity_address)

export function transactionFacts(item: StreamItem, boxes: ReadonlySet<string>): TransactionFacts {
  const calls: BoxCall[] = []
  const accounts = new Set<string>()
  const manifest = item.manifest_instructions ?? ''
  for (const [, address = '', method = ''] of manifest.matchAll(call)) {
    if (boxes.has(address)) calls.push({ box: address, method })
    else if (address.startsWith('account_')) accounts.add(address)
  }
  const changes = item.balance_changes
  const money = (
    list: readonly { entity_address: string; resource_address: string; balance_change: string }[],
    fee: boolean,
  ) =>
    list.filter(isBoxes(boxes)).map((one) => ({
      box: one.entity_address,
      resource: one.resource_address,
      change: amountOf(one.balance_change),
      fee,
    }))
  return {
    stateVersion: item.state_version,
    hash: identityOf(item),
    atMs: Date.parse(item.confirmed_at ?? item.round_timestamp),
    calls,
    namedIds: calls.length === 0 ? [] : [...new Set([...manifest.matchAll(namedId)].map(([, id = '']) => id))],
    accounts: calls.length === 0 ? [] : [...accounts],
    moves: (changes?.non_fungible_balance_changes ?? []).map((one) => ({
      resource: one.resource_address,
      entity: one.entity_address,
      added: one.added,
      removed: one.removed,
    })),
    money: [
      ...money(changes?.fungible_balance_changes ?? [], false),
      ...money(changes?.fungible_fee_balance_changes ?? [], true),
    ],
  }
}

export const isRelevant = ({ calls, moves, money }: TransactionFacts): boolean =>
  calls.length > 0 || moves.length > 0 || money.length > 0
