import type { ReactNode } from 'react'

/** A list of facts in a dialog: term left, value right, a hairline between. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="flex flex-col">{children}</dl>
}

export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-5 border-rule border-t-[1.5px] py-2.5">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="text-right font-semibold">{children}</dd>
    </div>
  )
}
