'use client'

import { ChevronDown, Menu } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { cn } from '../cn'
import { Button } from '../parts/button'
import { Sheet, type SheetProps } from '../parts/sheet'
import { MenuLink } from './menu-link'
import { type CurrentPage, hasCurrentPage, isCurrentPage, type MenuGroup, type NavLink, type PagePress } from './nav'
import { SearchForm } from './search-form'
import { type SocialLink, SocialLinks } from './social-links'

export type MobileMenuProps = Omit<SheetProps, 'title' | 'children' | 'closeLabel' | 'anyWidth'> & {
  /** Menus as sections that unfold, one at a time. */
  groups?: readonly MenuGroup[]
  /** Single pages after them. */
  links?: readonly NavLink[]
  current?: CurrentPage
  onPagePress?: PagePress
  openLabel?: string
  closeLabel?: string
  label?: string
  newLabel?: string
  /** The search field; a `SearchForm` by default. */
  search?: ReactNode
  socials?: readonly SocialLink[]
  /** Dialogs of the header whose buttons have no room on a phone, as the last rows of the list. A press closes the menu. */
  actions?: readonly { label: string; onPress: () => void }[]
}

const item = 'border-rule border-b-[1.5px]'
const row = 'flex min-h-13 w-full items-center gap-3 rounded-control px-1 text-left [outline-offset:-2px]'
const heading = 'font-display font-semibold text-lg tracking-snug'

/** The menu of a phone: a button, and a sheet with the search form, the menus as an accordion, links, actions and the socials. */
export function MobileMenu({
  open,
  onOpenChange,
  groups = [],
  links = [],
  current,
  onPagePress,
  openLabel = 'Open menu',
  closeLabel = 'Close menu',
  label = 'Menu',
  newLabel = 'new',
  search = <SearchForm />,
  socials = [],
  actions = [],
  ...props
}: MobileMenuProps) {
  const [unfolded, setUnfolded] = useState<MenuGroup['id']>()
  const close = () => onOpenChange(false)
  return (
    <>
      <Button
        variant="quiet"
        size="icon"
        aria-label={openLabel}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => onOpenChange(true)}
        className="lg:hidden"
      >
        <Menu aria-hidden />
      </Button>
      <Sheet
        data-slot="mobile-menu"
        open={open}
        onOpenChange={onOpenChange}
        title={label}
        closeLabel={closeLabel}
        {...props}
      >
        {search}
        <nav aria-label={label}>
          <ul className="flex list-none flex-col">
            {groups.map((group) => (
              <GroupFold
                key={group.id}
                {...{ group, current, newLabel }}
                isUnfolded={unfolded === group.id}
                onToggle={() => setUnfolded(unfolded === group.id ? undefined : group.id)}
                onPagePress={(page) => {
                  onPagePress?.(page, group)
                  close()
                }}
              />
            ))}
            <PlainRows links={links} actions={actions} onPress={close} />
          </ul>
        </nav>
        <SocialLinks links={socials} className="mt-auto -ml-3 pb-2" />
      </Sheet>
    </>
  )
}

type PlainRowsProps = Required<Pick<MobileMenuProps, 'links' | 'actions'>> & { onPress: () => void }

/** The links and the actions after the groups. */
const PlainRows = ({ links, actions, onPress }: PlainRowsProps) => (
  <>
    {links.map(({ label, href, current, note }) => (
      <li key={href} className={item}>
        <a
          href={href}
          {...(current ? { 'aria-current': 'page' as const } : {})}
          onClick={onPress}
          className={cn(row, heading, 'no-underline hover:underline aria-[current]:text-leaf')}
        >
          {label} {note}
        </a>
      </li>
    ))}
    {actions.map((action) => (
      <li key={action.label} className={item}>
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => {
            onPress()
            action.onPress()
          }}
          className={cn(row, heading, 'hover:underline')}
        >
          {action.label}
        </button>
      </li>
    ))}
  </>
)

type GroupFoldProps = Pick<MobileMenuProps, 'current'> & {
  group: MenuGroup
  newLabel: string
  isUnfolded: boolean
  onToggle: () => void
  onPagePress: (page: MenuGroup['pages'][number]) => void
}

function GroupFold({ group, current, newLabel, isUnfolded, onToggle, onPagePress }: GroupFoldProps) {
  const id = useId()
  return (
    <li className={item}>
      <button
        type="button"
        aria-expanded={isUnfolded}
        aria-controls={id}
        onClick={onToggle}
        className={cn(row, heading, 'justify-between', hasCurrentPage(current, group) && 'text-leaf')}
      >
        {group.name}
        <ChevronDown aria-hidden className={cn('size-5 shrink-0 text-ink-soft', isUnfolded && 'rotate-180')} />
      </button>
      <ul id={id} hidden={!isUnfolded} className="mb-3 border-rule border-l-2 border-dashed">
        {group.pages.map((page) => (
          <li key={page.id}>
            <MenuLink
              page={page}
              isCurrent={isCurrentPage(current, page, group)}
              newLabel={newLabel}
              onPress={() => onPagePress(page)}
              className="pl-4"
            />
          </li>
        ))}
      </ul>
    </li>
  )
}
