import type { Category } from '@lootboxes/catalog/lists'
import { safeName } from '@lootboxes/lootbox/client'
import { CategoryRail, type CrumbsProps, PageHead } from '@lootboxes/ui'
import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { SiteAnchor } from '@/client/site-link'
import { categoryOfSlug, categoryPaths } from '@/config/categories'
import { readSiteConfig } from '@/config/read-site-config'
import { askCatalog } from '@/ledger/catalog'
import { categoryLinks } from './category-links'
import { hrefOf } from './href-of'
import { shownItem } from './item-rows'
import { ItemsBrowser } from './items-browser'
import { type ItemsQuery, itemsParams } from './items-params'
import { beyondCollections, itemsWanted, parseItemsQuery, type SearchParams } from './list-query'
import { LIST_ROWS, listPage } from './list-route'
import { Counted, Silent } from './silent'
import { StoredCategory } from './stored-category'

type Props = { searchParams: Promise<SearchParams> }

const everything = '/collection/explore_collection'

export const exploreMetadata = (): Metadata => ({
  title: 'All NFTs',
  description: 'Every item of every collection on this ledger, with who has it and what was paid.',
  alternates: { canonical: everything },
})

/** `/collection/explore_collection`: every item there is. */
export async function ExplorePage({ searchParams }: Props) {
  const query = parseItemsQuery(await searchParams)
  return (
    <BrowsePage
      path={everything}
      query={query}
      category={query.category}
      title={query.category ?? 'All NFTs'}
      lede="Everything that ever came out of a box, everything still in one, and what visitors made."
      crumbs={[{ label: 'Collections', href: '/collections-wide' }, { label: query.category ?? 'All NFTs' }]}
    >
      <StoredCategory takes="Photography" path={everything} />
    </BrowsePage>
  )
}

type CategoryProps = Props & { params: Promise<{ category: string }> }

export async function categoryMetadata({ params }: CategoryProps): Promise<Metadata> {
  const category = categoryOfSlug((await params).category)
  return category === undefined
    ? {}
    : {
        title: category,
        description: `${category} among the items of this ledger.`,
        alternates: { canonical: categoryPaths[category] },
      }
}

/** `/art` and its like: the same list with its category set (spec L34). */
export async function CategoryPage({ params, searchParams }: CategoryProps) {
  const category = categoryOfSlug((await params).category)
  if (category === undefined) notFound()
  const { category: _, ...query } = parseItemsQuery(await searchParams)
  return (
    <BrowsePage
      path={categoryPaths[category]}
      query={query}
      category={category}
      fixed
      title={category}
      lede={`Items whose collection carries the tag ${category}.`}
      crumbs={[{ label: 'All NFTs', href: everything }, { label: category }]}
    />
  )
}

type BrowsePageProps = {
  path: string
  query: ItemsQuery
  category: Category | undefined
  /** The category is the page's own. */
  fixed?: boolean
  title: string
  lede: string
  crumbs: CrumbsProps['crumbs']
  children?: ReactNode
}

async function BrowsePage({
  path,
  query: said,
  category,
  fixed = false,
  title,
  lede,
  crumbs,
  children,
}: BrowsePageProps) {
  const query = beyondCollections(said)
  const wanted = itemsWanted(query, { category })
  const [items, counts, collections] = await Promise.all([
    askCatalog((catalog, ask) => catalog.listItems({ ...wanted, limit: LIST_ROWS }, ask)),
    askCatalog((catalog, ask) => catalog.countItems(wanted, ask)),
    askCatalog((catalog, ask) => catalog.listCollections({ category, limit: 12 }, ask)),
  ])
  // A page of an index that was built again since: the list begins anew.
  if (items.kind === 'stale-cursor') redirect(hrefOf(path, itemsParams({ ...query, cursor: undefined })))
  const choices =
    collections.kind === 'answer'
      ? collections.value.items.map(({ address, name, supply }) => ({
          address,
          name: safeName(name, 'A collection without a name'),
          items: supply,
        }))
      : []
  const kinds = counts.kind === 'answer' ? counts.value.categories : undefined
  // Of the category, whatever else narrows the list.
  const held = counts.kind === 'answer' && query.collection === undefined ? counts.value.filters : undefined
  const all = items.kind === 'answer' && query.filter === undefined && query.owner === undefined ? items.value.total : 0
  return (
    <>
      <div className="wrap">
        <PageHead
          title={title}
          lede={lede}
          crumbs={crumbs}
          link={SiteAnchor}
          counted={items.kind === 'answer' ? <Counted asOf={items.value.asOf} /> : undefined}
          figures={
            held === undefined || all === 0
              ? []
              : [
                  { label: 'Items', value: all.toLocaleString('en') },
                  { label: 'In a box', value: held['Show Lazy Minted'].toLocaleString('en') },
                  { label: 'With owners', value: (all - held['Show Lazy Minted']).toLocaleString('en') },
                  ...(collections.kind === 'answer'
                    ? [{ label: 'Collections', value: collections.value.total.toLocaleString('en') }]
                    : []),
                ]
          }
        />
        {children}
        {items.kind === 'silent' ? (
          <div className="py-10">
            <Silent why={items.why} />
          </div>
        ) : items.kind === 'not-found' ? (
          notFound()
        ) : (
          <ItemsBrowser
            path={path}
            query={query}
            fixed={fixed ? { category } : {}}
            first={listPage(items.value, shownItem)}
            counts={counts.kind === 'answer' ? counts.value : undefined}
            collections={choices}
            unit={readSiteConfig().tokenSymbol}
          />
        )}
      </div>
      <CategoryRail ground="band" link={SiteAnchor} categories={categoryLinks(kinds, category ?? 'All NFTs')} />
    </>
  )
}
