import { lootbox as lootboxBlueprint } from '../blueprints/lootbox'
import { ticketOf } from '../blueprints/ticket'
import type { Devnet } from '../create-devnet'
import { placeKey } from '../store/families'
import type { View } from '../store/store'

/** Total of a resource in the vaults of all owners. */
function vaultTotal(view: View, owners: Iterable<string>, resource: string): bigint {
  let total = 0n
  for (const owner of owners)
    for (const { value } of view.list('vaults', owner)) {
      const vault = value.resource === resource ? view.get('vault', value.vault) : undefined
      total += vault?.kind === 'fungible' ? vault.amount : 0n
    }
  return total
}

/** XRD in all vaults, and the XRD supply. They must be equal. */
export function xrdBooks({ ledger }: Devnet, owners: Iterable<string>) {
  const { chain } = ledger
  const view = chain.view()
  const affected = chain.transactions().flatMap((one) => (one.kind === 'user' ? one.affected : []))
  const everyone = new Set([...owners, ...affected])
  const supply = view.get('supply', chain.deps.xrd)
  return { inVaults: vaultTotal(view, everyone, chain.deps.xrd), supply: supply?.total, burned: supply?.burned }
}

export type TicketBooks = { sold: number; unrevealed: number; opened: number; revealed: number; redeemed: number }

/** Tickets of a lootbox by state. */
export function ticketBooks({ ledger }: Devnet, lootbox: string): TicketBooks {
  const view = ledger.chain.view()
  const state = lootboxBlueprint.stateOf(view, lootbox)
  if (!state) throw new Error(`${lootbox} is no lootbox`)
  const books: TicketBooks = { sold: state.ticketsSold, unrevealed: 0, opened: 0, revealed: 0, redeemed: 0 }
  for (const { value: id } of view.list('minted', state.ticketResource)) {
    const key = placeKey(state.ticketResource, id)
    const data = view.get('nonFungibleData', key)
    const ticket = data && ticketOf(data)
    if (view.get('place', key)?.burned === true) books.redeemed += 1
    else if (ticket?.revealed === true) books.revealed += 1
    else if (ticket?.opened === true) books.opened += 1
    else books.unrevealed += 1
  }
  return books
}

/** Loot of a lootbox: in the pool, drawn and unclaimed, and handed out (counted by redeemed tickets). */
export function lootBooks({ ledger }: Devnet, lootbox: string) {
  const view = ledger.chain.view()
  const state = lootboxBlueprint.stateOf(view, lootbox)
  const count = (vaults: readonly string[]) =>
    vaults.reduce((sum, address) => {
      const vault = view.get('vault', address)
      return sum + (vault?.kind === 'non-fungible' ? vault.count : 0)
    }, 0)
  return { printed: state?.maxTickets ?? 0, pool: count(state?.pool ?? []), reserved: count(state?.reserved ?? []) }
}
