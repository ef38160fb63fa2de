import { displayAmount, formatAmount, type Amount as LedgerAmount } from '@lootboxes/ledger'
import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'

const amount = cva('inline-flex items-baseline gap-[0.3em] whitespace-nowrap', {
  variants: {
    size: {
      text: 'figure',
      big: 'heading text-2xl',
      huge: 'heading text-4xl',
    },
  },
  defaultVariants: { size: 'text' },
})

export type AmountProps = Omit<ComponentProps<'data'>, 'value' | 'children'> &
  VariantProps<typeof amount> & {
    /** Attos, as the ledger counts. */
    value: LedgerAmount
    /** The token's symbol; an amount is never printed without it. */
    unit: string
    /** Digits after the point; the exact amount stays in the `value` attribute and the title. */
    maxDigits?: number
    icon?: ReactNode
  }

/** So much of a token, always with its unit. */
export function Amount({ value, unit, maxDigits, icon, size, className, ...props }: AmountProps) {
  const exact = formatAmount(value)
  return (
    <data
      data-slot="amount"
      value={exact}
      title={`${exact} ${unit}`}
      {...props}
      className={cn(amount({ size }), className)}
    >
      {icon ? (
        <span aria-hidden="true" className="size-[1em] self-center overflow-hidden rounded-full [&>*]:size-full">
          {icon}
        </span>
      ) : null}
      {displayAmount(value, { unit, ...(maxDigits === undefined ? {} : { maxDigits }) })}
    </data>
  )
}
