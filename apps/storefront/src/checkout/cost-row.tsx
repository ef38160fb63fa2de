import type { ReactNode } from 'react'

/** One line below the total of a purchase. Its height is the same while the value is unknown. */
export const CostRow = ({ term, children = '…' }: { term: string; children?: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-5">
    <dt className="text-ink-soft">{term}</dt>
    <dd className="text-right font-medium">{children}</dd>
  </div>
)
