import type { CurrentPage, MenuGroup, MenuPage, NavLink } from '@lootboxes/ui'
import { homes } from '@/config/homes'

/** `icon` is a name of `menu-icons.css`. */
const page = (id: string, name: string, path: string, icon?: string): MenuPage => ({
  id,
  name,
  path,
  ...(icon === undefined ? {} : { icon: <span aria-hidden="true" className={`menu-icon menu-icon-${icon}`} /> }),
})

/** A page whose name, which the specification gives, does not say what it shows. */
const described = (id: string, name: string, path: string, hint: string): MenuPage => ({
  ...page(id, name, path),
  hint,
})

/** Every menu of the header: groups and pages as L50 has them, L32 to L35 in their order. */
const home: MenuGroup = {
  id: 'home',
  name: 'Home',
  pages: [
    described('home_1', 'Home 1', '/', 'The box on sale'),
    ...homes.map(({ id, title, heading, isNew }) => {
      const entry = described(id, title, `/home/${id}`, heading)
      return isNew ? { ...entry, new: true } : entry
    }),
  ],
}

const pages: MenuGroup = {
  id: 'pages',
  name: 'Pages',
  pages: [
    described('maintenance', 'Maintenance', '/maintenance', 'What works during a repair'),
    described('case-studies', 'Case Studies', '/case-studies', 'How the boxes sold'),
    described('case_study_1', 'Case Study', '/case-studies/case_study_1', 'How one box sold'),
    described('careers', 'Careers', '/careers', 'Work with us'),
    described('item_20', 'Item', '/item/item_20', 'An item and its history'),
    described('collections-wide', 'Collections Wide', '/collections-wide', 'All collections'),
    described('explore_collection', 'Explore Collection', '/collection/explore_collection', 'All items, with filters'),
    described('avatar_1', 'Collection', '/collection/avatar_1', 'One collection'),
    described('activity', 'Activity', '/activity', 'What happens now'),
    described('rankings', 'Rankings', '/rankings', 'The leading collections'),
    described('avatar_6', 'User', '/user/avatar_6', 'The profile of an account'),
    described('user_avatar', 'Edit Profile', '/profile/user_avatar', 'Settings of this browser'),
    described('about', 'About', '/about', 'Who runs this site'),
    described('contact', 'Contact', '/contact', 'Write to us'),
    described('wallet', 'Wallet', '/wallet', 'The state of your wallet'),
    described('login', 'Login', '/login', 'Connect your wallet'),
    described('404', 'Page 404', '/404', 'What a wrong address shows'),
    described('tarms', 'Terms of Service', '/tarms', 'Terms and privacy'),
  ],
}

const explore: MenuGroup = {
  id: 'explore',
  name: 'Explore',
  pages: [
    page('all', 'All NFTs', '/collection/explore_collection', 'layout-grid'),
    page('art', 'Art', '/art', 'brush'),
    page('sports', 'Sports', '/sports', 'trophy'),
    page('photography', 'Photography', '/collection/explore_collection', 'camera'),
    page('collectibles', 'Collectibles', '/collectibles', 'gem'),
    page('trading-cards', 'Trading Cards', '/tranding-cards', 'grid-2x2'),
    page('domain-names', 'Domain Names', '/domain-names', 'globe'),
    page('utility', 'Utility', '/utility', 'wrench'),
    page('virtual-worlds', 'Virtual Worlds', '/virtual-worlds', 'orbit'),
  ],
}

const resources: MenuGroup = {
  id: 'resources',
  name: 'Resources',
  pages: [
    page('help_center', 'Help Center', '/help_center', 'circle-question-mark'),
    page('platform_status', 'Platform Status', '/platform_status', 'radio'),
    page('partners', 'Partners', '/partners', 'handshake'),
    page('blog', 'Blog', '/blog', 'book-open'),
    page('post_1', 'A Post', '/single_post/post_1', 'newspaper'),
    page('newsletter', 'Newsletter', '/newsletter', 'mail'),
  ],
}

/** The menus on small screens. Each entry leads to its own page. */
export const menus: readonly MenuGroup[] = [home, pages, explore, resources]

/** The menus of the wide header. All Explore entries lead to the home, which opens the chosen category (L34, trap T23). */
export const wideMenus: readonly MenuGroup[] = menus.map((group) =>
  group === explore ? { ...group, pages: group.pages.map((entry) => ({ ...entry, path: '/' })) } : group,
)

const ownPath = (entry: MenuPage, group: MenuGroup): string =>
  menus.find(({ id }) => id === group.id)?.pages.find(({ id }) => id === entry.id)?.path ?? entry.path

/** Entries that share the path of "Explore Collection". The page may show all items or one category. */
const others: readonly (string | number)[] = ['all', 'photography']

/** Whether an entry is the current page, by its own path. At most one entry is. */
export const currentPage =
  (pathname: string): Exclude<CurrentPage, string | undefined> =>
  (entry, group) =>
    ownPath(entry, group) === pathname && !others.includes(entry.id)

const link = (label: string, href: string, pathname: string): NavLink => ({ label, href, current: pathname === href })

/** The single pages beside the menus. */
export const singleLinks = (pathname: string): readonly NavLink[] => [
  link('Create', '/create', pathname),
  // Between 1024 and 1280 px it is in the Resources menu only.
  { ...link('Help', '/help_center', pathname), wide: true },
]

/** `mine` is the connected account's page, or the login page. */
export const profilePages = (mine: string, album?: string): readonly MenuPage[] => [
  page('mine', 'My Profile', mine, 'user-round'),
  ...(album === undefined ? [] : [page('album', 'Album', album, 'book-open')]),
  page('edit', 'Edit Profile', '/profile/user_avatar', 'pen-line'),
]
