import { Link as KitLink } from '@lootboxes/ui'
import { words } from '@/words'
import { ThemeIsland } from '../theme/theme-island'
import { ConnectIsland } from './connect-island'
import { Logo } from './logo'
import { OpenFlagIsland } from './open-flag-island'

const links = [
  { href: '/', label: 'Box' },
  { href: '/#odds', label: 'Odds' },
  { href: '/#fairness', label: 'Fairness' },
  { href: '/terms', label: 'Terms' },
] as const

/** Logo, where to go, buy the token, connect, day or night. */
export function SiteHeader() {
  return (
    <header className="border-frame border-b-[1.5px]">
      <div className="wrap flex min-h-17 items-center gap-4">
        <a href="/" className="inline-flex min-h-11 items-center">
          <Logo />
        </a>
        <nav aria-label="Main" className="hidden gap-6 lg:flex">
          {links.map(({ href, label }) => (
            <KitLink key={href} href={href} look="nav">
              {label}
            </KitLink>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <ThemeIsland />
          <OpenFlagIsland flag="buyTokenModal" size="small" className="max-sm:hidden">
            {words.buyProduct}
          </OpenFlagIsland>
          <ConnectIsland />
        </div>
      </div>
    </header>
  )
}
