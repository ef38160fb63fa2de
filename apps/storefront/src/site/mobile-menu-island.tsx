'use client'

import { MobileMenu } from '@lootboxes/ui'
import { useCallback } from 'react'
import { SearchBox } from '@/client/search-box'
import { useClient, useStore } from '@/client/use-client'
import { words } from '@/config/copy'
import { headerVariant } from './header-variant'
import { currentPage, menus, singleLinks } from './menus'

const marketplace = { label: words.marketplace, href: '/collection/explore_collection' }

/** The menu on small screens: search, groups that open one at a time, and the actions that the header has no room for. */
export function MobileMenuIsland({ pathname }: { pathname: string }) {
  const { flags, site } = useClient()
  const { mobileMenu, buyTokenModal } = flags
  const open = useStore(mobileMenu.shown$)
  const become = useCallback((next: boolean) => (next ? mobileMenu.show() : mobileMenu.hide()), [mobileMenu])
  return (
    <MobileMenu
      open={open}
      onOpenChange={become}
      groups={menus}
      links={
        headerVariant(pathname) === 'marketplace' ? [...singleLinks(pathname), marketplace] : singleLinks(pathname)
      }
      current={currentPage(pathname)}
      search={<SearchBox placeholder={words.search} onChoose={() => mobileMenu.hide()} />}
      socials={site.footer.socials}
      actions={[{ label: words.buyProduct, onPress: buyTokenModal.show }]}
    />
  )
}
