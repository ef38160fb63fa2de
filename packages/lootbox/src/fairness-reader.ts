import { systemClock } from '@lootboxes/ledger'
import { okAsync, ResultAsync } from 'neverthrow'
import type { AskOptions, LedgerReader, ScopedAsk } from './ask'
import { historyOf } from './box-history'
import type { LedgerReadingOptions } from './box-reader'
import { type Comparison, compareDraws, type DrawnKind } from './compare-draws'
import type { LootboxConfig, LootboxEntry } from './lootbox-config'
import type { Piece } from './odds'
import { piecesOf } from './piece-reader'
import type { ProductError } from './product-error'
import { type BoxHoldings, readHoldings } from './read-holdings'
import { createShared } from './shared'
import { withinDeadline } from './within-deadline'

/** Published against observed, by rarity (by name where pieces have none), at one state version. */
export type Fairness = Comparison & { readonly stateVersion: number }

const kindOf = ({ resource, face }: Piece): string => face?.rarity ?? face?.name ?? resource

const kindsOf = (inside: readonly Piece[], drawn: readonly Piece[]): readonly DrawnKind[] => {
  const kinds = new Map<string, { total: number; drawn: number }>()
  const count = (piece: Piece, one: number) => {
    const kind = kinds.get(kindOf(piece)) ?? { total: 0, drawn: 0 }
    kinds.set(kindOf(piece), { total: kind.total + 1, drawn: kind.drawn + one })
  }
  for (const piece of inside) count(piece, 0)
  for (const piece of drawn) count(piece, 1)
  return [...kinds]
    .map(([key, { total, drawn: out }]) => ({ key, total, drawn: out }))
    .sort((a, b) => a.total - b.total || (a.key < b.key ? -1 : 1))
}

/**
 * Compares what a box held with what was drawn from it: its vaults, and its history in the ledger's stream, read on from
 * where the last question ended. Needs no word from the seller.
 */
export function createFairnessReader(
  gateway: LedgerReader,
  config: LootboxConfig,
  { clock = systemClock, deadlineMs: ms = 20_000 }: LedgerReadingOptions = {},
) {
  const pieces = piecesOf(gateway)
  const history = historyOf(gateway)
  const share = createShared<Fairness>()

  const compare = (
    box: LootboxEntry,
    holdings: BoxHoldings,
    signal: AbortSignal,
  ): ResultAsync<Fairness, ProductError> => {
    const { stateVersion, pool, others } = holdings
    if (!pool) return okAsync({ ...compareDraws([]), stateVersion })
    const moment = { owner: box.componentAddress, stateVersion, signal }
    const collections = new Set([...pool, ...others].map(({ resource }) => resource))
    return history(moment).andThen((left) =>
      ResultAsync.combine([
        pieces.inVaults(pool, moment),
        pieces.inVaults(others, moment),
        pieces.withFaces(
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

  const read = (box: LootboxEntry, ask: ScopedAsk) =>
    readHoldings(gateway, config, box, ask).andThen((holdings) => compare(box, holdings, ask.signal))

  return (box: LootboxEntry, { signal, minStateVersion }: AskOptions = {}): ResultAsync<Fairness, ProductError> =>
    withinDeadline({ clock, ms, signal }, (scope) =>
      share.ask(box.componentAddress, (ask) => read(box, ask), { signal: scope, minStateVersion }),
    )
}

export type FairnessReader = ReturnType<typeof createFairnessReader>
