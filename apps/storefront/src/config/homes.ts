/** Sections of a home; each is one component of the room `market`. */
export type HomeSection =
  | 'hero'
  | 'odds'
  | 'steps'
  | 'reveals'
  | 'album'
  | 'shelf'
  | 'categories'
  | 'collections'
  | 'items'
  | 'rankings'
  | 'activity'
  | 'stats'
  | 'club'
  | 'token'
  | 'sale'
  | 'wallet'
  | 'receipts'
  | 'faq'
  | 'articles'
  | 'newsletter'
  | 'demo'
  | 'cta'

export type Home = {
  /** The last part of its path. */
  readonly id: string
  /** Its name in the menu and in the title of its page. */
  readonly title: string
  /** What it says in large type; a home that begins with the hero has the box's name there. */
  readonly heading: string
  readonly isNew: boolean
  readonly header: 'default' | 'minimal' | 'marketplace'
  readonly sections: readonly HomeSection[]
}

/** The homes beside `/` (spec L32, L36): lists of the same sections. Another one is another entry. */
export const homes: readonly Home[] = [
  {
    id: 'home_2',
    title: 'Home 2',
    heading: 'What came out of the box',
    isNew: false,
    header: 'default',
    sections: ['categories', 'collections', 'items', 'cta'],
  },
  {
    id: 'home_3',
    title: 'Home 3',
    heading: 'One box',
    isNew: false,
    header: 'minimal',
    sections: ['hero', 'odds', 'steps', 'faq'],
  },
  {
    id: 'home_4',
    title: 'Home 4',
    heading: 'Who leads',
    isNew: false,
    header: 'default',
    sections: ['stats', 'rankings', 'activity'],
  },
  {
    id: 'home_5',
    title: 'Home 5',
    heading: 'On the floor right now',
    isNew: false,
    header: 'default',
    sections: ['reveals', 'activity', 'stats', 'collections'],
  },
  {
    id: 'home_6',
    title: 'Home 6',
    heading: 'My album',
    isNew: false,
    header: 'default',
    sections: ['album', 'shelf', 'receipts', 'club'],
  },
  {
    id: 'home_7',
    title: 'Crypto Consultant',
    heading: 'Learn first, buy later',
    isNew: true,
    header: 'default',
    sections: ['wallet', 'steps', 'articles', 'faq', 'newsletter'],
  },
  {
    id: 'home_8',
    title: 'NFT Game',
    heading: 'Tear one open',
    isNew: true,
    header: 'marketplace',
    sections: ['demo', 'reveals', 'odds', 'cta'],
  },
  {
    id: 'home_9',
    title: 'Dao Platform',
    heading: 'The 100-club',
    isNew: true,
    header: 'minimal',
    sections: ['club', 'stats', 'rankings', 'faq'],
  },
  {
    id: 'home_10',
    title: 'Crypto App',
    heading: 'Your wallet, in three steps',
    isNew: true,
    header: 'default',
    sections: ['wallet', 'faq', 'cta'],
  },
  {
    id: 'home_11',
    title: 'Crypto Trading',
    heading: 'The token in figures',
    isNew: true,
    header: 'default',
    sections: ['token', 'stats', 'activity'],
  },
  {
    id: 'home_12',
    title: 'ICO Landing',
    heading: 'What is on sale',
    isNew: true,
    header: 'minimal',
    sections: ['sale', 'hero', 'odds', 'newsletter'],
  },
  {
    id: 'home_13',
    title: 'NFT Aggregator',
    heading: 'All of it in one place',
    isNew: true,
    header: 'default',
    sections: ['stats', 'rankings', 'items', 'categories'],
  },
]
