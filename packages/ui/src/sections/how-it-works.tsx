import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'

export type HowItWorksProps = Omit<ComponentProps<'section'>, 'children'> & {
  label?: string
  steps?: readonly { title: string; text: ReactNode }[]
}

const english = [
  {
    title: 'Buy',
    text: 'Choose how many tickets. Your wallet shows exactly what leaves your account before you sign.',
  },
  { title: 'Reveal', text: 'Hold to tear, or press one key. The draw happens on the ledger, not on our server.' },
  { title: 'Redeem', text: 'Give the revealed ticket back, and its item moves into your account.' },
]

/** The three steps as a strip of tickets. */
export function HowItWorks({ label = 'How it works', steps = english, className, ...props }: HowItWorksProps) {
  return (
    <section
      data-slot="how-it-works"
      aria-label={label}
      {...props}
      className={cn('border-rule border-y-[1.5px] bg-card', className)}
    >
      <div className="wrap">
        <h2 className="sr-only">{label}</h2>
        <ol className="grid list-none sm:grid-cols-3">
          {steps.map(({ title, text }, index) => (
            <li
              key={title}
              className="relative flex gap-4 border-rule py-6 not-first:border-t-2 not-first:border-dashed sm:px-7 sm:py-8 sm:not-first:border-t-0 sm:not-first:border-l-2 sm:first:pl-0 sm:last:pr-0"
            >
              <span
                aria-hidden="true"
                className="heading w-6 shrink-0 text-4xl text-ink-soft tabular-nums leading-none"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="heading text-2xl">{title}</h3>
                <p className="mt-1.5 max-w-[34ch] text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
