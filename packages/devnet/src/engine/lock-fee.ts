import { type Amount, formatAmount, subtractAmounts } from '@lootboxes/ledger'
import { decimal, tuple } from '../sbor/programmatic'
import { abort } from './abort'
import { emit, type Runtime } from './runtime'

/**
 * Locks XRD of a vault for the fee. As on the network, a vault that this transaction already changed cannot pay, because a
 * failed transaction must pay its fee after the rollback.
 */
export function lockFee(runtime: Runtime, vaultAddress: string, amount: Amount, contingent = false): void {
  const vault = runtime.draft.get('vault', vaultAddress)
  if (vault?.kind !== 'fungible' || vault.resource !== runtime.xrd) abort('VaultError(LockFeeNotRadixToken)')
  if (amount < 0n) abort('VaultError(InvalidAmount): the fee is negative')
  const changed = runtime.draft.writes.cells.vault.has(vaultAddress)
  if (changed && !runtime.feeLocks.some((lock) => lock.vault === vaultAddress))
    abort('KernelError(LockUnmodifiedBaseOnOnUpdatedSubstate): lock the fee before anything else touches this vault')
  runtime
    .vaultLocks(vaultAddress)
    .assertFree(
      { kind: 'fungible', resource: vault.resource, amount: vault.amount },
      { kind: 'fungible', resource: vault.resource, amount },
    )
  if (amount > vault.amount)
    abort(
      `VaultError(LockFeeInsufficientBalance { requested: ${formatAmount(amount)}, actual: ${formatAmount(vault.amount)} })`,
    )
  runtime.draft.set('vault', vaultAddress, { ...vault, amount: subtractAmounts(vault.amount, amount) })
  runtime.feeLocks.push({ vault: vaultAddress, amount, contingent })
  emit(runtime, vaultAddress, 'LockFeeEvent', tuple('LockFeeEvent', { amount: decimal(formatAmount(amount)) }))
}
