/** The product the whole site speaks about: `Buy Baller`, `Baller | NFT Lootboxes`, `/api/baller-100-club` (trap T18). */
export const product = { name: 'Baller', slug: 'baller', tokenSymbol: 'BALLER' } as const
