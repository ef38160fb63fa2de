import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { minutesAgo, NOW, version } from '../fixtures/ledger.fixture'
import { collectionFigures, filterGroups } from '../fixtures/market.fixture'
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
        component: 'What stands around the items: head, filters, chosen filters, and the end of the list.',
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
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Double/ }))
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
export const Chips: Story = {
  render: () => (
    <FilterChips
      chips={['Foil', 'Double', 'Verified Only'].map((label) => ({ key: label, label, href: `#without-${label}` }))}
      clear={{ href: '#all' }}
    />
  ),
}
export const More: Story = { render: () => <LoadMore shown={60} total={910} onMore={fn()} /> }
/** Without script it leads to the next page. */
export const MoreAsALink: Story = {
  render: () => <LoadMore shown={60} total={910} onMore={fn()} nextHref="?from=60" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Load more' }))
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
export const HeadLoading: Story = {
  render: () => <PageHead title="Rankings" figures={collectionFigures} figuresLoading />,
}
export const HeadAlone: Story = { render: () => <PageHead title="Rankings" lede="Every collection on this ledger." /> }
export const HeadLongTitle: Story = {
  render: () => (
    <PageHead title="The complete and unabridged moss, lichen and liverwort companion" figures={collectionFigures} />
  ),
}
