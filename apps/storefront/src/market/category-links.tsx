import { type Category, categories, hrefWith } from '@lootboxes/catalog/lists'
import type { CategoryRailProps } from '@lootboxes/ui'
import { Brush, Camera, Gem, Globe, Grid2x2, LayoutGrid, Orbit, Trophy, Wrench } from 'lucide-react'
import type { ReactNode } from 'react'
import { categoryPaths } from '@/config/categories'

const icons: Readonly<Record<Category, ReactNode>> = {
  'All NFTs': <LayoutGrid aria-hidden />,
  Photography: <Camera aria-hidden />,
  Art: <Brush aria-hidden />,
  Sports: <Trophy aria-hidden />,
  Collectibles: <Gem aria-hidden />,
  'Trading Cards': <Grid2x2 aria-hidden />,
  'Domain Names': <Globe aria-hidden />,
  Utility: <Wrench aria-hidden />,
  'Virtual Worlds': <Orbit aria-hidden />,
}

/** Links to the categories. Photography shares its path with All NFTs, so its link has a parameter (trap T24). */
export const categoryLinks = (
  counts: Readonly<Record<Category, number>> | undefined,
  current?: Category,
): CategoryRailProps['categories'] =>
  categories.map((name) => ({
    name,
    href: name === 'Photography' ? hrefWith(categoryPaths[name], { category: name }) : categoryPaths[name],
    icon: icons[name],
    count: counts?.[name],
    current: name === current,
  }))
