/** The four rarities, from the most to the least common. */
export const rarities = ['plain', 'hatched', 'double', 'foil'] as const
/** The rarity of a drawing, shown as the pattern of its edge. */
export type Rarity = (typeof rarities)[number]

/** The name of each rarity, and in brackets the edge that shows it. */
export const rarityWords: Readonly<Record<Rarity, string>> = {
  plain: 'Common (plain)',
  hatched: 'Uncommon (hatched)',
  double: 'Rare (double)',
  foil: 'Legendary (foil)',
}

/** The name of each rarity in one word, for use beside a sample of the edge. */
export const rarityShortWords: Readonly<Record<Rarity, string>> = {
  plain: 'Common',
  hatched: 'Uncommon',
  double: 'Rare',
  foil: 'Legendary',
}

/** Parses the rarity in an NFT's data. Any unknown value is plain. */
export const parseRarity = (word: unknown): Rarity => rarities.find((rarity) => rarity === word) ?? 'plain'

/** The rows of each rarity that has any, the rarest first. */
export const groupByRarity = <Row extends { readonly rarity: Rarity }>(rows: readonly Row[]) =>
  rarities.toReversed().flatMap((rarity) => {
    const same = rows.filter((row) => row.rarity === rarity)
    return same.length === 0 ? [] : [{ rarity, same }]
  })
