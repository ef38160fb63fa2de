import { type Amount, addAmounts, ZERO } from '@lootboxes/ledger'
import type { Metadata } from '../sbor/metadata'
import type { ProgrammaticTuple } from '../sbor/programmatic'
import type { Draft } from '../store/draft'
import { type Entity, placeKey } from '../store/families'
import { type LabelledAddress, labelledAddresses } from './genesis-addresses'

/** Writes the first state: entities, metadata and vaults whose contents match the supply. */
export type GenesisWriter = {
  /** Writes an entity. A resource starts without supply. */
  entity(address: string, entity: Entity, metadata?: Readonly<Record<string, Metadata>>, isLocked?: boolean): void
  vault(owner: string, resource: string, label: string): string
  fill(vault: string, amount: Amount): void
  /** Funds the vault in which an account, or the faucet, holds a resource. */
  fund(owner: string, resource: string, amount: Amount): void
  /** Returns the vault in which an account holds a resource. */
  accountVault(owner: string, resource: string): string
  mintInto(vault: string, entries: readonly (readonly [id: string, data: ProgrammaticTuple])[]): void
  readonly address: LabelledAddress
}

export const vaultLabel = (owner: string, resource: string, label: string): string =>
  `vault:${label}:${owner}:${resource}`

export function createGenesisWriter(draft: Draft, networkId: number): GenesisWriter {
  const address = labelledAddresses(networkId)
  const entity: GenesisWriter['entity'] = (at, value, metadata = {}, isLocked = false) => {
    draft.set('entity', at, value)
    if (value.kind === 'fungible-resource' || value.kind === 'non-fungible-resource')
      draft.set('supply', at, { total: 0n, minted: 0n, burned: 0n })
    for (const [key, one] of Object.entries(metadata)) {
      // A world may describe a native resource again.
      if (!draft.get('metadata', placeKey(at, key))) draft.append('metadataKeys', at, key)
      draft.set('metadata', placeKey(at, key), { metadata: one, isLocked })
    }
  }
  const grow = (resource: string, by: bigint) => {
    const { total = 0n, minted = 0n, burned = 0n } = draft.get('supply', resource) ?? {}
    draft.set('supply', resource, { total: total + by, minted: minted + by, burned })
  }
  const vault: GenesisWriter['vault'] = (owner, resource, label) => {
    const isFungible = draft.get('entity', resource)?.kind === 'fungible-resource'
    const at = address(isFungible ? 'fungible-vault' : 'non-fungible-vault', vaultLabel(owner, resource, label))
    draft.set(
      'vault',
      at,
      isFungible
        ? { kind: 'fungible', resource, owner, amount: ZERO }
        : { kind: 'non-fungible', resource, owner, count: 0 },
    )
    draft.append('vaults', owner, { resource, vault: at })
    draft.append('resourceVaults', resource, at)
    return at
  }
  const fill: GenesisWriter['fill'] = (at, amount) => {
    const content = draft.get('vault', at)
    if (content?.kind !== 'fungible') throw new Error(`Genesis: ${at} is no fungible vault.`)
    draft.set('vault', at, { ...content, amount: addAmounts(content.amount, amount) })
    grow(content.resource, amount)
  }
  const accountVault: GenesisWriter['accountVault'] = (owner, resource) => {
    const known = draft.get('vaultOf', placeKey(owner, resource))
    if (known !== undefined) return known
    if (!draft.get('entity', owner)) entity(owner, { kind: 'account' })
    const at = vault(owner, resource, 'account')
    draft.set('vaultOf', placeKey(owner, resource), at)
    return at
  }
  return {
    address,
    entity,
    vault,
    accountVault,
    fill,
    fund: (owner, resource, amount) => fill(accountVault(owner, resource), amount),
    mintInto: (at, entries) => {
      const content = draft.get('vault', at)
      if (content?.kind !== 'non-fungible') throw new Error(`Genesis: ${at} is no non-fungible vault.`)
      for (const [id, data] of entries) {
        draft.set('place', placeKey(content.resource, id), { vault: at, burned: false })
        draft.set('nonFungibleData', placeKey(content.resource, id), data)
        draft.append('minted', content.resource, id)
        draft.append('arrivals', at, id)
      }
      draft.set('vault', at, { ...content, count: content.count + entries.length })
      grow(content.resource, BigInt(entries.length))
    },
  }
}
