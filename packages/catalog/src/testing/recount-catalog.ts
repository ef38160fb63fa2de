import type { Catalog } from '../catalog'
import type { CatalogOptions } from '../catalog-options'
import { defaultTicketFields } from '../ledger/item-facts'
import { type Counts, compareCounts, type Difference } from '../recount/counts'
import { recountLedger } from '../recount/recount-ledger'
import { verbCounts } from './verb-counts'

/** Counts a local ledger up to a state version, from its Gateway alone. */
export const recountFrom = ({ gateway, boxes }: CatalogOptions, stateVersion: number): Promise<Counts> =>
  recountLedger({ gateway, boxes, fields: defaultTicketFields, stateVersion })

/** The differences between the answers of a catalog and a recount. `items` selects the items to query. */
export async function verbDifferences(
  catalog: Catalog,
  ledger: Counts,
  items: (key: string) => boolean = () => true,
): Promise<readonly Difference[]> {
  const item = new Map([...ledger.item].filter(([key]) => items(key)))
  const names = [...item.keys()].map((key) => {
    const at = key.indexOf(':')
    return { collection: key.slice(0, at), localId: key.slice(at + 1) }
  })
  const counts = await verbCounts(catalog, { items: names, accounts: [...ledger.account.keys()] })
  return compareCounts(counts, { ...ledger, item })
}
