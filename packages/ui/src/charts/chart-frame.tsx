import { Download } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import type { ChartInk } from '../charts/plot'
import { cn } from '../cn'
import { Table } from '../parts/table'

export type ChartFrameProps = Omit<ComponentProps<'figure'>, 'title' | 'children'> & {
  title: ReactNode
  /** The conclusion of the chart, in a sentence. */
  reading?: ReactNode
  /** The chart, a `BarChart`. */
  children: ReactNode
  /** The figures as a table, an alternative to the chart. */
  table: { columns: readonly string[]; rows: readonly (readonly (string | number)[])[] }
  /** The figures as a CSV file. */
  csv?: { href: string; name?: string } | undefined
  /** The meaning of each colour. */
  legend?: readonly { label: string; ink: ChartInk; outlined?: boolean }[]
  /** The ledger version of the figures and how they were counted. */
  source?: ReactNode
  words?: { figures: string; csv: string }
}

const chips: Readonly<Record<ChartInk, string>> = {
  leaf: 'bg-leaf',
  sky: 'bg-sky',
  coral: 'bg-coral',
  gold: 'bg-gold',
  ink: 'bg-ink',
}

const rings: Readonly<Record<ChartInk, string>> = {
  leaf: 'border-2 border-leaf',
  sky: 'border-2 border-sky',
  coral: 'border-2 border-coral',
  gold: 'border-2 border-gold',
  ink: 'border-2 border-ink',
}

const english = { figures: 'The figures', csv: 'Download CSV' }
const print = (cell: string | number) => (typeof cell === 'number' ? cell.toLocaleString('en') : cell)

/** A chart with its title, a conclusion, a table of its figures and a CSV download. */
export function ChartFrame({
  title,
  reading,
  children,
  table,
  csv,
  legend = [],
  source,
  words = english,
  className,
  ...props
}: ChartFrameProps) {
  const id = useId()
  return (
    <figure
      data-slot="chart-frame"
      aria-labelledby={id}
      {...props}
      className={cn('outline-card flex flex-col gap-4 bg-card p-4 sm:p-6', className)}
    >
      <figcaption className="flex flex-col gap-1.5">
        <span id={id} className="heading text-2xl">
          {title}
        </span>
        {reading ? <span className="max-w-[60ch] text-ink-soft">{reading}</span> : null}
        {legend.length > 0 ? (
          <span className="flex flex-wrap gap-x-5 gap-y-1 pt-1 text-sm">
            {legend.map(({ label, ink, outlined }) => (
              <span key={label} className="inline-flex items-center gap-2">
                <span aria-hidden="true" className={cn('size-3 rounded-[2px]', outlined ? rings[ink] : chips[ink])} />
                {label}
              </span>
            ))}
          </span>
        ) : null}
      </figcaption>
      {children}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 border-rule border-t-2 border-dashed pt-2 text-sm">
        <details className="min-w-0 open:basis-full">
          <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-control font-semibold underline decoration-rule underline-offset-4 hover:decoration-ink">
            {words.figures}
          </summary>
          <div className="max-h-96 overflow-y-auto">
            <FiguresTable title={title} {...table} />
          </div>
        </details>
        {csv ? (
          <a
            href={csv.href}
            download={csv.name ?? true}
            className="inline-flex min-h-11 items-center gap-2 rounded-control font-semibold underline decoration-rule underline-offset-4 hover:decoration-ink"
          >
            <Download aria-hidden className="size-4" />
            {words.csv}
          </a>
        ) : null}
        {source ? <div className="basis-full text-ink-soft">{source}</div> : null}
      </div>
    </figure>
  )
}

type FiguresTableProps = ChartFrameProps['table'] & Pick<ChartFrameProps, 'title'>

const FiguresTable = ({ title, columns, rows }: FiguresTableProps) => (
  <Table caption={title} hideCaption>
    <thead className="text-ink-soft">
      <tr>
        {columns.map((column, place) => (
          <th key={column} scope="col" className={cn('py-2 pr-4 font-medium', place > 0 && 'text-right last:pr-0')}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([head, ...cells]) => (
        <tr key={head} className="border-rule border-t-[1.5px]">
          <th scope="row" className="py-2 pr-4 text-left font-medium">
            {head}
          </th>
          {cells.map((cell, place) => (
            <td
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have a fixed order
              key={place}
              className="figure py-2 pr-4 text-right last:pr-0"
            >
              {print(cell)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </Table>
)
