import type { Rarity } from './rarity'

/** The class of a card's or a frame's edge, which `tickets.css` draws. */
export const edgeStyle = ({ rarity }: { rarity: Rarity }): string => `edge-${rarity}`
