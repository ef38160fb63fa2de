import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'
import { formatCount } from '../parts/format-count'
import { Table } from '../parts/table'
import { countText } from '../records/market'
import { chanceText } from './chance-text'

export type Property = {
  name: string
  value: ReactNode
  /** Share of the collection with the same value, 0 to 1; `counting` while unknown. */
  share?: number | 'counting' | undefined
  /** The number of items that the share is of. */
  of?: number | undefined
}

export type PropertiesTableProps = Omit<ComponentProps<'table'>, 'children'> & {
  properties: readonly Property[]
  caption?: string
  words?: { name: string; value: string; share: string }
}

const english = { name: 'Property', value: 'Value', share: 'Items with this value' }

/** `12.5 %`. A share above zero is never shown as zero, and an unknown one is empty. */
export const shareText = (share: Property['share']): string => {
  if (share === 'counting') return '…'
  return share === undefined ? '' : chanceText(share)
}

/** The data of an NFT, field by field, with the number and the share of the items that have each value. */
export function PropertiesTable({
  properties,
  caption = 'Properties',
  words = english,
  className,
  ...props
}: PropertiesTableProps) {
  const hasShares = properties.some(({ share }) => share !== undefined)
  return (
    <Table caption={caption} hideCaption data-slot="properties-table" {...props} className={cn('text-sm', className)}>
      <thead className="text-ink-soft">
        <tr>
          <th scope="col" className="pb-2 font-medium">
            {words.name}
          </th>
          <th scope="col" className="pb-2 font-medium">
            {words.value}
          </th>
          {hasShares ? (
            <th scope="col" className="pb-2 text-right font-medium">
              {words.share}
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {properties.map(({ name, value, share, of }) => (
          <tr key={name} className="border-rule border-t-[1.5px] align-top">
            <th scope="row" className="py-2.5 pr-4 font-medium">
              {/* A short name stays in one piece: a narrow column would break it anywhere. */}
              <span className="inline-block w-max max-w-[16ch] [overflow-wrap:anywhere]">{name}</span>
            </th>
            <td className="py-2.5 pr-4 [overflow-wrap:anywhere]">{value}</td>
            {hasShares ? (
              <td className="py-2.5 text-right">
                {typeof share === 'number' && of !== undefined
                  ? `${formatCount(Math.round(share * of))} of ${countText(of, 'item')}, `
                  : null}
                <span className="figure whitespace-nowrap">{shareText(share)}</span>
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
