import { type Clock, type ResourceAddress, systemClock } from '@lootboxes/ledger'
import { okAsync, type ResultAsync } from 'neverthrow'
import type { AskOptions, LedgerReader } from './ask'
import type { LootboxConfig, LootboxEntry } from './lootbox-config'
import { type Odds, oddsOf } from './odds'
import { createPieceReader, type PieceReader } from './piece-reader'
import type { ProductError } from './product-error'
import { type BoxHoldings, readHoldings } from './read-holdings'
import { createShared } from './shared'
import { type Supply, supplyOf } from './supply'
import { withinDeadline } from './within-deadline'

/** What the ledger says about a box, at one state version. */
export type BoxFacts = {
  readonly stateVersion: number
  readonly supply: Supply
  /** Absent when the component has no field the configuration calls the pool: then nothing is known about the odds. */
  readonly odds: Odds | undefined
  /** Collections the component holds pieces of, or held. */
  readonly collections: readonly ResourceAddress[]
}

export type LedgerReadingOptions = {
  /** Pieces looked at by one reader need not be looked at by the other. */
  readonly pieces?: PieceReader | undefined
  readonly clock?: Clock | undefined
  /** Limit of one answer, the Gateway's retries included. */
  readonly deadlineMs?: number | undefined
}

/** Reads supply and odds of boxes: one call while nothing was bought or drawn. Simultaneous questions share one reading. */
export function createBoxReader(
  gateway: LedgerReader,
  config: LootboxConfig,
  { pieces = createPieceReader(gateway), clock = systemClock, deadlineMs: ms = 20_000 }: LedgerReadingOptions = {},
) {
  const share = createShared<BoxFacts>()

  const factsOf = (
    box: LootboxEntry,
    holdings: BoxHoldings,
    signal: AbortSignal,
  ): ResultAsync<BoxFacts, ProductError> => {
    const { stateVersion, state, minted, pool, others } = holdings
    const odds: ResultAsync<Odds | undefined, ProductError> = pool
      ? pieces.inVaults(pool, { owner: box.componentAddress, stateVersion, signal }).map(oddsOf)
      : okAsync(undefined)
    return odds.map((known) => ({
      stateVersion,
      supply: supplyOf(state, config.boxFields, minted),
      odds: known,
      collections: [...new Set([...(pool ?? []), ...others].map(({ resource }) => resource))],
    }))
  }

  const read = (box: LootboxEntry, minStateVersion: number | undefined, signal: AbortSignal) =>
    readHoldings(gateway, config, box, { signal, minStateVersion }).andThen((holdings) =>
      factsOf(box, holdings, signal),
    )

  return (box: LootboxEntry, { signal, minStateVersion }: AskOptions = {}): ResultAsync<BoxFacts, ProductError> =>
    withinDeadline({ clock, ms, signal }, (scope) =>
      share(
        `${box.componentAddress} ${minStateVersion ?? ''}`,
        (reading) => read(box, minStateVersion, reading),
        scope,
      ),
    )
}

export type BoxReader = ReturnType<typeof createBoxReader>
