import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'

/** A label and a value. */
export type Fact = { label: string; value: ReactNode }

export type FactListProps = Omit<ComponentProps<'dl'>, 'children'> & { facts: readonly Fact[] }

/** A list of facts. */
export function FactList({ facts, className, ...props }: FactListProps) {
  return (
    <dl data-slot="fact-list" {...props} className={cn('@container flex flex-col gap-y-2', className)}>
      {facts.map(({ label, value }) => (
        <div key={label} className="grid gap-x-6 @min-[20rem]:grid-cols-[7.5rem_minmax(0,1fr)]">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="min-w-0 font-medium [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
