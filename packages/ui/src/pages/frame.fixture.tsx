import type { ReactNode } from 'react'
import { useState } from 'react'
import { account } from '../fixtures/ledger.fixture'
import { createLink, helpLink, menus, profilePages, socials } from '../fixtures/menus.fixture'
import { Button } from '../parts/button'
import { ThemeToggle } from '../parts/theme-switch'
import { MobileMenu } from '../sections/mobile-menu'
import type { CurrentPage } from '../sections/nav'
import { ProfileMenu } from '../sections/profile-menu'
import { SearchForm } from '../sections/search-form'
import { SiteFooter } from '../sections/site-footer'
import { SiteHeader } from '../sections/site-header'
import { SiteNav } from '../sections/site-nav'
import { ConnectButton } from '../wallet/connect-button'

const links = [createLink, helpLink]

/** A page with header, content and footer. */
export function Frame({
  children,
  persona,
  failures = 0,
  current = '/collection/avatar_1',
}: {
  children: ReactNode
  persona?: string
  failures?: number
  current?: CurrentPage
}) {
  const [open, setOpen] = useState(false)
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader
        middle={<SearchForm shortcut />}
        nav={<SiteNav groups={menus} links={links} current={current} />}
        actions={
          <>
            <Button size="small" variant="quiet" className="whitespace-nowrap max-xl:hidden">
              Buy Baller
            </Button>
            <ConnectButton persona={persona} failures={failures} />
            <ThemeToggle className="max-xl:hidden" />
            <ProfileMenu
              {...(persona ? { profile: { name: persona, address: account, balance: '1,204.5 XRD' } } : {})}
              placeholder={{ address: 'acco...x4kfgt', balance: '10 ETH' }}
              pages={profilePages}
              signOut={{ label: 'Sign out', href: '#login' }}
              className="max-sm:hidden"
            />
          </>
        }
        menu={
          <MobileMenu
            open={open}
            onOpenChange={setOpen}
            groups={menus}
            links={links}
            current={current}
            socials={socials}
            actions={[{ label: 'Buy Baller', onPress: () => undefined }]}
          />
        }
      />
      <main id="main" className="flex-1">
        {children}
      </main>
      <SiteFooter
        year={2026}
        links={[
          { label: 'Terms', href: '#terms' },
          { label: 'Privacy', href: '#privacy' },
        ]}
        socials={socials}
        partner={{ name: 'XRD Domains', href: '#domains' }}
      />
    </div>
  )
}
