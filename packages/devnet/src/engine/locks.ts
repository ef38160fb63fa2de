import { type Amount, formatAmount, ZERO } from '@lootboxes/ledger'
import { abort } from './abort'
import type { Holding } from './holding'

/** Parts of a vault or bucket that proofs lock. Fungible proofs overlap: the largest counts. */
export type Locks = {
  /** Locks a part until the returned function is called. */
  hold(part: Holding): () => void
  /** Aborts if taking `part` out of `content` would take a locked part. */
  assertFree(content: Holding, part: Holding): void
  isHeld(): boolean
}

export function createLocks(): Locks {
  const held = new Set<Holding>()
  const lockedAmount = (): Amount =>
    [...held].reduce<Amount>(
      (most, part) => (part.kind === 'fungible' && part.amount > most ? part.amount : most),
      ZERO,
    )
  return {
    hold: (part) => {
      const mine = { ...part }
      held.add(mine)
      return () => void held.delete(mine)
    },
    assertFree: (content, part) => {
      if (content.kind === 'fungible' && part.kind === 'fungible') {
        const free = (content.amount - lockedAmount()) as Amount
        if (part.amount > free && part.amount <= content.amount)
          abort(
            `ResourceError(InsufficientBalance { requested: ${formatAmount(part.amount)}, actual: ${formatAmount(free)} }): a proof locks the rest`,
          )
      }
      if (part.kind === 'non-fungible') {
        const locked = [...part.ids].find((id) =>
          [...held].some((one) => one.kind === 'non-fungible' && one.ids.has(id)),
        )
        if (locked !== undefined) abort(`ResourceError(NonFungibleLocked { id: ${locked} })`)
      }
    },
    isHeld: () => held.size > 0,
  }
}
