type HomeText = {
  /** The last part of its path. */
  readonly id: string
  /** Its name in the menu and in the title of its page. */
  readonly title: string
  /** Its headline; a home that begins with the hero has the box's name there. */
  readonly heading: string
  /** The purpose of the page, in a sentence. */
  readonly lede: string
  readonly isNew?: boolean
  /** A panel beside the headline; without one, pictures of the latest draws. */
  readonly aside?: 'club' | 'token'
  /** A low head, so that the first section is in the first window. */
  readonly compact?: boolean
  /** `default` without one. */
  readonly header?: 'minimal' | 'marketplace'
}

const list = [
  {
    id: 'home_2',
    title: 'Home 2',
    heading: 'What came out of the box',
    lede: 'Every collection on this ledger, sorted into categories.',
    sections: ['shelves', 'categories', 'cta'],
  },
  {
    id: 'home_3',
    title: 'Home 3',
    heading: 'One box',
    lede: 'One box, its odds and its rules.',
    header: 'minimal',
    sections: ['hero', 'odds', 'steps', 'faq'],
  },
  {
    id: 'home_4',
    title: 'Home 4',
    heading: 'Leaderboard',
    lede: 'The accounts with the most tickets, and the rarest item of each.',
    sections: ['podium', 'rankings', 'stats'],
  },
  {
    id: 'home_5',
    title: 'Home 5',
    heading: 'Happening now',
    lede: 'Purchases, reveals and redemptions, a moment after they happen.',
    compact: true,
    sections: ['wall', 'stats', 'cta'],
  },
  {
    id: 'home_6',
    title: 'Home 6',
    heading: 'My album',
    lede: 'The loot that you have found, the kinds that are missing, and your receipts.',
    compact: true,
    sections: ['album', 'shelf', 'receipts', 'albums', 'club'],
  },
  {
    id: 'home_7',
    title: 'Crypto Consultant',
    heading: 'The newest box and its story',
    lede: 'The sales of this box, the items that just came out of it, and how to read its odds.',
    isNew: true,
    sections: ['story', 'reveals', 'articles', 'newsletter'],
  },
  {
    id: 'home_8',
    title: 'NFT Game',
    heading: 'Tear one open',
    lede: 'A demo with tickets of other visitors: it is free, and you win nothing.',
    isNew: true,
    header: 'marketplace',
    compact: true,
    sections: ['demo', 'odds', 'cta'],
  },
  {
    id: 'home_9',
    title: 'Dao Platform',
    heading: 'The 100-club',
    lede: 'Members pay no network fee. Their wallet shows 100 BALLER to the box, and the account keeps them.',
    isNew: true,
    header: 'minimal',
    aside: 'club',
    sections: ['clubSteps', 'clubFees', 'clubFaq'],
  },
  {
    id: 'home_10',
    title: 'Crypto App',
    heading: 'Your wallet, in three steps',
    lede: 'The Radix Wallet is an app and an extension. This page checks each step as you go.',
    isNew: true,
    sections: ['wallet', 'walletFaq', 'cta'],
  },
  {
    id: 'home_11',
    title: 'Crypto Trading',
    heading: 'The BALLER token',
    lede: 'If your account holds 100 BALLER, the box pays the network fee of your purchases, reveals and redemptions.',
    isNew: true,
    aside: 'token',
    sections: ['feesByDay', 'token', 'clubFaq'],
  },
  {
    id: 'home_12',
    title: 'ICO Landing',
    heading: 'What is on sale',
    lede: 'All boxes by date: next, on sale and sold out.',
    isNew: true,
    header: 'minimal',
    sections: ['calendar', 'odds', 'newsletter'],
  },
  {
    id: 'home_13',
    title: 'NFT Aggregator',
    heading: 'All items of the box',
    lede: 'Each item, and whether it is in the box, revealed or redeemed.',
    isNew: true,
    sections: ['mosaic', 'items', 'rankings'],
  },
] as const satisfies readonly (HomeText & { sections: readonly string[] })[]

/** Sections of a home; each is one component of the room `market`. */
export type HomeSection = (typeof list)[number]['sections'][number]
export type Home = HomeText & { readonly sections: readonly HomeSection[] }

/** The homes beside `/` (spec L32, L36): lists of the same sections. Another one is another entry. */
export const homes: readonly Home[] = list
