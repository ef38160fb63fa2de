import { SiteHeader as Frame, ThemeToggle } from '@lootboxes/ui'
import { words } from '@/words'
import { ConnectIsland } from './connect-island'
import { MobileMenuIsland } from './mobile-menu-island'
import { links } from './nav-links'
import { OpenFlagIsland } from './open-flag-island'

/** Logo, where to go, buy the token, connect, day or night; below 1024 px a menu with the search form. */
export function SiteHeader() {
  return (
    <Frame
      links={links}
      actions={
        <>
          <ThemeToggle />
          <OpenFlagIsland flag="buyTokenModal" size="small" className="max-lg:hidden">
            {words.buyProduct}
          </OpenFlagIsland>
          <ConnectIsland />
        </>
      }
      menu={<MobileMenuIsland />}
    />
  )
}
