import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'

/** Facts of a dialog: each `FactRow` has its term left, its value right, and a hairline above. */
export const FactRows = ({ className, ...props }: ComponentProps<'dl'>) => (
  <dl data-slot="fact-rows" {...props} className={cn('flex flex-col', className)} />
)

export type FactRowProps = ComponentProps<'div'> & { term: string; children: ReactNode }

/** One fact of `FactRows`. */
export const FactRow = ({ term, children, className, ...props }: FactRowProps) => (
  <div
    data-slot="fact-row"
    {...props}
    className={cn('flex items-baseline justify-between gap-5 border-rule border-t-[1.5px] py-2.5', className)}
  >
    <dt className="text-ink-soft">{term}</dt>
    <dd className="text-right font-semibold">{children}</dd>
  </div>
)
