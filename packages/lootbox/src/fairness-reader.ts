import { systemClock } from '@lootboxes/ledger'
import { okAsync, ResultAsync } from 'neverthrow'
import { historyOf } from './box-history'
import type { LedgerReadingOptions } from './box-reader'
import { type BoxState, readBoxState } from './box-state'
import { type Comparison, compareDraws, type DrawnKind } from './compare-draws'
import type { LootboxConfig, LootboxEntry } from './lootbox-config'
import { nonFungiblesOf } from './non-fungible-reader'
import type { NonFungible } from './odds'
import type { ProductError } from './product-error'
import { type LedgerReader, type QueryOptions, type ScopedOptions, shareReads, withinDeadline } from './query'

/** Published against observed, by rarity (by name where pieces have none), at one state version. */
export type Fairness = Comparison & { readonly stateVersion: number }

const kindOf = ({ resource, metadata }: NonFungible): string => metadata?.rarity ?? metadata?.name ?? resource

const kindsOf = (inside: readonly NonFungible[], drawn: readonly NonFungible[]): readonly DrawnKind[] => {
  const kinds = new Map<string, { total: number; drawn: number }>()
  const count = (nonFungible: NonFungible, added: number) => {
    const kind = kinds.get(kindOf(nonFungible)) ?? { total: 0, drawn: 0 }
    kinds.set(kindOf(nonFungible), { total: kind.total + 1, drawn: kind.drawn + added })
  }
  for (const one of inside) count(one, 0)
  for (const one of drawn) count(one, 1)
  return [...kinds]
    .map(([key, { total, drawn: out }]) => ({ key, total, drawn: out }))
    .sort((a, b) => a.total - b.total || (a.key < b.key ? -1 : 1))
}

/**
 * Creates a function that compares the pool of a box with its draws. It reads only the vaults and the history on the
 * ledger, and continues where the last read ended.
 */
export function createFairnessReader(
  gateway: LedgerReader,
  config: LootboxConfig,
  { clock = systemClock, deadlineMs: ms = 20_000 }: LedgerReadingOptions = {},
) {
  const nonFungibles = nonFungiblesOf(gateway)
  const history = historyOf(gateway)

  const compare = (box: LootboxEntry, holdings: BoxState, signal: AbortSignal): ResultAsync<Fairness, ProductError> => {
    const { stateVersion, pool, others } = holdings
    if (!pool) return okAsync({ ...compareDraws([]), stateVersion })
    const moment = { owner: box.componentAddress, stateVersion, signal }
    const collections = new Set([...pool, ...others].map(({ resource }) => resource))
    return history(moment).andThen((left) =>
      ResultAsync.combine([
        nonFungibles.inVaults(pool, moment),
        nonFungibles.inVaults(others, moment),
        nonFungibles.withMetadata(
          left.filter(({ resource }) => collections.has(resource)),
          moment,
        ),
      ]).map(([inside, waiting, gone]) => {
        const here = new Set([...inside, ...waiting].map(({ resource, id }) => `${resource}:${id}`))
        const away = gone.filter(({ resource, id }) => !here.has(`${resource}:${id}`))
        return { ...compareDraws(kindsOf(inside, [...waiting, ...away])), stateVersion }
      }),
    )
  }

  const read = (box: LootboxEntry, ask: ScopedOptions) =>
    readBoxState(gateway, config, box, ask).andThen((holdings) => compare(box, holdings, ask.signal))

  const shared = shareReads({ clock }, ({ componentAddress }: LootboxEntry) => componentAddress, read)

  return (box: LootboxEntry, { signal, minStateVersion }: QueryOptions = {}): ResultAsync<Fairness, ProductError> =>
    withinDeadline({ clock, ms, signal }, (scope) => shared.read(box, { signal: scope, minStateVersion }))
}

/** Compares the draws of a box with its odds; see `createFairnessReader`. */
export type FairnessReader = ReturnType<typeof createFairnessReader>
