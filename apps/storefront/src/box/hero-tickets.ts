import type { Supply } from '@lootboxes/lootbox'

/** Serials of the three tickets in the hero. The front one comes last: the next to be sold, at most the last of the print. */
export function heroTickets(supply?: Pick<Supply, 'sold' | 'left'>): readonly [string, string, string] {
  const { sold, left = 3 } = supply ?? { sold: 0 }
  const front = Math.max(1, Math.min(sold + 1, sold + left - 2))
  return [`#${front + 2}#`, `#${front + 1}#`, `#${front}#`]
}
