import { type Clock, type ResourceAddress, systemClock } from '@lootboxes/ledger'
import { okAsync, ResultAsync } from 'neverthrow'
import type { AskOptions, LedgerReader, ScopedAsk } from './ask'
import { historyOf } from './box-history'
import { createGoneReader } from './gone-reader'
import type { LootboxConfig, LootboxEntry } from './lootbox-config'
import { type Odds, oddsOf } from './odds'
import { MOST_PIECES, piecesOf } from './piece-reader'
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
  readonly clock?: Clock | undefined
  /** Limit of one answer, the Gateway's retries included. */
  readonly deadlineMs?: number | undefined
}

/**
 * Reads supply and odds of boxes, and from a box's history what is used up: one call while nothing was bought or drawn.
 * Simultaneous questions share one reading.
 */
export function createBoxReader(
  gateway: LedgerReader,
  config: LootboxConfig,
  { clock = systemClock, deadlineMs: ms = 20_000 }: LedgerReadingOptions = {},
) {
  const pieces = piecesOf(gateway)
  const share = createShared<BoxFacts>()
  const goneFrom = createGoneReader({ pieces, history: historyOf(gateway), clock })

  const factsOf = (
    box: LootboxEntry,
    holdings: BoxHoldings,
    signal: AbortSignal,
  ): ResultAsync<BoxFacts, ProductError> => {
    const { stateVersion, state, minted, pool, others } = holdings
    const moment = { owner: box.componentAddress, stateVersion, signal }
    const odds: ResultAsync<Odds | undefined, ProductError> = pool
      ? ResultAsync.combine([pieces.inVaults(pool, moment), goneFrom(pool, others, moment)]).map(([inside, gone]) =>
          oddsOf(inside, inside.length > MOST_PIECES ? [] : gone),
        )
      : okAsync(undefined)
    return odds.map((known) => ({
      stateVersion,
      supply: supplyOf(state, config.boxFields, minted),
      odds: known,
      collections: [...new Set([...(pool ?? []), ...others].map(({ resource }) => resource))],
    }))
  }

  const read = (box: LootboxEntry, ask: ScopedAsk) =>
    readHoldings(gateway, config, box, ask).andThen((holdings) => factsOf(box, holdings, ask.signal))

  return (box: LootboxEntry, { signal, minStateVersion }: AskOptions = {}): ResultAsync<BoxFacts, ProductError> =>
    withinDeadline({ clock, ms, signal }, (scope) =>
      share.ask(box.componentAddress, (ask) => read(box, ask), { signal: scope, minStateVersion }),
    )
}

export type BoxReader = ReturnType<typeof createBoxReader>
