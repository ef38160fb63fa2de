import { formatAmount } from '@lootboxes/ledger'
import { must } from '../ledger/must'
import { type Counts, noCounts } from './counts'
import { readHistory } from './read-history'
import { findCollections, followItems, readItems } from './recount-items'
import { accountRows, boxRows, collectionRows, itemRow } from './recount-rows'
import { countSales, countTickets } from './recount-tickets'
import { createFigures, itemKey, type Recounted, type RecountedItem, type RecountOptions } from './recounted'

/**
 * Counts a ledger from what its Gateway says, transaction by transaction and ticket by ticket, without the index and
 * without its code: every box, collection, item, account and day up to a state version.
 */
export async function recountLedger(options: RecountOptions): Promise<Counts> {
  const { boxes } = options
  const history = await readHistory(options)
  const times = new Map(history.map((one) => [one.stateVersion, one.atMs]))
  const collections = await findCollections(options, history)
  const genesisMs = await timeOfGenesis(options)
  const ledger: Recounted = {
    ...options,
    collections,
    history,
    items: new Map(),
    figures: createFigures((at) => times.get(at) ?? genesisMs),
    boxOf: (address) => boxes.find(({ componentAddress }) => componentAddress === address),
    boxOfTickets: new Map(boxes.map((box) => [box.ticketAddress, box])),
  }
  const { items, figures } = ledger
  await readItems({ ...options, stateVersion: 1 }, collections, (collection, id, { entity }) => {
    items.set(itemKey(collection, id), { collection, id, mintedAt: 1, places: [{ at: 1, entity }] })
    figures.add(collection, 'minted', 1)
  })
  const isCounted = new Set(collections)
  followItems(ledger, (resource) => isCounted.has(resource))
  await readItems(options, collections, (collection, id, { entity, isBurned, at }) => {
    const key = itemKey(collection, id)
    const item: RecountedItem = items.get(key) ?? { collection, id, mintedAt: at, places: [] }
    items.set(key, item)
    if (isBurned) item.burnedAt = at
    else if (entity !== undefined) item.owner = entity
  })
  for (const { stateVersion, fees } of history)
    for (const [address, fee] of fees) figures.payFee(address, stateVersion, fee)
  countSales(ledger)
  await countTickets(ledger)

  const counts = noCounts()
  for (const [address, row] of await boxRows(ledger)) counts.box.set(address, row)
  for (const [address, row] of await collectionRows(ledger)) counts.collection.set(address, row)
  for (const [key, item] of items) counts.item.set(key, itemRow(item, counts.box))
  for (const [address, row] of await accountRows(ledger)) counts.account.set(address, row)
  for (const [key, { volume, fees, ...row }] of figures.days)
    counts.day.set(key, { ...row, volume: formatAmount(volume), fees: formatAmount(fees) })
  return counts
}

async function timeOfGenesis({ gateway, signal }: RecountOptions): Promise<number> {
  const at = { state_version: 1 }
  const page = must(
    await gateway.streamTransactions(
      { order: 'Asc', kind_filter: 'All', from_ledger_state: at, at_ledger_state: at, limit_per_page: 1 },
      { signal },
    ),
  )
  return Date.parse(page.items[0]?.round_timestamp ?? page.ledger_state.proposer_round_timestamp)
}
