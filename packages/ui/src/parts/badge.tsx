import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../cn'

const badge = cva(
  'inline-flex w-fit items-center gap-1.5 rounded-control border-[1.5px] px-2 py-0.5 font-semibold text-xs leading-snug [&_svg]:size-[1.1em]',
  {
    variants: {
      tone: {
        plain: 'border-rule text-ink-soft',
        ink: 'border-ink bg-ink text-paper',
        leaf: 'border-leaf text-leaf',
        coral: 'border-coral text-coral',
        gold: 'border-gold text-gold',
        sky: 'border-sky text-sky',
        stub: 'surface-stub border-on-stub',
      },
    },
    defaultVariants: { tone: 'plain' },
  },
)

export type BadgeProps = ComponentProps<'span'> & VariantProps<typeof badge>

/** One or two words of state. The text carries the meaning; the colour is additional. */
export function Badge({ tone, className, ...props }: BadgeProps) {
  return <span data-slot="badge" {...props} className={cn(badge({ tone }), className)} />
}
