import { cn } from '../cn'
import { Badge } from '../parts/badge'
import type { MenuPage } from './nav'

export type MenuLinkProps = {
  page: MenuPage
  isCurrent: boolean
  newLabel: string
  onPress?: (() => void) | undefined
  className?: string
}

/** One entry of a menu. Its hint describes the link and is no part of its name: the style sheet prints it below. */
export const MenuLink = ({ page, isCurrent, newLabel, onPress, className }: MenuLinkProps) => (
  <a
    href={page.path}
    {...(onPress ? { onClick: onPress } : {})}
    {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
    {...(page.hint ? { 'aria-description': page.hint } : {})}
    className={cn('menu-entry', className)}
  >
    {page.icon}
    {page.name}
    {page.new ? <Badge tone="stub">{newLabel}</Badge> : null}
  </a>
)
