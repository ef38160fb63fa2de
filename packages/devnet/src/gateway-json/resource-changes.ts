import { type Amount, formatAmount, parseAmount, ZERO } from '@lootboxes/ledger'
import type { Outcome } from '../engine/execute'
import type { EmittedEvent } from '../engine/runtime'
import { entityReference } from './receipt'

/** A locked fee is no change: the receipt lists the paid part. */
const signs: Readonly<Record<string, 1n | -1n>> = { DepositEvent: 1n, WithdrawEvent: -1n, RecallEvent: -1n }

/** Balance change of a vault event in attos. A non-fungible counts as one whole unit. */
function changeOf({ name, data }: EmittedEvent): Amount {
  const sign = signs[name] ?? 0n
  const [moved] = data.fields
  if (moved?.kind === 'Decimal') return (parseAmount(moved.value).unwrapOr(ZERO) * sign) as Amount
  return moved?.kind === 'Array' ? ((BigInt(moved.elements.length) * 10n ** 18n * sign) as Amount) : ZERO
}

/** Vault changes of each instruction of a previewed manifest. Empty unless the manifest succeeds. */
export function resourceChangesOf(outcome: Outcome) {
  if (outcome.status !== 'CommittedSuccess') return []
  const byInstruction = new Map<number, Map<string, Amount>>()
  for (const event of outcome.events) {
    const change = changeOf(event)
    if (change === ZERO || !outcome.draft.get('vault', event.emitter)) continue
    const vaults = byInstruction.get(event.instruction) ?? new Map<string, Amount>()
    vaults.set(event.emitter, ((vaults.get(event.emitter) ?? ZERO) + change) as Amount)
    byInstruction.set(event.instruction, vaults)
  }
  return [...byInstruction].map(([index, vaults]) => ({
    index,
    resource_changes: [...vaults].map(([address, amount]) => {
      const vault = outcome.draft.get('vault', address)
      return {
        resource_address: vault?.resource ?? '',
        component_entity: entityReference(vault?.owner ?? ''),
        vault_entity: entityReference(address),
        amount: formatAmount(amount),
      }
    }),
  }))
}
