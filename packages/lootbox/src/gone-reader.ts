import type { Clock } from '@lootboxes/ledger'
import { okAsync, ResultAsync } from 'neverthrow'
import type { BoxHistory } from './box-history'
import type { Piece } from './odds'
import { type LootVault, MOST_PIECES, type Moment, type PieceReader } from './piece-reader'
import type { ProductError } from './product-error'
import { withinDeadline } from './within-deadline'

export type GoneReaderOptions = {
  readonly pieces: PieceReader
  readonly history: BoxHistory
  readonly clock: Clock
}

/** Nobody waits longer for what is gone. What was read by then is not read again, so the next question gets further. */
const PATIENCE_MS = 3_000

/**
 * Reads what a box held and can no longer give: pieces drawn and not claimed, and pieces that left it. A box whose
 * vaults did not change costs nothing. Without an answer in time, or beyond `MOST_PIECES`, nothing is known to be gone.
 */
export function createGoneReader({ pieces, history, clock }: GoneReaderOptions) {
  const known = new Map<string, { readonly fingerprint: string; readonly gone: readonly Piece[] }>()

  const read = (
    pool: readonly LootVault[],
    others: readonly LootVault[],
    moment: Moment,
  ): ResultAsync<readonly Piece[], ProductError> => {
    const collections = new Set([...pool, ...others].map(({ resource }) => resource))
    return ResultAsync.combine([history(moment), pieces.inVaults(others, moment)]).andThen(([all, waiting]) => {
      const left = all.filter(({ resource }) => collections.has(resource))
      const count = left.reduce((sum, { ids }) => sum + ids.length, waiting.length)
      if (count > MOST_PIECES) return okAsync([])
      return pieces.withFaces(left, moment).map((away) => [...waiting, ...away])
    })
  }

  return (
    pool: readonly LootVault[],
    others: readonly LootVault[],
    moment: Moment,
  ): ResultAsync<readonly Piece[], never> => {
    const fingerprint = [...pool, ...others].map(({ address, version }) => `${address}@${version}`).join(' ')
    const before = known.get(moment.owner)
    if (before?.fingerprint === fingerprint) return okAsync(before.gone)
    return withinDeadline({ clock, ms: PATIENCE_MS, signal: moment.signal }, (signal) =>
      read(pool, others, { ...moment, signal }),
    )
      .map((gone) => {
        known.set(moment.owner, { fingerprint, gone })
        return gone
      })
      .orElse(() => okAsync(before?.gone ?? []))
  }
}
