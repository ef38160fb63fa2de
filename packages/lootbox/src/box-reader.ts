import { type Clock, type ResourceAddress, systemClock } from '@lootboxes/ledger'
import { okAsync, ResultAsync } from 'neverthrow'
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
import { type LedgerReader, type QueryOptions, type ScopedOptions, shareReads, withinDeadline } from './query'
import { type Supply, supplyOf } from './supply'

/** The facts of a box at one state version. */
export type BoxFacts = {
  readonly stateVersion: number
  readonly supply: Supply
  /** Compares the configured price with the ledger's. A box that is not sellable is shown without a sale. */
  readonly price: PriceCheck
  /** Absent when the component lacks the configured pool field, so that the odds are unknown. */
  readonly odds: Odds | undefined
  /** Collections of the items that the component holds or held. */
  readonly collections: readonly ResourceAddress[]
}

/** Clock and deadline of the readers of this package. */
export type LedgerReadingOptions = {
  readonly clock?: Clock | undefined
  /** Time limit of one read in ms, including retries. */
  readonly deadlineMs?: number | undefined
}

type DepletedLootReaderOptions = {
  readonly nonFungibles: NonFungibleReader
  readonly history: BoxHistory
  readonly clock: Clock
}

/** Time limit of the history read. The next read continues where this one stopped. */
const PATIENCE_MS = 3_000

/**
 * Reads the items that a box can no longer give: drawn and not claimed, or withdrawn from its vaults. Costs no call while
 * the vaults are unchanged. Returns none after the time limit or beyond `MAX_NON_FUNGIBLES`.
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
 * Creates a reader of supply and odds, including depleted kinds from the box's history. It takes one call while nothing was
 * bought or drawn, and simultaneous reads are shared.
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

  const read = (box: LootboxEntry, ask: ScopedOptions) =>
    readBoxState(gateway, config, box, ask).andThen((holdings) => factsOf(box, holdings, ask.signal))

  const shared = shareReads({ clock }, ({ componentAddress }: LootboxEntry) => componentAddress, read)

  return (box: LootboxEntry, { signal, minStateVersion }: QueryOptions = {}): ResultAsync<BoxFacts, ProductError> =>
    withinDeadline({ clock, ms, signal }, (scope) => shared.read(box, { signal: scope, minStateVersion }))
}

/** Reads the facts of a listed box; see `createBoxReader`. */
export type BoxReader = ReturnType<typeof createBoxReader>
