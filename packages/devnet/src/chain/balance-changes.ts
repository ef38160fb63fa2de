import { type Amount, addAmounts, subtractAmounts, ZERO } from '@lootboxes/ledger'
import type { Committed } from '../engine/execute'
import { sortedIds } from '../engine/holding'

type FungibleChange = { entity: string; resource: string; change: Amount }
type NonFungibleChange = {
  entity: string
  resource: string
  added: readonly string[]
  removed: readonly string[]
}
type FeeChange = FungibleChange & { type: 'FeePayment' | 'FeeDistributed' }

export type BalanceChanges = {
  fees: readonly FeeChange[]
  fungible: readonly FungibleChange[]
  nonFungible: readonly NonFungibleChange[]
}

const ownerOf = ({ draft }: Committed, vault: string | undefined): string | undefined =>
  vault === undefined ? undefined : draft.get('vault', vault)?.owner

function feeChanges(outcome: Committed, xrd: string, rewardsVault: string): FeeChange[] {
  const payments = outcome.feePayments.map(({ vault, amount }) => ({
    type: 'FeePayment' as const,
    entity: ownerOf(outcome, vault) ?? vault,
    resource: xrd,
    change: subtractAmounts(ZERO, amount),
  }))
  const paid = outcome.feePayments.reduce<bigint>((sum, { amount }) => sum + amount, 0n)
  if (paid === 0n) return payments
  const toValidators = (paid - paid / 2n) as Amount
  const entity = ownerOf(outcome, rewardsVault) ?? rewardsVault
  return [...payments, { type: 'FeeDistributed', entity, resource: xrd, change: toValidators }]
}

function fungibleChanges({ draft, base }: Committed, fees: readonly FeeChange[]): FungibleChange[] {
  const changes = new Map<string, FungibleChange>()
  const add = (entity: string, resource: string, change: Amount) => {
    const key = `${entity}\n${resource}`
    changes.set(key, { entity, resource, change: addAmounts(changes.get(key)?.change ?? ZERO, change) })
  }
  for (const [address, vault] of draft.writes.cells.vault) {
    if (vault.kind !== 'fungible') continue
    const before = base.get('vault', address)
    add(vault.owner, vault.resource, subtractAmounts(vault.amount, before?.kind === 'fungible' ? before.amount : ZERO))
  }
  for (const fee of fees) add(fee.entity, fee.resource, subtractAmounts(ZERO, fee.change))
  return [...changes.values()].filter(({ change }) => change !== ZERO)
}

function nonFungibleChanges(outcome: Committed): NonFungibleChange[] {
  const changes = new Map<string, { entity: string; resource: string; added: Set<string>; removed: Set<string> }>()
  const of = (entity: string, resource: string) => {
    const key = `${entity}\n${resource}`
    const known = changes.get(key) ?? { entity, resource, added: new Set<string>(), removed: new Set<string>() }
    changes.set(key, known)
    return known
  }
  for (const [key, place] of outcome.draft.writes.cells.place) {
    const [resource = '', id = ''] = key.split('\n')
    const from = ownerOf(outcome, outcome.base.get('place', key)?.vault)
    const into = ownerOf(outcome, place.vault)
    if (from === into) continue
    if (from !== undefined) of(from, resource).removed.add(id)
    if (into !== undefined) of(into, resource).added.add(id)
  }
  return [...changes.values()].map(({ entity, resource, added, removed }) => ({
    entity,
    resource,
    added: sortedIds(added),
    removed: sortedIds(removed),
  }))
}

/** Balance changes of a transaction, with fees listed separately, as the Gateway does. */
export function balanceChangesOf(outcome: Committed, xrd: string, rewardsVault: string): BalanceChanges {
  const fees = feeChanges(outcome, xrd, rewardsVault)
  return { fees, fungible: fungibleChanges(outcome, fees), nonFungible: nonFungibleChanges(outcome) }
}
