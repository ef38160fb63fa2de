import { type Amount, addAmounts, formatAmount, parseAmount, ZERO } from '@lootboxes/ledger'
import { readDetails } from '../ledger/collection-facts'
import type { TicketStatus } from '../ledger/item-facts'
import { isUnknownEntity, must } from '../ledger/must'
import { fieldOf, nodeOf, textOf } from '../ledger/sbor'
import { defaultBoxFields } from '../sync/read-box-states'
import type { CountRow } from './counts'
import { holderAt, type Recounted, type RecountedItem } from './recounted'

const amountText = (amount: Amount | undefined): string | undefined =>
  amount === undefined ? undefined : formatAmount(amount)

export async function boxRows(ledger: Recounted): Promise<ReadonlyMap<string, CountRow>> {
  const { gateway, boxes, boxFields = defaultBoxFields, stateVersion, signal, figures } = ledger
  const details = await readDetails(
    boxes.map(({ componentAddress }) => componentAddress),
    { gateway, stateVersion, signal },
  )
  const rows = new Map<string, CountRow>()
  for (const { componentAddress: address, tokenAddress, price } of boxes) {
    const entity = details.get(address)
    const state = entity?.details?.type === 'Component' ? nodeOf(entity.details.state) : undefined
    const vaults = await gateway.getFungibleVaults(
      { address, resource_address: tokenAddress, at_ledger_state: { state_version: stateVersion } },
      { signal },
    )
    const money = vaults.isErr() && isUnknownEntity(vaults.error) ? [] : must(vaults).items
    const { sold, volume, fees, opened, revealed, claimed } = figures.totals(address)
    rows.set(address, {
      price: textOf(fieldOf(state, boxFields.price)) ?? formatAmount(price),
      maxTickets: textOf(fieldOf(state, boxFields.maxTickets)),
      sold,
      volume: formatAmount(volume),
      fees: formatAmount(fees),
      opened,
      revealed,
      claimed,
      money: formatAmount(money.reduce((sum, { amount }) => addAmounts(sum, parseAmount(amount).unwrapOr(ZERO)), ZERO)),
    })
  }
  return rows
}

export async function collectionRows(ledger: Recounted): Promise<ReadonlyMap<string, CountRow>> {
  const { gateway, collections, items, stateVersion, signal, figures, boxOf, boxOfTickets } = ledger
  const details = await readDetails(collections, { gateway, stateVersion, signal })
  const inBoxes = new Map<string, number>()
  const holders = new Map<string, Set<string>>()
  for (const { collection, owner } of items.values()) {
    if (owner === undefined) continue
    if (!boxOf(owner)) holders.set(collection, (holders.get(collection) ?? new Set()).add(owner))
    else if (!boxOfTickets.has(collection)) inBoxes.set(collection, (inBoxes.get(collection) ?? 0) + 1)
  }
  return new Map(
    collections.map((address): [string, CountRow] => {
      const entity = details.get(address)?.details
      const supply = entity?.type === 'NonFungibleResource' ? entity : undefined
      const { sold, volume, revealed, claimed, transfers } = figures.totals(address)
      return [
        address,
        {
          minted: supply?.total_minted,
          burned: supply?.total_burned,
          inBox: inBoxes.get(address) ?? 0,
          holders: holders.get(address)?.size ?? 0,
          sold,
          volume: formatAmount(volume),
          revealed,
          claimed,
          transfers,
        },
      ]
    }),
  )
}

export function itemRow(item: RecountedItem, boxPrices: ReadonlyMap<string, CountRow>): CountRow {
  const { owner, ticket } = item
  const box = owner === undefined ? undefined : boxPrices.get(owner)
  return {
    owner,
    status: item.status,
    price: amountText(item.paid) ?? (box === undefined ? undefined : box.price),
    printed: item.mintedAt,
    bought: ticket ? ticket.mintedAt : item.status === undefined ? undefined : item.mintedAt,
    opened: ticket?.openedAt ?? item.openedAt,
    revealed: ticket?.revealedAt ?? item.revealedAt,
    claimed: item.claimedAt,
    burned: item.burnedAt,
  }
}

export async function accountRows({ gateway, items, history, stateVersion, signal, collections, boxOf }: Recounted) {
  const accounts = new Map<
    string,
    Record<TicketStatus | 'bought' | 'pulls', number> & { spent: Amount; held: string }
  >()
  const none = () => ({
    unrevealed: 0,
    waiting: 0,
    revealed: 0,
    redeemed: 0,
    bought: 0,
    pulls: 0,
    spent: ZERO,
    held: '',
  })
  const at = (address: string | undefined) => {
    if (address === undefined || boxOf(address)) return undefined
    const known = accounts.get(address) ?? none()
    accounts.set(address, known)
    return known
  }
  for (const { changes } of history)
    for (const { resource, to } of changes) if (collections.includes(resource) && to?.startsWith('account_')) at(to)
  for (const { owner, status, buyer, cost, redeemer, ticket } of items.values()) {
    const [holder, bought, redeemed] = [at(owner), at(buyer), at(redeemer)]
    if (holder && status !== undefined) holder[status] += 1
    if (bought) {
      bought.bought += 1
      bought.spent = addAmounts(bought.spent, cost ?? ZERO)
    }
    if (redeemed) redeemed.redeemed += 1
    const winner = ticket?.revealedAt === undefined ? undefined : at(holderAt(ticket, ticket.revealedAt))
    if (winner) winner.pulls += 1
  }
  const rows = new Map<string, CountRow>()
  for (const [address, { spent, ...counts }] of accounts) {
    // Reads the account's vaults, which is independent of the location of each id.
    const answer = must(
      await gateway.getNonFungibles({ address, at_ledger_state: { state_version: stateVersion } }, { signal }),
    )
    const held = answer.items
      .flatMap((one) =>
        'amount' in one && one.amount > 0 && collections.includes(one.resource_address)
          ? [`${one.resource_address} ${one.amount}`]
          : [],
      )
      .sort()
    rows.set(address, { ...counts, spent: formatAmount(spent), held: held.join(', ') })
  }
  return rows
}
