import { homes } from '@/config/homes'

/** The header of a page. */
export type HeaderVariant = 'default' | 'minimal' | 'status' | 'marketplace' | 'none'

const variants: ReadonlyMap<string, HeaderVariant> = new Map<string, HeaderVariant>([
  ...homes.map(({ id, header }): [string, HeaderVariant] => [`/home/${id}`, header ?? 'default']),
  ['/maintenance', 'minimal'],
  ['/platform_status', 'status'],
  ['/login', 'none'],
])

/** The header by exact path (L36, L37, trap T48). A trailing slash is ignored. */
export const headerVariant = (pathname: string): HeaderVariant =>
  variants.get(pathname.replace(/(?<=.)\/$/, '')) ?? 'default'
