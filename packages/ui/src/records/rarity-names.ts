import { safeName } from '@lootboxes/ledger'
import { parseRarity, rarities, rarityShortWords } from '../tickets/rarity'

/** Labels and order of the rarities that creators write into their items: one of the kit's four, or any other word. */
export const rarityNames = {
  label: (rarity: string): string => {
    const known = parseRarity(rarity)
    return known === rarity ? rarityShortWords[known] : safeName(rarity, 'No word')
  },
  /** A rarer one has a higher rank. */
  rank: (rarity: string): number => rarities.indexOf(parseRarity(rarity)),
}
