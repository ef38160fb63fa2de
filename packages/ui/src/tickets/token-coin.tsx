import type { ComponentProps } from 'react'

// Fixed colours: it is a drawing, the same by day and by night.
const gold = '#f1ce5f'
const brown = '#7a5a12'

/** A coin of the product's token. Decorative. */
export const TokenCoin = (props: Omit<ComponentProps<'svg'>, 'children'>) => (
  <svg
    data-slot="token-coin"
    viewBox="0 0 80 80"
    aria-hidden="true"
    fill={gold}
    stroke={brown}
    strokeWidth="2.5"
    {...props}
  >
    <circle cx="40" cy="43" r="35.5" fill="#c99a2c" />
    <circle cx="40" cy="38" r="35.5" />
    <circle cx="40" cy="38" r="27.5" strokeDasharray="0.1 5" strokeLinecap="round" />
    <path d="M24 27h13a4 4 0 0 0 8 0h11v22h-11a4 4 0 0 0-8 0h-13z" fill={brown} stroke="none" />
  </svg>
)
