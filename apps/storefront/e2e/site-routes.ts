import { accounts, box, loot, soldOutBox, unheardOf } from './ledger'

const [creatures, plants] = loot
/** A valid component address of the devnet without a component. */
export const unlisted = 'component_loc1cqrswpc8qurswpc8qurswpc8qurswpc8qurswpc8qurswpc8atzv2r'
/** The box's address with a wrong checksum. */
const misspelt = `/${box.component.slice(0, -1)}q`

export type Route = {
  readonly path: string
  /** Without the suffix of L12. */
  readonly title: string
  readonly status?: number
  /** Without header and footer (L37). */
  readonly bare?: boolean
  /**
   * Routes that together render the same components with data of the same shape. The browser opens those instead;
   * `http/routes.test.ts` reads the HTML of every route.
   */
  readonly like?: readonly string[]
}

const home = (number: number, title: string, like?: readonly string[]): Route => ({
  path: `/home/home_${number}`,
  title,
  ...(like === undefined ? {} : { like }),
})

/** L32 and the pages of boxes (L19). A home is a list of sections, each of which also occurs on a route without `like`. */
export const boxRoutes: readonly Route[] = [
  { path: '/', title: 'Baller | NFT Lootboxes' },
  { path: `/${soldOutBox.component}`, title: 'Hug the Eco System - SOLD OUT' },
  {
    path: `/component_${soldOutBox.component}`,
    title: 'Hug the Eco System - SOLD OUT',
    like: [`/${soldOutBox.component}`],
  },
  { path: `/${unlisted}`, title: 'Not listed here' },
  home(2, 'Home 2'),
  home(3, 'Home 3', ['/', '/home/home_12']),
  home(4, 'Home 4'),
  home(5, 'Home 5'),
  home(6, 'Home 6'),
  home(7, 'Crypto Consultant'),
  home(8, 'NFT Game'),
  home(9, 'Dao Platform'),
  home(10, 'Crypto App'),
  home(11, 'Crypto Trading'),
  home(12, 'ICO Landing'),
  home(13, 'NFT Aggregator'),
]

/** L33 and L34: lists of the marketplace. */
export const marketRoutes: readonly Route[] = [
  { path: '/collection/explore_collection', title: 'All NFTs' },
  { path: '/art', title: 'Art', like: ['/collection/explore_collection'] },
  { path: '/sports', title: 'Sports' },
  { path: '/collectibles', title: 'Collectibles', like: ['/collection/explore_collection'] },
  { path: '/tranding-cards', title: 'Trading Cards', like: ['/sports'] },
  { path: '/domain-names', title: 'Domain Names', like: ['/sports'] },
  { path: '/utility', title: 'Utility', like: ['/sports'] },
  { path: '/virtual-worlds', title: 'Virtual Worlds', like: ['/sports'] },
  { path: '/item/item_20', title: 'Old Acorn No. 340' },
  { path: `/item/${plants}/%23340%23`, title: 'Old Acorn No. 340', like: ['/item/item_20'] },
  { path: '/collection/avatar_1', title: 'Eco Creatures' },
  {
    path: `/collection/${creatures}?show=activity`,
    title: 'Eco Creatures',
    like: ['/collection/avatar_1', '/activity'],
  },
  { path: `/collection/${creatures}?show=owners`, title: 'Eco Creatures' },
  { path: `/collection/${creatures}?show=fairness`, title: 'Eco Creatures' },
  { path: '/collections-wide', title: 'Collections' },
  { path: '/activity', title: 'Activity' },
  { path: '/rankings', title: 'Rankings' },
  { path: '/create', title: 'Create' },
  { path: '/search?q=acorn', title: 'Search' },
]

/** L33 and L35: texts, accounts, forms and states, and pages of unknown entities. */
export const otherRoutes: readonly Route[] = [
  { path: '/maintenance', title: 'Maintenance' },
  { path: '/case-studies', title: 'Case Studies' },
  { path: '/case-studies/case_study_1', title: 'Case Study: Hug the Eco System, first print' },
  {
    path: `/case-studies/${box.component}`,
    title: 'Case Study: Hug the Eco System, second print',
    like: ['/case-studies/case_study_1'],
  },
  { path: '/careers', title: 'Careers', like: ['/about', '/home/home_8'] },
  { path: '/user/avatar_6', title: 'Account acco...455e28' },
  { path: '/user/avatar_6?show=tickets', title: 'Account acco...455e28' },
  { path: '/user/avatar_6?show=luck', title: 'Account acco...455e28' },
  { path: '/user/avatar_6?show=activity', title: 'Account acco...455e28', like: ['/user/avatar_6', '/activity'] },
  {
    path: `/user/${accounts.main}`,
    title: `Account acco...${accounts.main.slice(-6)}`,
    like: ['/user/avatar_6', '/sports'],
  },
  { path: '/album/avatar_6', title: 'Album of acco...455e28' },
  { path: '/profile/user_avatar', title: 'Edit Profile' },
  { path: '/about', title: 'About' },
  { path: '/contact', title: 'Contact' },
  { path: '/wallet', title: 'Wallet' },
  { path: '/login', title: 'Login', bare: true },
  { path: '/404', title: 'Not found', status: 404, like: [misspelt] },
  { path: '/nope', title: 'Not found', status: 404, like: [misspelt] },
  { path: misspelt, title: 'Not found', status: 404 },
  { path: '/tarms', title: 'Terms of Service', like: ['/terms'] },
  { path: '/terms', title: 'Terms and Privacy' },
  { path: '/help_center', title: 'Help' },
  { path: '/help_center?q=rejectedByUser', title: 'Help', like: ['/help_center'] },
  { path: '/platform_status', title: 'Status' },
  { path: '/partners', title: 'Partners' },
  { path: '/blog', title: 'Blog', like: ['/home/home_7', '/partners'] },
  { path: '/single_post/post_1', title: 'How a ticket works' },
  { path: '/single_post/check-a-reveal-yourself', title: 'Check a reveal yourself', like: ['/single_post/post_1'] },
  { path: '/newsletter', title: 'Newsletter', like: ['/contact'] },
  { path: '/confirm?token=none', title: 'Confirm', like: ['/maintenance'] },
  { path: '/offline', title: 'Offline' },
  { path: `/receipt/${unheardOf}`, title: 'Receipt', like: ['/maintenance'] },
]

export const routes: readonly Route[] = [...boxRoutes, ...marketRoutes, ...otherRoutes]
