import type { Category } from '@lootboxes/catalog/lists'

/** The nine entries of the explore menu, and where each leads: misspelt where the spec misspells it (spec L34, traps T14, T24). */
export const categoryPaths: Readonly<Record<Category, string>> = {
  'All NFTs': '/collection/explore_collection',
  Photography: '/collection/explore_collection',
  Art: '/art',
  Sports: '/sports',
  Collectibles: '/collectibles',
  'Trading Cards': '/tranding-cards',
  'Domain Names': '/domain-names',
  Utility: '/utility',
  'Virtual Worlds': '/virtual-worlds',
}

/** The categories with a route each, for the pattern of a rewrite: `art|sports|…`. */
export const categorySlugs: readonly string[] = Object.values(categoryPaths)
  .filter((path) => path.lastIndexOf('/') === 0)
  .map((path) => path.slice(1))

/** The category whose own page a path is. */
export const categoryOfSlug = (slug: string): Category | undefined =>
  // The record above has these keys and no others.
  (Object.keys(categoryPaths) as Category[]).find((category) => categoryPaths[category] === `/${slug}`)
