import type { ItemCounts } from '@lootboxes/catalog'
import {
  type Category,
  type ItemsQuery,
  parseItemsQuery,
  type SearchParams,
  withoutCollectionFilters,
} from '@lootboxes/catalog/lists'
import { CategoryRail, collectionName } from '@lootboxes/ui'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ComponentProps, ReactNode } from 'react'
import { categoryOfSlug, categoryPaths } from '@/config/categories'
import { readCatalog } from '@/ledger/catalog'
import { MarketHead } from './catalog-answer'
import { ItemsList, readItems } from './catalog-lists'
import { categoryLinks } from './category-links'
import { describedPage } from './described-page'
import { StoredCategory } from './stored-category'

type Props = { searchParams: Promise<SearchParams> }

const allItemsPath = '/collection/explore_collection'

export const exploreMetadata = () =>
  describedPage({
    title: 'All NFTs',
    description: 'Every item of every collection, with its owner and the price paid.',
    path: allItemsPath,
  })

/** `/collection/explore_collection`: the items of all collections. */
export async function ExplorePage({ searchParams }: Props) {
  const query = parseItemsQuery(await searchParams)
  const title = query.category ?? 'All NFTs'
  return (
    <BrowsePage
      path={allItemsPath}
      query={query}
      category={query.category}
      title={title}
      lede="All items of the boxes, and the collections of visitors."
    >
      <StoredCategory takes="Photography" path={allItemsPath} />
    </BrowsePage>
  )
}

type CategoryProps = Props & { params: Promise<{ category: string }> }

export async function categoryMetadata({ params }: CategoryProps): Promise<Metadata> {
  const category = categoryOfSlug((await params).category)
  if (category === undefined) return {}
  const description = `Items of the category ${category}.`
  return describedPage({ title: category, description, path: categoryPaths[category] })
}

/** `/art` and the other categories: the same list, restricted to one category (spec L34). */
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
      lede={`Items of collections with the tag ${category}.`}
      under={{ label: 'All NFTs', href: allItemsPath }}
    />
  )
}

type BrowsePageProps = Pick<ComponentProps<typeof MarketHead>, 'title' | 'lede' | 'under'> & {
  path: string
  query: ItemsQuery
  category: Category | undefined
  /** The page is of this category only. */
  fixed?: boolean
  children?: ReactNode
}

async function BrowsePage({ path, category, fixed = false, children, query: asked, ...head }: BrowsePageProps) {
  const query = withoutCollectionFilters(asked)
  const [[items, counts], collections] = await Promise.all([
    readItems(query, { category }),
    readCatalog('listCollections', { category, limit: 12 }),
  ])
  const isFiltered = query.filter !== undefined || query.owner !== undefined || query.collection !== undefined
  const total = isFiltered ? 0 : (items.value?.total ?? 0)
  return (
    <>
      <div className="wrap">
        <MarketHead
          {...head}
          asOf={items.value?.asOf}
          figures={figuresOf(total, counts.value, collections.value?.total)}
          wideFigures
        />
        {children}
        <ItemsList
          of={items}
          counts={counts}
          path={path}
          query={query}
          fixed={fixed ? { category } : {}}
          collections={(collections.value?.items ?? []).map((collection) => ({
            address: collection.address,
            name: collectionName(collection),
            items: collection.supply,
          }))}
        />
      </div>
      <CategoryRail ground="band" categories={categoryLinks(counts.value?.categories, category ?? 'All NFTs')} />
    </>
  )
}

/** None while a filter is on: they describe the whole category. */
function figuresOf(total: number, counts: ItemCounts | undefined, collections: number | undefined) {
  if (counts === undefined) return undefined
  if (total === 0) return []
  const inBox = counts.filters['Show Lazy Minted']
  return [
    { label: 'Items', value: total },
    { label: 'Not redeemed yet', value: inBox },
    { label: 'Owned', value: total - inBox },
    ...(collections === undefined ? [] : [{ label: 'Collections', value: collections }]),
  ]
}
