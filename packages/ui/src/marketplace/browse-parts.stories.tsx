import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { minutesAgo, NOW, version } from '../fixtures/ledger.fixture'
import { collectionFigures, facetGroups, filterGroups } from '../fixtures/market.fixture'
import { Button } from '../parts/button'
import { CountedAt } from '../parts/counted-at'
import { VerifiedMark } from '../parts/verified-mark'
import { FilterChips } from './filter-chips'
import { FilterRail } from './filter-rail'
import { LoadMore } from './load-more'
import { PageHead } from './page-head'

const meta = {
  title: 'Marketplace/Browse parts',
  component: FilterRail,
  args: { groups: filterGroups, selected: { edge: ['foil'] }, onToggle: fn() },
  parameters: {
    docs: {
      description: {
        component: 'The parts around a list of items: head, filters, active filters, and the end of the list.',
      },
    },
  },
} satisfies Meta<typeof FilterRail>
export default meta
type Story = StoryObj<typeof meta>

const narrow = [(Story: () => React.ReactNode) => <div className="max-w-60">{Story()}</div>]

export const Rail: Story = {
  decorators: narrow,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Rare/ }))
    await expect(args.onToggle).toHaveBeenCalledWith('edge', 'double', true)
    await expect(canvas.getByRole('checkbox', { name: /NFSW Only.*Not safe for work/ })).toBeVisible()
  },
}
export const RailCounting: Story = { decorators: narrow, args: { counting: true } }
/** Without script: a form with a button. */
export const RailAsAForm: Story = {
  decorators: narrow,
  render: ({ groups, selected }) => <FilterRail groups={groups} selected={selected} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Apply' })).toBeVisible()
  },
}
/** Data fields of the items: shows the first values; others and further fields are folded. */
export const Facets: Story = {
  decorators: narrow,
  args: { groups: facetGroups, selected: { edge: ['foil', 'double'], season: ['spring'] } },
  play: async ({ args, canvas }) => {
    const kind = within(canvas.getByRole('group', { name: 'Kind' }))
    const boxes = kind.getAllByRole('checkbox')
    await expect(boxes[5]).toBeVisible()
    await expect(boxes[6]).not.toBeVisible()
    await userEvent.click(kind.getByText('Show all 24'))
    await expect(boxes[23]).toBeVisible()
    await expect(canvas.getByRole('group', { name: 'Hat' })).not.toBeVisible()
    await userEvent.click(canvas.getByText('More filters'))
    await userEvent.click(within(canvas.getByRole('group', { name: 'Hat' })).getByRole('checkbox', { name: /^Hat 2/ }))
    await expect(args.onToggle).toHaveBeenCalledWith('hat', 'Hat 2', true)
  },
}
/** The initial state. */
export const FacetsFolded: Story = { decorators: narrow, args: { groups: facetGroups, selected: {} } }
/** A chosen value is always visible. */
export const FacetsChosenWithin: Story = {
  decorators: narrow,
  args: { groups: facetGroups, selected: { kind: [facetGroups[2]?.options[20]?.value ?? ''], hat: ['Hat 8'] } },
  play: async ({ args, canvas }) => {
    const chosen = canvas.getAllByRole('checkbox', { checked: true })
    await expect(chosen).toHaveLength(2)
    for (const box of chosen) await expect(box).toBeVisible()
    await expect(Object.keys(args.selected)).toHaveLength(2)
  },
}
export const FacetsCounting: Story = {
  decorators: narrow,
  args: { groups: facetGroups, selected: { season: ['spring'] }, counting: true },
}
/** Grey values have no matching item. */
export const FacetsThatLeaveNothing: Story = {
  decorators: narrow,
  args: {
    groups: facetGroups.map((group) => ({
      ...group,
      options: group.options.map((option, place) => ({ ...option, count: place === 0 ? 3 : 0 })),
    })),
    selected: { season: ['winter'] },
  },
}
/** Names and values come from third parties. */
export const FacetsWithLongWords: Story = {
  decorators: narrow,
  args: {
    groups: [
      {
        id: 'words',
        legend: 'Thecompleteandunabridgedcompaniontomosslichenandliverwort',
        shown: 2,
        options: [
          'Anextraordinarilylongvaluewithoutanyspacewhatsoeverinit',
          'ein sehr langer Wert aus vielen Wörtern, der sich über mehrere Zeilen zieht',
          '苔',
          '<b>bold</b>',
          '0',
        ].map((value, place) => ({ value, label: value, count: 20_000 - place })),
      },
    ],
    selected: {},
  },
}
/** Without script the folds open, and the form keeps the sort order. */
export const FacetsAsAForm: Story = {
  decorators: narrow,
  args: { groups: facetGroups, selected: { edge: ['foil', 'double'] }, hiddenFields: [['sort', 'Recently Added']] },
  render: ({ groups, selected, hiddenFields }) => (
    <FilterRail groups={groups} selected={selected} {...(hiddenFields ? { hiddenFields } : {})} />
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Filters' })
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Winter/ }))
    await expect(
      new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, value as string])).toString(),
    ).toBe('sort=Recently+Added&edge=foil&edge=double&season=winter')
  },
}
export const FacetsOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { groups: facetGroups, selected: { edge: ['foil', 'double'] } },
}
export const Chips: Story = {
  render: () => (
    <FilterChips
      chips={['Legendary', 'Rare', 'Verified Only'].map((label) => ({ key: label, label, href: `#without-${label}` }))}
      clear={{ href: '#all' }}
    />
  ),
}
export const More: Story = { render: () => <LoadMore shown={60} total={910} onMore={fn()} /> }
/** Without script it is a link to the next page. */
export const MoreAsALink: Story = {
  render: () => <LoadMore shown={60} total={910} onMore={fn()} nextHref="?from=60" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Show more' }))
    await expect(location.search).not.toContain('from=60')
  },
}
export const MoreLoading: Story = { render: () => <LoadMore shown={60} total={910} onMore={fn()} state="loading" /> }
export const MoreFailed: Story = {
  render: () => <LoadMore shown={60} total={910} onMore={fn()} state="failed" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
export const NoMore: Story = { render: () => <LoadMore shown={910} total={910} onMore={fn()} /> }
export const Head: Story = {
  render: () => (
    <PageHead
      crumbs={[{ label: 'Collections', href: '#all' }, { label: 'Hug the Eco System' }]}
      title="Hug the Eco System, the loot"
      aside={<VerifiedMark />}
      lede="24 drawings in four edges, drawn from the second print."
      counted={<CountedAt version={version} at={minutesAgo(0.04)} now={NOW} href="#check" />}
      figures={collectionFigures}
      actions={<Button size="small">Share</Button>}
    />
  ),
}
/** The time of the figures and the buttons stand in one line, and the figures are left out. */
export const HeadOnAPhone: Story = {
  render: () => (
    <PageHead
      title="Rankings"
      counted={<CountedAt version={version} at={minutesAgo(0.04)} now={NOW} href="#check" />}
      figures={collectionFigures}
      wideFigures
      actions={<Button size="small">Download CSV</Button>}
    />
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button').getBoundingClientRect()
    const counted = canvas.getByText(/^Live/).getBoundingClientRect()
    await expect(counted.right).toBeLessThan(button.left)
    await expect(Math.abs(counted.top + counted.bottom - button.top - button.bottom)).toBeLessThan(4)
    await expect(canvas.getByText('Owners')).not.toBeVisible()
  },
}
export const HeadLoading: Story = {
  render: () => <PageHead title="Rankings" figures={collectionFigures} figuresLoading />,
}
export const HeadAlone: Story = { render: () => <PageHead title="Rankings" lede="Every collection on this ledger." /> }
export const HeadLongTitle: Story = {
  render: () => (
    <PageHead title="The complete and unabridged moss, lichen and liverwort companion" figures={collectionFigures} />
  ),
}
/** A number has limits instead of a checkbox for each value. */
export const NumberRange: StoryObj = {
  render: () => (
    <div className="w-60 p-6">
      <FilterRail
        groups={[{ id: 'property.weight', legend: 'weight', options: [], range: { min: 2, max: 92, from: 10 } }]}
        selected={{}}
        onToggle={() => undefined}
      />
    </div>
  ),
}
