import { type Clock, type ResourceAddress, systemClock } from '@lootboxes/ledger'
import { okAsync, ResultAsync } from 'neverthrow'
import { type AskOptions, type LedgerReader, type ScopedAsk, sharedReading, withinDeadline } from './ask'
import { type BoxHistory, historyOf } from './box-history'
import { type BoxState, readBoxState } from './box-state'
import type { LootboxConfig, LootboxEntry } from './lootbox-config'
import {
  type LootVault,
  MAX_NON_FUNGIBLES,
  type Moment,
  type NonFungibleReader,
  nonFungiblesOf,
} from './non-fungible-reader'
import { type NonFungible, type Odds, oddsOf } from './odds'
import { checkPrice, type PriceCheck } from './price-check'
import type { ProductError } from './product-error'
import { type Supply, supplyOf } from './supply'

/** What the ledger says about a box, at one state version. */
export type BoxFacts = {
  readonly stateVersion: number
  readonly supply: Supply
  /** The configured price against the ledger's: what is not sellable is shown, and not sold. */
  readonly price: PriceCheck
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

type DepletedLootReaderOptions = {
  readonly nonFungibles: NonFungibleReader
  readonly history: BoxHistory
  readonly clock: Clock
}

/** Nobody waits longer for what is gone. What was read by then is not read again, so the next question gets further. */
const PATIENCE_MS = 3_000

/**
 * Reads what a box held and can no longer give: pieces drawn and not claimed, and pieces that left it. A box whose
 * vaults did not change costs nothing. Without an answer in time, or beyond `MAX_NON_FUNGIBLES`, nothing is known to be gone.
 */
function createDepletedLootReader({ nonFungibles, history, clock }: DepletedLootReaderOptions) {
  const known = new Map<string, { readonly fingerprint: string; readonly gone: readonly NonFungible[] }>()

  const read = (
    pool: readonly LootVault[],
    others: readonly LootVault[],
    moment: Moment,
  ): ResultAsync<readonly NonFungible[], ProductError> => {
    const collections = new Set([...pool, ...others].map(({ resource }) => resource))
    return ResultAsync.combine([history(moment), nonFungibles.inVaults(others, moment)]).andThen(([all, waiting]) => {
      const left = all.filter(({ resource }) => collections.has(resource))
      const count = left.reduce((sum, { ids }) => sum + ids.length, waiting.length)
      if (count > MAX_NON_FUNGIBLES) return okAsync([])
      return nonFungibles.withMetadata(left, moment).map((away) => [...waiting, ...away])
    })
  }

  return (
    pool: readonly LootVault[],
    others: readonly LootVault[],
    moment: Moment,
  ): ResultAsync<readonly NonFungible[], never> => {
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

/**
 * Reads supply and odds of boxes, and from a box's history what is used up: one call while nothing was bought or drawn.
 * Simultaneous questions share one reading.
 */
export function createBoxReader(
  gateway: LedgerReader,
  config: LootboxConfig,
  { clock = systemClock, deadlineMs: ms = 20_000 }: LedgerReadingOptions = {},
) {
  const nonFungibles = nonFungiblesOf(gateway)
  const goneFrom = createDepletedLootReader({ nonFungibles, history: historyOf(gateway), clock })

  const factsOf = (box: LootboxEntry, holdings: BoxState, signal: AbortSignal): ResultAsync<BoxFacts, ProductError> => {
    const { stateVersion, state, minted, pool, others } = holdings
    const moment = { owner: box.componentAddress, stateVersion, signal }
    const odds: ResultAsync<Odds | undefined, ProductError> = pool
      ? ResultAsync.combine([nonFungibles.inVaults(pool, moment), goneFrom(pool, others, moment)]).map(
          ([inside, gone]) => oddsOf(inside, inside.length > MAX_NON_FUNGIBLES ? [] : gone),
        )
      : okAsync(undefined)
    const supply = supplyOf(state, config.boxFields, minted)
    return odds.map((known) => ({
      stateVersion,
      supply,
      price: checkPrice(box, supply),
      odds: known,
      collections: [...new Set([...(pool ?? []), ...others].map(({ resource }) => resource))],
    }))
  }

  const read = (box: LootboxEntry, ask: ScopedAsk) =>
    readBoxState(gateway, config, box, ask).andThen((holdings) => factsOf(box, holdings, ask.signal))

  const shared = sharedReading({ clock }, ({ componentAddress }: LootboxEntry) => componentAddress, read)

  return (box: LootboxEntry, { signal, minStateVersion }: AskOptions = {}): ResultAsync<BoxFacts, ProductError> =>
    withinDeadline({ clock, ms, signal }, (scope) => shared.read(box, { signal: scope, minStateVersion }))
}

export type BoxReader = ReturnType<typeof createBoxReader>
