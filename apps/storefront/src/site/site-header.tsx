'use client'

import { ButtonLink, cn, SiteHeader as Frame, SiteNav, ThemeToggle } from '@lootboxes/ui'
import { usePathname } from 'next/navigation'
import { OpenDialogButton } from '@/client/open-dialog-button'
import { SearchBox } from '@/client/search-box'
import { useClient } from '@/client/use-client'
import { words } from '@/config/copy'
import { HeldAlbumLink } from '@/tickets/when-connected'
import { Connect } from '@/wallet/connect'
import { headerVariant } from './header-variant'
import { currentPage, singleLinks, wideMenus } from './menus'
import { MobileMenuIsland } from './mobile-menu-island'
import { ProfileIsland } from './profile-island'

/** The page about the token, for browsers without script. */
const tokenPage = '/home/home_11'
const headerLink = 'whitespace-nowrap lg:px-2.5'

/** The header of a page by its path (L36 to L38): search, menus, connect and profile, or a smaller variant. */
export function SiteHeader() {
  const pathname = usePathname()
  const { category$ } = useClient()
  const variant = headerVariant(pathname)
  switch (variant) {
    case 'none':
      return null
    case 'minimal':
      return (
        <Frame
          actions={
            <>
              <ThemeToggle />
              <Connect />
            </>
          }
        />
      )
    case 'status':
      return (
        <Frame
          title={words.statusTitle}
          actions={
            <>
              <ThemeToggle />
              <ButtonLink size="small" className={headerLink} href="/newsletter">
                {words.subscribe}
              </ButtonLink>
            </>
          }
        />
      )
    case 'marketplace':
    case 'default':
      return (
        <Frame
          middle={<SearchBox placeholder={words.search} shortcut />}
          nav={
            <SiteNav
              groups={wideMenus}
              links={singleLinks(pathname)}
              current={currentPage(pathname)}
              onPagePress={category$.set}
            />
          }
          actions={
            <>
              {variant === 'marketplace' ? <MarketplaceLink /> : <BuyProduct />}
              {variant === 'marketplace' ? null : (
                <span className="max-lg:hidden">
                  <HeldAlbumLink />
                </span>
              )}
              <Connect />
              <ThemeToggle />
              <ProfileIsland pathname={pathname} />
            </>
          }
          menu={<MobileMenuIsland pathname={pathname} />}
        />
      )
  }
}

/** On a phone it is in the menu: one row has no room for it. */
const MarketplaceLink = () => (
  <ButtonLink size="small" className={cn(headerLink, 'max-sm:hidden')} href="/collection/explore_collection">
    {words.marketplace}
  </ButtonLink>
)

function BuyProduct() {
  const { swapWidget } = useClient().site
  // Without a trade widget the dialog only informs: a quiet button.
  const style = { size: 'small', variant: swapWidget ? 'outline' : 'quiet' } as const
  const className = cn('whitespace-nowrap', swapWidget === undefined && 'px-2')
  return (
    <>
      <OpenDialogButton flag="buyTokenModal" {...style} className={cn(className, 'max-lg:hidden')}>
        {words.buyProduct}
      </OpenDialogButton>
      <noscript>
        <ButtonLink href={tokenPage} {...style} className={className}>
          {words.buyProduct}
        </ButtonLink>
      </noscript>
    </>
  )
}
