'use client'

import { Button, ButtonLink, MobileMenu } from '@lootboxes/ui'
import { useCallback } from 'react'
import { SearchBox } from '@/client/search-box'
import { useClient, useStore } from '@/client/use-client'
import { words } from '@/config/copy'
import { headerVariant } from './header-variant'
import { currentPage, menus, singleLinks } from './menus'

/** The menu on small screens: search, groups that open one at a time, and the actions that the header has no room for. */
export function MobileMenuIsland({ pathname }: { pathname: string }) {
  const { flags, site } = useClient()
  const { mobileMenu, buyTokenModal } = flags
  const open = useStore(mobileMenu.shown$)
  const become = useCallback((next: boolean) => (next ? mobileMenu.show() : mobileMenu.hide()), [mobileMenu])
  const buyToken = () => {
    mobileMenu.hide()
    buyTokenModal.show()
  }
  return (
    <MobileMenu
      open={open}
      onOpenChange={become}
      groups={menus}
      links={singleLinks(pathname)}
      current={currentPage(pathname)}
      search={<SearchBox placeholder={words.search} onChoose={() => mobileMenu.hide()} />}
      socials={site.footer.socials}
    >
      {headerVariant(pathname) === 'marketplace' ? (
        <ButtonLink href="/collection/explore_collection" wide>
          {words.marketplace}
        </ButtonLink>
      ) : null}
      <Button variant={site.swapWidget ? 'outline' : 'quiet'} onClick={buyToken} wide>
        {words.buyProduct}
      </Button>
    </MobileMenu>
  )
}
