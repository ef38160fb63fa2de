import type { NavLink } from '@lootboxes/ui'

/** Where the header leads. */
export const links: readonly NavLink[] = [
  { href: '/', label: 'Box' },
  { href: '/#odds', label: 'Odds' },
  { href: '/#fairness', label: 'Fairness' },
  { href: '/terms', label: 'Terms' },
]
