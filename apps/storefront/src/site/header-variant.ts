import { homes } from '@/config/homes'

/** What stands above a page. */
export type HeaderVariant = 'default' | 'minimal' | 'status' | 'marketplace' | 'none'

const variants: ReadonlyMap<string, HeaderVariant> = new Map<string, HeaderVariant>([
  ...homes.map(({ id, header }) => [`/home/${id}`, header] as const),
  ['/maintenance', 'minimal'],
  ['/platform_status', 'status'],
  ['/login', 'none'],
])

/** By the exact path (L36, L37, trap T48); a slash at the end makes no other page. */
export const headerVariant = (pathname: string): HeaderVariant =>
  variants.get(pathname.replace(/(?<=.)\/$/, '')) ?? 'default'
