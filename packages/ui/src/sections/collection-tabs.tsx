'use client'

import type { ComponentProps, ReactNode } from 'react'
import { CollectionCard, type CollectionCardProps } from '../marketplace/collection-card'
import { Tab, TabList, TabPanel, Tabs } from '../parts/tabs'

/** The three flags of a collection (product-spec L51). */
export const collectionTabs = ['trending', 'top', 'recent'] as const
/** One of the three flags, and the tab of its collections. */
export type CollectionTab = (typeof collectionTabs)[number]

/** A collection card with its flags. */
export type TabbedCollection = { card: CollectionCardProps; flags: Readonly<Record<CollectionTab, boolean>> }

export type CollectionTabsProps = Omit<
  ComponentProps<typeof Tabs>,
  'children' | 'value' | 'defaultValue' | 'onValueChange'
> & {
  collections: readonly TabbedCollection[]
  /** The current tab. The caller controls it if something else can change it. */
  tab?: CollectionTab
  defaultTab?: CollectionTab
  onTabChange?: (tab: CollectionTab) => void
  label?: string
  words?: Readonly<Record<CollectionTab, string>>
  /** Shown in a tab without collections: what the tab contains, and why there is none. */
  empty: Readonly<Record<CollectionTab, ReactNode>>
}

const english = { trending: 'Trending', top: 'Top', recent: 'Recent' }
const isTab = (value: string): value is CollectionTab => collectionTabs.some((tab) => tab === value)

/** Collections in one tab for each flag. */
export function CollectionTabs({
  collections,
  tab,
  defaultTab = 'trending',
  onTabChange,
  label = 'Collections',
  words = english,
  empty,
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
            <span aria-hidden="true" className="figure ml-1.5 inline-block -translate-y-1 font-medium text-xs">
              {collections.filter(({ flags }) => flags[one]).length}
            </span>
          </Tab>
        ))}
      </TabList>
      {collectionTabs.map((one) => {
        const matching = collections.filter(({ flags }) => flags[one])
        return (
          <TabPanel key={one} value={one} className="@container">
            {matching.length === 0 ? (
              <p className="text-ink-soft">{empty[one]}</p>
            ) : (
              <ul className="grid list-none grid-cols-1 gap-3 @min-[17rem]:grid-cols-2 @min-[34rem]:grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] @min-[34rem]:gap-5">
                {matching.map(({ card }) => (
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
