import type { ComponentProps } from 'react'
import { cn } from '../cn'

/** A coin of the product's token. Decorative. */
export const TokenCoin = ({ className, ...props }: Omit<ComponentProps<'svg'>, 'children'>) => (
  <svg
    data-slot="token-coin"
    viewBox="0 0 80 80"
    aria-hidden="true"
    {...props}
    className={cn('fill-stub stroke-[2.5px] stroke-gold', className)}
  >
    <circle cx="40" cy="43" r="35.5" className="fill-gold" />
    <circle cx="40" cy="38" r="35.5" />
    <circle cx="40" cy="38" r="27.5" className="[stroke-dasharray:0.1_5] [stroke-linecap:round]" />
    <path d="M24 27h13a4 4 0 0 0 8 0h11v22h-11a4 4 0 0 0-8 0h-13z" className="fill-gold stroke-none" />
  </svg>
)
