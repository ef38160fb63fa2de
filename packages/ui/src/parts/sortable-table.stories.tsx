import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { type Column, SortableTable } from './sortable-table'
import { Cell, DataTable, HeaderCell, Table } from './table'

type Row = { collection: string; sold: number; revealed: number; claimed: string }

const rows: readonly Row[] = [
  { collection: 'Loot Creatures', sold: 588, revealed: 412, claimed: '71 %' },
  { collection: 'Loot Plants', sold: 1000, revealed: 1000, claimed: '98 %' },
  { collection: 'First print', sold: 250, revealed: 41, claimed: '12 %' },
]

const columns: readonly Column<Row>[] = [
  {
    key: 'collection',
    header: 'Collection',
    cell: (row) => row.collection,
    rowHeader: true,
    compare: (a, b) => a.collection.localeCompare(b.collection, 'en'),
  },
  {
    key: 'sold',
    header: 'Sold',
    align: 'end',
    firstDirection: 'descending',
    cell: (row) => <span className="figure">{row.sold}</span>,
    compare: (a, b) => a.sold - b.sold,
  },
  {
    key: 'revealed',
    header: 'Revealed',
    align: 'end',
    wideOnly: true,
    firstDirection: 'descending',
    cell: (row) => <span className="figure">{row.revealed}</span>,
    compare: (a, b) => a.revealed - b.revealed,
  },
  { key: 'claimed', header: 'Redeemed', align: 'end', cell: (row) => <span className="figure">{row.claimed}</span> },
]

const meta = {
  title: 'Parts/Table',
  component: SortableTable<Row>,
  args: { caption: 'Collections by tickets sold', columns, rows, rowKey: (row) => row.collection, onSortChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Rows on hairlines, numbers at the end in the tabular face. A press on a column’s name sorts, a second press turns it round. Use the plain Table on the server when nothing sorts.',
      },
    },
  },
} satisfies Meta<typeof SortableTable<Row>>
export default meta
type Story = StoryObj<typeof meta>

const firstNames = (canvas: HTMLElement) => [...canvas.querySelectorAll('tbody th')].map((cell) => cell.textContent)

export const Sorted: Story = {
  args: { defaultSort: { key: 'sold', direction: 'descending' } },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(firstNames(canvasElement)).toEqual(['Loot Plants', 'Loot Creatures', 'First print'])
    const name = canvas.getByRole('columnheader', { name: 'Collection' })
    await userEvent.click(canvas.getByRole('button', { name: 'Collection' }))
    await expect(firstNames(canvasElement)).toEqual(['First print', 'Loot Creatures', 'Loot Plants'])
    await expect(name).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.keyboard('{Enter}')
    await expect(name).toHaveAttribute('aria-sort', 'descending')
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ key: 'collection', direction: 'descending' })
    canvas.getByRole('button', { name: 'Collection' }).blur()
  },
}
export const AsItCame: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Sold' })).toHaveAttribute('aria-sort', 'none')
    await expect(canvas.queryByRole('button', { name: 'Redeemed' })).not.toBeInTheDocument()
  },
}
export const Empty: Story = { args: { rows: [], empty: 'No collection has sold a ticket yet.' } }
export const Plain: Story = {
  render: () => (
    <Table caption="What a ticket holds">
      <thead>
        <tr>
          <HeaderCell>Field</HeaderCell>
          <HeaderCell align="end">Value</HeaderCell>
        </tr>
      </thead>
      <tbody>
        <tr>
          <Cell>Print</Cell>
          <Cell align="end">Second</Cell>
        </tr>
        <tr>
          <Cell>Serial</Cell>
          <Cell align="end">
            <span className="figure">No. 1087</span>
          </Cell>
        </tr>
      </tbody>
    </Table>
  ),
}
export const Data: Story = {
  render: () => (
    <DataTable
      caption="Collections by tickets sold"
      rows={rows}
      rowKey={({ collection }) => collection}
      columns={[
        { header: 'Collection', cell: ({ collection }) => collection },
        { header: 'Sold', align: 'end', cell: ({ sold }) => sold },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: '1,000' })).toBeVisible()
  },
}
export const TooWide: Story = {
  decorators: [
    (Story) => (
      <div className="w-64">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const box = canvas.getByRole('region', { name: 'Collections by tickets sold' })
    await userEvent.tab()
    await expect(box).toHaveFocus()
    box.blur()
  },
}
