'use client'

import type { ComponentProps, ReactNode } from 'react'
import { CollectionCard, type CollectionCardProps } from '../marketplace/collection-card'
import { Tab, TabList, TabPanel, Tabs } from '../parts/tabs'

/** The three flags a collection can carry (product-spec L51). */
export const collectionTabs = ['trending', 'top', 'recent'] as const
export type CollectionTab = (typeof collectionTabs)[number]

export type TabbedCollection = { card: CollectionCardProps; flags: Readonly<Record<CollectionTab, boolean>> }

export type CollectionTabsProps = Omit<
  ComponentProps<typeof Tabs>,
  'children' | 'value' | 'defaultValue' | 'onValueChange'
> & {
  collections: readonly TabbedCollection[]
  /** The tab in front; the caller keeps it when something else may change it. */
  tab?: CollectionTab
  defaultTab?: CollectionTab
  onTabChange?: (tab: CollectionTab) => void
  label?: string
  words?: Readonly<Record<CollectionTab, string>>
  empty?: ReactNode
}

const english = { trending: 'Trending', top: 'Top', recent: 'Recent' }
const isTab = (value: string): value is CollectionTab => collectionTabs.some((tab) => tab === value)

/** Collections by flag: each tab keeps only those that carry it. */
export function CollectionTabs({
  collections,
  tab,
  defaultTab = 'trending',
  onTabChange,
  label = 'Collections',
  words = english,
  empty = 'No collection carries this mark today.',
  ...props
}: CollectionTabsProps) {
  return (
    <Tabs
      {...props}
      {...(tab === undefined ? { defaultValue: defaultTab } : { value: tab })}
      onValueChange={(next) => {
        if (isTab(next)) onTabChange?.(next)
      }}
    >
      <TabList label={label}>
        {collectionTabs.map((one) => (
          <Tab key={one} value={one}>
            {words[one]}
          </Tab>
        ))}
      </TabList>
      {collectionTabs.map((one) => {
        const kept = collections.filter(({ flags }) => flags[one])
        return (
          <TabPanel key={one} value={one}>
            {kept.length === 0 ? (
              <p className="text-ink-soft">{empty}</p>
            ) : (
              <ul className="grid list-none grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-5">
                {kept.map(({ card }) => (
                  <li key={card.href}>
                    <CollectionCard {...card} className="h-full" />
                  </li>
                ))}
              </ul>
            )}
          </TabPanel>
        )
      })}
    </Tabs>
  )
}
