'use client'

import { ALL, categories } from '@lootboxes/catalog/lists'
import {
  CollectionGrid,
  type CollectionTab,
  CollectionTabs,
  EmptyState,
  Link,
  Select,
  type TabbedCollection,
  useEarlyChoices,
} from '@lootboxes/ui'
import { useEffect, useState } from 'react'
import { useClient } from '@/client/use-client'
import { categoryPaths } from '@/config/categories'
import { emptyTabs } from './market'
import { useChosenCategory } from './stored-category'

type Props = { collections: readonly (TabbedCollection & { readonly category: string })[] }

/** Collections in tabs. A category chosen here or in the menu filters them. */
export function ExploreShelf({ collections }: Props) {
  const { category$ } = useClient()
  const pressed = useChosenCategory('/')
  const [category, setCategory] = useState<string>(ALL)
  const [tab, setTab] = useState<CollectionTab>('top')
  const shelf = useEarlyChoices<HTMLDivElement>()
  // A category chosen in the menu is opened once, and scrolled to.
  const [opened, setOpened] = useState<typeof pressed>()
  if (pressed !== opened) {
    setOpened(pressed)
    if (pressed !== undefined) setCategory(pressed === categories[0] ? ALL : pressed)
  }
  useEffect(() => {
    if (pressed === undefined) return
    category$.set(undefined)
    shelf.current?.closest('section')?.scrollIntoView({ block: 'start' })
  }, [pressed, category$, shelf])
  const shown = category === ALL ? collections : collections.filter((one) => one.category === category)
  const path = categories.find((one) => one === category)
  return (
    <div ref={shelf} className="flex flex-col gap-6">
      <Select
        aria-label="Category"
        autoComplete="off"
        size="small"
        value={category}
        onChange={({ target }) => setCategory(target.value)}
        options={[ALL, ...categories.slice(1)].map((value) => ({ value, label: value === ALL ? 'All NFTs' : value }))}
        className="w-56 max-w-full"
      />
      {category === ALL ? (
        <CollectionTabs collections={collections} empty={emptyTabs} tab={tab} onTabChange={setTab} />
      ) : shown.length === 0 ? (
        <EmptyState title={`Nothing in ${category} yet`}>
          A collection stands here once its tags say so.{' '}
          {path === undefined ? null : <Link href={categoryPaths[path]}>The page of {category}</Link>}
        </EmptyState>
      ) : (
        <CollectionGrid collections={shown.map(({ card }) => card)} />
      )}
    </div>
  )
}
