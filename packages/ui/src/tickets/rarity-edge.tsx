import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'
import { type Rarity, rarityWords } from './rarity'

const inks: Readonly<Record<Rarity, string>> = {
  plain: 'text-ink-soft',
  hatched: 'text-sky',
  double: 'text-coral',
  foil: 'text-gold',
}

const prints = {
  plain: null,
  hatched: <path d="M-2 12 10 0M4 16 20 0M14 16 28 2M22 18 30 10" strokeWidth="1.8" />,
  double: <rect x="5" y="5" width="16" height="6" rx="1" strokeWidth="1.5" />,
  foil: (
    <>
      <path d="M1 1h24v14H1z" fill="currentColor" stroke="none" />
      <path d="M7 15 13 1h5l-6 14z" fill="var(--paper)" stroke="none" opacity=".75" />
    </>
  ),
} satisfies Record<Rarity, ReactNode>

export type RarityEdgeProps = Omit<ComponentProps<'span'>, 'children'> & {
  rarity: Rarity
  /** The text beside the edge. */
  label?: string
  /** Shows only the pattern, if the text is printed next to it. */
  markOnly?: boolean
}

/** A rarity: a sample of its edge, and its name. Never the colour alone. */
export function RarityEdge({
  rarity,
  label = rarityWords[rarity],
  markOnly = false,
  className,
  ...props
}: RarityEdgeProps) {
  return (
    <span
      data-slot="rarity-edge"
      data-rarity={rarity}
      {...props}
      className={cn('inline-flex items-center gap-2 font-medium text-sm', inks[rarity], className)}
    >
      <svg aria-hidden="true" viewBox="0 0 26 16" fill="none" stroke="currentColor" className="h-4 w-6.5 shrink-0">
        {prints[rarity]}
        <rect x="1" y="1" width="24" height="14" rx="2.5" strokeWidth="1.6" />
      </svg>
      <span className={markOnly ? 'sr-only' : undefined}>{label}</span>
    </span>
  )
}
