import type { ItemDetails } from '@lootboxes/catalog'
import { safeText } from '@lootboxes/lootbox/client'
import { itemTitle } from '@lootboxes/ui'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { cardPath, itemPath } from '@/config/paths'
import { readPreset } from '@/config/read-site-config'
import { readCatalog } from '@/ledger/catalog'
import { CatalogAnswer } from './catalog-answer'
import { describedPage } from './described-page'
import { ItemView } from './item-view'

type Props = { params: Promise<{ item: string[] }> }

type ItemId = { readonly collection: string; readonly localId: string }

/** `/item/item_20` by the preset's alias, or `/item/resource_…/%23340%23` by collection and local id. */
function itemIdOf([first = '', second, ...rest]: readonly string[]): ItemId | undefined {
  if (rest.length > 0) return undefined
  if (second === undefined) return readPreset().aliases.items[first]
  return { collection: first, localId: decodeURIComponent(second) }
}

/** Cached: the page and its metadata share one query. */
const readItem = cache((collection: string, localId: string) => readCatalog('getItem', { collection, localId }))

const descriptionOf = ({ description, collection }: ItemDetails) =>
  `${safeText(description, 150)} An item of ${safeText(collection.name, 80)}.`.trimStart()

export async function itemMetadata({ params }: Props): Promise<Metadata> {
  const id = itemIdOf((await params).item)
  const item = id && (await readItem(id.collection, id.localId)).value?.item
  if (id === undefined || item === undefined) return { title: 'Item' }
  const title = itemTitle(item.name, item.localId)
  const [path, card] = [itemPath(id.collection, id.localId), cardPath(id.collection, id.localId)]
  return describedPage({ title, description: descriptionOf(item), path, card })
}

/** One item: its owner, its history, and what others can do to it. */
export async function ItemPage({ params }: Props) {
  const id = itemIdOf((await params).item)
  if (id === undefined) notFound()
  const heading = (
    <>
      Item <span className="figure text-[0.5em]">{safeText(id.localId, 24)}</span>
    </>
  )
  return (
    <CatalogAnswer of={await readItem(id.collection, id.localId)} heading={heading}>
      {({ item, asOf }) => <ItemView item={item} asOf={asOf} />}
    </CatalogAnswer>
  )
}
