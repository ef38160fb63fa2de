import type { ReactNode } from 'react'

/** A single page. `wide`: shown only in a wide header; menus always show it. `note`: after the label in a menu, such as a count. */
export type NavLink = { label: string; href: string; current?: boolean; wide?: boolean; note?: ReactNode }

/** One entry of a menu. `hint`: what the page shows, if its name does not say it. */
export type MenuPage = {
  id: string | number
  name: string
  path: string
  new?: boolean
  icon?: ReactNode
  hint?: string
}

/** A menu of the header. */
export type MenuGroup = { id: string | number; name: string; pages: readonly MenuPage[] }

/** The path of the current page, or a function that tells whether an entry leads there. */
export type CurrentPage = string | ((page: MenuPage, group: MenuGroup) => boolean) | undefined

/** Called when an entry is pressed, before the navigation. */
export type PagePress = (page: MenuPage, group: MenuGroup) => void

export const isCurrentPage = (current: CurrentPage, page: MenuPage, group: MenuGroup): boolean =>
  typeof current === 'function' ? current(page, group) : current === page.path

export const hasCurrentPage = (current: CurrentPage, group: MenuGroup): boolean =>
  group.pages.some((page) => isCurrentPage(current, page, group))
