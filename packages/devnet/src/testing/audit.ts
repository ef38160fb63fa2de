import type { Devnet } from '../create-devnet'
import type { Committed } from '../engine/execute'
import { placeKey } from '../store/families'

/** All vaults and resources of a ledger, which the audit counts. */
export type Audit = { devnet: Devnet; vaults: Set<string>; resources: Set<string> }

/** Creates an audit with the vaults and resources of genesis. */
export function createAudit(devnet: Devnet): Audit {
  const books: Audit = { devnet, vaults: new Set(), resources: new Set() }
  const { chain } = devnet.ledger
  const view = chain.view()
  const { genesis, addresses } = devnet
  const owners = new Set<string>([...Object.values(addresses), ...Object.values(genesis.wellKnown)])
  for (const name of Object.keys(genesis.world.accounts)) owners.add(devnet.addressOf(name))
  for (const one of chain.transactions()) if (one.kind === 'user') for (const entity of one.affected) owners.add(entity)
  for (const owner of owners)
    for (const { value } of view.list('vaults', owner)) {
      books.vaults.add(value.vault)
      books.resources.add(value.resource)
    }
  return books
}

/** Recounts vaults and ids from scratch. Throws at the first difference. */
export function audit({ devnet, vaults, resources }: Audit, { draft }: Pick<Committed, 'draft'>): void {
  for (const [address, { resource }] of draft.writes.cells.vault) {
    vaults.add(address)
    resources.add(resource)
  }
  const view = devnet.ledger.chain.view()
  const held = new Map<string, bigint>()
  const inside = new Map<string, number>()
  for (const resource of resources)
    for (const { value: id } of view.list('minted', resource)) {
      const place = view.get('place', placeKey(resource, id))
      if (place?.burned === true) continue
      if (place?.vault === undefined) throw new Error(`Audit: ${resource} ${id} is nowhere.`)
      inside.set(place.vault, (inside.get(place.vault) ?? 0) + 1)
    }
  for (const address of vaults) {
    const vault = view.get('vault', address)
    if (!vault) throw new Error(`Audit: ${address} is gone.`)
    if (vault.kind === 'non-fungible' && vault.count !== (inside.get(address) ?? 0))
      throw new Error(`Audit: ${address} says ${vault.count} and holds ${inside.get(address) ?? 0}.`)
    const amount = vault.kind === 'fungible' ? vault.amount : BigInt(vault.count)
    if (amount < 0n) throw new Error(`Audit: ${address} holds less than nothing.`)
    held.set(vault.resource, (held.get(vault.resource) ?? 0n) + amount)
  }
  for (const resource of resources) {
    const { total, minted, burned } = view.get('supply', resource) ?? { total: 0n, minted: 0n, burned: 0n }
    if (total !== minted - burned || (held.get(resource) ?? 0n) !== total)
      throw new Error(`Audit: ${held.get(resource) ?? 0n} of ${resource} in vaults, ${total} in existence.`)
  }
}
