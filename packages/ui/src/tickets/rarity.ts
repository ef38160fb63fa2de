/** The four rarities, from the most to the least common. */
export const rarities = ['plain', 'hatched', 'double', 'foil'] as const
/** The rarity of a drawing, shown as the pattern of its edge. */
export type Rarity = (typeof rarities)[number]

/** The name of each rarity. */
export const rarityWords: Readonly<Record<Rarity, string>> = {
  plain: 'Plain edge',
  hatched: 'Hatched edge',
  double: 'Double edge',
  foil: 'Foil',
}

/** The name of each rarity in one word, for use beside a sample. */
export const rarityShortWords: Readonly<Record<Rarity, string>> = {
  plain: 'Plain',
  hatched: 'Hatched',
  double: 'Double',
  foil: 'Foil',
}

/** Parses the rarity in an NFT's data. Any unknown value is plain. */
export const parseRarity = (word: unknown): Rarity => rarities.find((rarity) => rarity === word) ?? 'plain'
