import type { ComponentProps } from 'react'
import { type Rarity, rarityWords } from './rarity'

export type RarityEdgeProps = Omit<ComponentProps<'span'>, 'children'> & {
  rarity: Rarity
  /** The text beside the edge. */
  label?: string
  /** Shows only the pattern, if the text is printed next to it. */
  markOnly?: boolean
}

/** A rarity: a sample of its edge (`tickets.css`), and its name. Never the colour alone. */
export const RarityEdge = ({ rarity, label = rarityWords[rarity], markOnly = false, ...props }: RarityEdgeProps) => (
  <span data-slot="rarity-edge" data-rarity={rarity} {...props}>
    {markOnly ? <span className="sr-only">{label}</span> : label}
  </span>
)
