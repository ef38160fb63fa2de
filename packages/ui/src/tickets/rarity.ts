/** The four printed edges, from the most to the least common. */
export const rarities = ['plain', 'hatched', 'double', 'foil'] as const
export type Rarity = (typeof rarities)[number]

export const rarityWords: Readonly<Record<Rarity, string>> = {
  plain: 'Plain edge',
  hatched: 'Hatched edge',
  double: 'Double edge',
  foil: 'Foil',
}

/** The same in one word, for where the printed sample stands beside it. */
export const rarityShortWords: Readonly<Record<Rarity, string>> = {
  plain: 'Plain',
  hatched: 'Hatched',
  double: 'Double',
  foil: 'Foil',
}

/** Any other word of an NFT's own data counts as plain. */
export const parseRarity = (word: unknown): Rarity => rarities.find((rarity) => rarity === word) ?? 'plain'
