import { type LocalId, parseResourceAddress, type ResourceAddress, systemClock } from '@lootboxes/ledger'
import { err, ok, okAsync, type Result, ResultAsync } from 'neverthrow'
import { type AskOptions, gatewayFailed, type LedgerReader } from './ask'
import type { LedgerReadingOptions } from './box-reader'
import { type Comparison, compareDraws, type DrawnKind } from './compare-draws'
import type { LootboxConfig, LootboxEntry } from './lootbox-config'
import type { Piece } from './odds'
import { createPieceReader, type Pieces, validIds } from './piece-reader'
import type { ProductError } from './product-error'
import { type BoxHoldings, readHoldings } from './read-holdings'
import { createShared } from './shared'
import { withinDeadline } from './within-deadline'

/** Published against observed, by rarity (by name where pieces have none), at one state version. */
export type Fairness = Comparison & { readonly stateVersion: number }

/** What left a component, as far as its history was read. */
type History = { upTo: number; readonly left: Map<ResourceAddress, Set<LocalId>> }

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

type Change = {
  readonly entity_address: string
  readonly resource_address: string
  readonly added: readonly string[]
  readonly removed: readonly string[]
}

/** Notes what a transaction took out of a component; what is put back was not drawn. */
function note(history: History, component: string, changes: readonly Change[]): void {
  for (const { entity_address, resource_address, added, removed } of changes) {
    if (entity_address !== component) continue
    const resource = parseResourceAddress(resource_address)
    if (resource.isErr()) continue
    const left = history.left.get(resource.value) ?? new Set<LocalId>()
    for (const id of validIds(added)) left.delete(id)
    for (const id of validIds(removed)) left.add(id)
    history.left.set(resource.value, left)
  }
}

/**
 * Compares what a box held with what was drawn from it: its vaults, and its history in the ledger's stream, read on from
 * where the last question ended. Needs no word from the seller.
 */
export function createFairnessReader(
  gateway: LedgerReader,
  config: LootboxConfig,
  { pieces = createPieceReader(gateway), clock = systemClock, deadlineMs: ms = 20_000 }: LedgerReadingOptions = {},
) {
  const histories = new Map<string, History>()
  const share = createShared<Fairness>()

  const readOn = async (
    component: string,
    until: number,
    signal: AbortSignal,
  ): Promise<Result<History, ProductError>> => {
    const history = histories.get(component) ?? { upTo: 0, left: new Map() }
    histories.set(component, history)
    while (history.upTo < until) {
      const page = await gateway.streamTransactions(
        {
          affectedGlobalEntitiesFilter: [component],
          transactionStatusFilter: 'Success',
          order: 'Asc',
          fromLedgerState: { stateVersion: history.upTo + 1 },
          atLedgerState: { stateVersion: until },
          optIns: { balanceChanges: true },
          limitPerPage: 100,
        },
        { signal },
      )
      if (page.isErr()) return err(gatewayFailed(page.error))
      const news = page.value.items.filter(({ state_version }) => state_version > history.upTo)
      for (const item of news) {
        note(history, component, item.balance_changes?.non_fungible_balance_changes ?? [])
        history.upTo = item.state_version
      }
      if (!page.value.next_cursor || news.length === 0) history.upTo = Math.max(history.upTo, until)
    }
    return ok(history)
  }

  const compare = (
    box: LootboxEntry,
    holdings: BoxHoldings,
    signal: AbortSignal,
  ): ResultAsync<Fairness, ProductError> => {
    const { stateVersion, pool, others } = holdings
    if (!pool) return okAsync({ ...compareDraws([]), stateVersion })
    const moment = { owner: box.componentAddress, stateVersion, signal }
    const collections = new Set([...pool, ...others].map(({ resource }) => resource))
    return new ResultAsync(readOn(box.componentAddress, stateVersion, signal)).andThen((history) => {
      const claimed: Pieces[] = [...collections].map((resource) => ({
        resource,
        ids: [...(history.left.get(resource) ?? [])],
      }))
      return ResultAsync.combine([
        pieces.inVaults(pool, moment),
        pieces.inVaults(others, moment),
        pieces.withFaces(claimed, moment),
      ]).map(([inside, waiting, gone]) => {
        const here = new Set([...inside, ...waiting].map(({ resource, id }) => `${resource}:${id}`))
        const away = gone.filter(({ resource, id }) => !here.has(`${resource}:${id}`))
        return { ...compareDraws(kindsOf(inside, [...waiting, ...away])), stateVersion }
      })
    })
  }

  const read = (box: LootboxEntry, minStateVersion: number | undefined, signal: AbortSignal) =>
    readHoldings(gateway, config, box, { signal, minStateVersion }).andThen((holdings) =>
      compare(box, holdings, signal),
    )

  return (box: LootboxEntry, { signal, minStateVersion }: AskOptions = {}): ResultAsync<Fairness, ProductError> =>
    withinDeadline({ clock, ms, signal }, (scope) =>
      share(
        `${box.componentAddress} ${minStateVersion ?? ''}`,
        (reading) => read(box, minStateVersion, reading),
        scope,
      ),
    )
}

export type FairnessReader = ReturnType<typeof createFairnessReader>
