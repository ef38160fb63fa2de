import type { ReactNode } from 'react'
import { useState } from 'react'
import { Button } from '../parts/button'
import { ThemeToggle } from '../parts/theme-switch'
import { MobileMenu } from '../sections/mobile-menu'
import { SiteFooter } from '../sections/site-footer'
import { SiteHeader } from '../sections/site-header'
import { ConnectButton } from '../wallet/connect-button'

const links = [
  { label: 'Box', href: '#box', current: true },
  { label: 'Marketplace', href: '#marketplace' },
  { label: 'Fairness', href: '#fairness' },
  { label: 'Help', href: '#help' },
]

/** A page as a visitor meets it: header, content, footer. */
export function Frame({
  children,
  persona,
  failures = 0,
}: {
  children: ReactNode
  persona?: string
  failures?: number
}) {
  const [open, setOpen] = useState(false)
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader
        links={links}
        actions={
          <>
            <Button size="small" className="max-sm:hidden">
              Buy Baller
            </Button>
            <ConnectButton persona={persona} failures={failures} />
            <ThemeToggle className="max-sm:hidden" />
          </>
        }
        menu={
          <MobileMenu open={open} onOpenChange={setOpen} links={links}>
            <Button wide>Buy Baller</Button>
          </MobileMenu>
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
        socials={[
          { kind: 'twitter', href: '#twitter', label: 'Twitter' },
          { kind: 'telegram', href: '#telegram', label: 'Telegram' },
        ]}
        partner={{ name: 'XRD Domains', href: '#domains' }}
      />
    </div>
  )
}
