'use client'

import { ALL, categories } from '@lootboxes/catalog/lists'
import {
  CollectionCard,
  type CollectionTab,
  CollectionTabs,
  EmptyState,
  Select,
  type TabbedCollection,
  useEarlyChoices,
} from '@lootboxes/ui'
import { useEffect, useState } from 'react'
import { SiteAnchor, SiteLink } from '@/client/site-link'
import { useClient } from '@/client/use-client'
import { categoryPaths } from '@/config/categories'
import { useChosenCategory } from './stored-category'

type Props = { collections: readonly (TabbedCollection & { readonly category: string })[] }

/** Tabs over all collections; a category chosen here or in the menu narrows them. */
export function ExploreShelf({ collections }: Props) {
  const { category$ } = useClient()
  const pressed = useChosenCategory()
  const [category, setCategory] = useState<string>(ALL)
  const [tab, setTab] = useState<CollectionTab>('top')
  const shelf = useEarlyChoices<HTMLDivElement>()
  // What was pressed in the menu is opened once, and scrolled to.
  const [seen, setSeen] = useState<typeof pressed>()
  if (pressed !== seen) {
    setSeen(pressed)
    if (pressed !== undefined) setCategory(pressed === categories[0] ? ALL : pressed)
  }
  useEffect(() => {
    if (pressed === undefined) return
    category$.set(undefined)
    shelf.current?.closest('section')?.scrollIntoView({ block: 'start' })
  }, [pressed, category$, shelf])
  const kept = category === ALL ? collections : collections.filter((one) => one.category === category)
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
        <CollectionTabs collections={collections} link={SiteAnchor} tab={tab} onTabChange={setTab} />
      ) : kept.length === 0 ? (
        <EmptyState title={`Nothing in ${category} yet`}>
          A collection stands here once its tags say so.{' '}
          {path === undefined ? null : <SiteLink href={categoryPaths[path]}>The page of {category}</SiteLink>}
        </EmptyState>
      ) : (
        <ul className="grid list-none grid-cols-1 gap-3 min-[22rem]:grid-cols-2 sm:grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] sm:gap-5">
          {kept.map(({ card }) => (
            <li key={card.href}>
              <CollectionCard {...card} link={SiteAnchor} className="h-full" />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
