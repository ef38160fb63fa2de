import type { Meta, StoryObj } from '@storybook/react-vite'
import { LayoutGrid, List, Square } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { minutesAgo, NOW, version } from '../fixtures/ledger.fixture'
import { collectionFigures, filterGroups, items, sortOptions } from '../fixtures/market.fixture'
import { BrowseLayout } from '../marketplace/browse-layout'
import { FilterChips } from '../marketplace/filter-chips'
import { FilterRail } from '../marketplace/filter-rail'
import { ItemGrid, type ItemView } from '../marketplace/item-grid'
import { LoadMore } from '../marketplace/load-more'
import { PageHead } from '../marketplace/page-head'
import { Button } from '../parts/button'
import { CountedAt } from '../parts/counted-at'
import { Segmented } from '../parts/segmented'
import { Select } from '../parts/select'
import { EmptyState, ErrorState } from '../parts/state'
import { TabLinks } from '../parts/tab-links'
import { VerifiedMark } from '../parts/verified-mark'
import { Frame } from './frame.fixture'

type BrowseProps = { state: 'full' | 'loading' | 'empty' | 'error'; view: ItemView }

const views = [
  { value: 'small', label: 'Small cards', icon: <LayoutGrid aria-hidden /> },
  { value: 'large', label: 'Large cards', icon: <Square aria-hidden /> },
  { value: 'list', label: 'List', icon: <List aria-hidden /> },
] as const

/** A collection's page, composed of its parts. */
function Browse({ state, view: firstView }: BrowseProps) {
  const [view, setView] = useState<ItemView>(firstView)
  const [chosen, setChosen] = useState<Readonly<Record<string, readonly string[]>>>({
    edge: ['foil', 'double'],
    show: ['Verified Only'],
  })
  const toggle = (group: string, value: string, on: boolean) =>
    setChosen((before) => ({
      ...before,
      [group]: [...(before[group] ?? []).filter((other) => other !== value), ...(on ? [value] : [])],
    }))
  const chips = filterGroups.flatMap(({ id, options }) =>
    options
      .filter(({ value }) => chosen[id]?.includes(value))
      .map(({ value, label }) => ({
        key: value,
        label,
        href: `#without-${value}`,
        onRemove: (event: MouseEvent) => {
          event.preventDefault()
          toggle(id, value, false)
        },
      })),
  )
  return (
    <Frame>
      <div className="wrap">
        <PageHead
          crumbs={[{ label: 'Collections', href: '#collections' }, { label: 'Hug the Eco System' }]}
          title="Hug the Eco System, the loot"
          aside={<VerifiedMark />}
          lede="24 drawings in four edges, drawn from the second print."
          counted={<CountedAt version={version} at={minutesAgo(0.04)} now={NOW} href="#check" />}
          figures={collectionFigures}
          figuresLoading={state === 'loading'}
        />
        <TabLinks
          label="Collection"
          tabs={[
            { label: 'Items', href: '#items', count: 910, current: true },
            { label: 'Activity', href: '#activity', count: 1204 },
            { label: 'Fairness', href: '#fairness' },
            { label: 'Rules', href: '#rules' },
          ]}
        />
        <BrowseLayout
          className="py-6"
          rail={<FilterRail groups={filterGroups} selected={chosen} onToggle={toggle} counting={state === 'loading'} />}
          chosen={chips.length}
          chips={<FilterChips chips={chips} clear={{ href: '#', onClear: () => setChosen({}) }} />}
          controls={
            <>
              <Select aria-label="Sort" size="small" options={sortOptions} className="w-48 max-w-full" />
              <Segmented label="View" segments={views} value={view} onValueChange={setView} iconsOnly />
            </>
          }
        >
          {state === 'error' ? (
            <ErrorState title="The catalogue does not answer" action={<Button size="small">Try again</Button>}>
              The figures above are from the last answer. Your own items are safe: they live on the ledger.
            </ErrorState>
          ) : (
            <ItemGrid
              items={state === 'full' ? items : []}
              view={view}
              headingLevel={2}
              loading={state === 'loading' ? 20 : 0}
              empty={
                <EmptyState title="Nothing matches" action={<Button size="small">Clear all filters</Button>}>
                  You own no rare item. 50 are with other owners or in the box.
                </EmptyState>
              }
            />
          )}
          {state === 'full' ? <LoadMore shown={60} total={910} onMore={() => undefined} /> : null}
        </BrowseLayout>
      </div>
    </Frame>
  )
}

const meta = {
  title: 'Pages/Browse',
  component: Browse,
  args: { state: 'full', view: 'small' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Browse>
export default meta
type Story = StoryObj<typeof meta>

export const Small: Story = {
  play: async ({ canvas }) => {
    const first = canvas.getAllByRole('article')[0]
    const row = canvas.getAllByRole('article').filter(({ offsetTop }) => offsetTop === first?.offsetTop)
    await expect(row).toHaveLength(5)
    await userEvent.click(canvas.getByRole('link', { name: 'Remove Verified Only' }))
    await expect(canvas.getByRole('checkbox', { name: 'Verified Only' })).not.toBeChecked()
  },
}
export const Large: Story = { args: { view: 'large' } }
export const AsList: Story = { args: { view: 'list' } }
export const Loading: Story = { args: { state: 'loading' } }
export const Empty: Story = { args: { state: 'empty' } }
export const Failed: Story = { args: { state: 'error' } }
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Filters/ }))
    const sheet = await canvas.findByRole('dialog', { name: 'Filters' })
    await expect(within(sheet).getByRole('checkbox', { name: /^Legendary/ })).toBeChecked()
    await userEvent.click(within(sheet).getByRole('button', { name: 'Show results' }))
  },
}
