import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { minutesAgo, NOW, version } from '../fixtures/ledger.fixture'
import { rankings } from '../fixtures/market.fixture'
import { BrowseLayout } from '../marketplace/browse-layout'
import { PageHead } from '../marketplace/page-head'
import { RankingsTable } from '../marketplace/rankings-table'
import { Button } from '../parts/button'
import { CountedAt } from '../parts/counted-at'
import { Field } from '../parts/field'
import { Select } from '../parts/select'
import { EmptyState } from '../parts/state'
import { Frame } from './frame.fixture'

const choices = [
  { label: 'Category', options: ['All', 'Art', 'Sports', 'Photography', 'Collectibles', 'Trading Cards', 'Utility'] },
  { label: 'Blockchain', options: ['All', 'Radix Mainnet', 'Stokenet'] },
  { label: 'Post date', options: ['All Time', 'Last Year', 'Last 30 Days', 'Last 7 Days', 'Last 24 Hours'] },
]

/** The rankings page, composed of its parts. */
function Rankings({ state }: { state: 'full' | 'loading' | 'empty' }) {
  return (
    <Frame current="/rankings">
      <div className="wrap">
        <PageHead
          crumbs={[{ label: 'Explore', href: '#explore' }, { label: 'Rankings' }]}
          title="Rankings"
          lede="Every collection by its revealed items. Each of them counts with its share of the ticket’s price."
          counted={<CountedAt version={version} at={minutesAgo(0.04)} now={NOW} href="#check" />}
          figures={[
            { label: 'Collections', value: '6' },
            { label: 'Items revealed', value: '2,598' },
            { label: 'Volume', value: '4,564 XRD' },
            { label: 'Collectors', value: '375' },
          ]}
          figuresLoading={state === 'loading'}
        />
        <BrowseLayout
          className="border-rule border-t-[1.5px] py-6 pb-14"
          summary={state === 'full' ? '6 collections' : ''}
          rail={
            <div className="flex flex-col gap-4">
              {choices.map(({ label, options }) => (
                <Field key={label} label={label} className="text-sm">
                  {(control) => (
                    <Select {...control} size="small" options={options.map((value) => ({ value, label: value }))} />
                  )}
                </Field>
              ))}
            </div>
          }
        >
          <RankingsTable
            rows={state === 'full' ? rankings : []}
            loading={state === 'loading' ? 6 : 0}
            empty={
              <EmptyState title="No collection of this kind" action={<Button size="small">Show all</Button>}>
                Nothing carries the tag Sports yet. Collectibles has six.
              </EmptyState>
            }
          />
        </BrowseLayout>
      </div>
    </Frame>
  )
}

const meta = {
  title: 'Pages/Rankings',
  component: Rankings,
  args: { state: 'full' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Rankings>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Revealed' }))
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Old Growth')
    await expect(canvas.getByRole('columnheader', { name: 'Revealed' })).toHaveAttribute('aria-sort', 'descending')
  },
}
export const Loading: Story = { args: { state: 'loading' } }
export const Empty: Story = { args: { state: 'empty' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
