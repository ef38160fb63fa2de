import { type LocalId, parseResourceAddress, type ResourceAddress } from '@lootboxes/ledger'
import { err, ok, type Result, ResultAsync } from 'neverthrow'
import type { Moment, NonFungibles } from './non-fungible-reader'
import { oncePer } from './once-per'
import type { ProductError } from './product-error'
import { gatewayFailed, type LedgerReader } from './query'
import { validIds } from './valid-ids'

/** The pieces that left a component, up to the state version read so far. */
type History = { upTo: number; readonly left: Map<ResourceAddress, Set<LocalId>> }

type Change = {
  readonly entity_address: string
  readonly resource_address: string
  readonly added: readonly string[]
  readonly removed: readonly string[]
}

/** Adds the items that a transaction took out of a component, and removes the items that it put back. */
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
 * Reads all items that ever left a component from the ledger's transaction stream. The first read covers the whole history,
 * 100 transactions per call. Later reads continue where the last one ended, even an aborted one.
 */
function createBoxHistory(gateway: LedgerReader) {
  const histories = new Map<string, History>()

  const readOn = async ({
    owner,
    stateVersion,
    signal,
  }: Moment): Promise<Result<readonly NonFungibles[], ProductError>> => {
    const history: History = histories.get(owner) ?? { upTo: 0, left: new Map() }
    histories.set(owner, history)
    while (history.upTo < stateVersion) {
      const from = history.upTo + 1
      const page = await gateway.streamTransactions(
        {
          affected_global_entities_filter: [owner],
          transaction_status_filter: 'Success',
          order: 'Asc',
          from_ledger_state: { state_version: from },
          at_ledger_state: { state_version: stateVersion },
          opt_ins: { balance_changes: true },
          limit_per_page: 100,
        },
        { signal },
      )
      if (page.isErr()) return err(gatewayFailed(page.error))
      const { items, next_cursor } = page.value
      // A concurrent read may have added these transactions already.
      for (const item of items.filter(({ state_version }) => state_version > history.upTo)) {
        note(history, owner, item.balance_changes?.non_fungible_balance_changes ?? [])
        history.upTo = item.state_version
      }
      const last = items.at(-1)?.state_version ?? 0
      if (!next_cursor || last < from) history.upTo = Math.max(history.upTo, stateVersion)
    }
    return ok([...history.left].map(([resource, ids]) => ({ resource, ids: [...ids] })))
  }

  return (moment: Moment): ResultAsync<readonly NonFungibles[], ProductError> => new ResultAsync(readOn(moment))
}

export type BoxHistory = ReturnType<typeof createBoxHistory>

/** The histories of a gateway's boxes, shared by all readers. */
export const historyOf = oncePer(createBoxHistory)
