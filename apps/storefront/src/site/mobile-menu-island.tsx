'use client'

import { MobileMenu } from '@lootboxes/ui'
import { useWallet } from '@lootboxes/wallet-connector/react'
import { useCallback } from 'react'
import { SearchBox } from '@/client/search-box'
import { useClient, useStore } from '@/client/use-client'
import { words } from '@/config/copy'
import { albumPath } from '@/config/paths'
import { HeldAlbumCount } from '@/tickets/when-connected'
import { headerVariant } from './header-variant'
import { currentPage, menus, singleLinks } from './menus'

const marketplace = { label: words.marketplace, href: '/collection/explore_collection' }

/** The menu on small screens: search, groups that open one at a time, and the actions that the header has no room for. */
export function MobileMenuIsland({ pathname }: { pathname: string }) {
  const { flags, site, category$ } = useClient()
  const { mobileMenu, buyTokenModal } = flags
  const open = useStore(mobileMenu.shown$)
  const { status, account } = useWallet()
  const album = status === 'connected' && account !== undefined ? albumPath(account.address) : undefined
  const become = useCallback((next: boolean) => (next ? mobileMenu.show() : mobileMenu.hide()), [mobileMenu])
  return (
    <MobileMenu
      open={open}
      onOpenChange={become}
      groups={menus}
      links={[
        // The header has no room for its link to the album.
        ...(album === undefined
          ? []
          : [{ label: 'Album', href: album, current: pathname === album, note: <HeldAlbumCount /> }]),
        ...singleLinks(pathname),
        ...(headerVariant(pathname) === 'marketplace' ? [marketplace] : []),
      ]}
      current={currentPage(pathname)}
      onPagePress={category$.set}
      search={<SearchBox placeholder={words.search} onChoose={() => mobileMenu.hide()} />}
      socials={site.footer.socials}
      actions={[{ label: words.buyProduct, onPress: buyTokenModal.show }]}
    />
  )
}
