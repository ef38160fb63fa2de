import { SkipLink } from '@lootboxes/ui'
import type { ReactNode } from 'react'
import { ClientProvider } from '@/client/client-provider'
import { env } from '@/config/env'
import { readSiteConfig } from '@/config/read-site-config'
import { DeferredFooter, DeferredHeader, DeferredWalletNotice } from './deferred-parts'
import { devWalletScript } from './dev-wallet-script'
import { Dialogs } from './dialogs'
import { firstScript } from './first-script'
import { FollowTheme } from './follow-theme'
import { Framed } from './framed'
import { PageEnd } from './page-end'
import { RouteFocus } from './route-focus'

/** The document around every page. On the devnet it also loads the development wallet. */
export function SiteFrame({ nonce, children }: { nonce: string | undefined; children: ReactNode }) {
  const { devnetUrl } = env()
  const site = readSiteConfig()
  // oxlint-disable-next-line react/purity -- a server component: each response states the year it was made in
  const year = new Date().getFullYear()
  return (
    <html lang="en" suppressHydrationWarning>
      <body className="flex min-h-dvh flex-col">
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: firstScript + (devnetUrl ? devWalletScript(devnetUrl) : '') }}
        />
        <ClientProvider site={site}>
          <SkipLink />
          <RouteFocus />
          <FollowTheme />
          <DeferredHeader />
          <DeferredWalletNotice />
          <main id="main" tabIndex={-1} className="grow">
            <noscript>
              <p className="wrap pt-4">
                JavaScript is off. You can read this site, but you cannot connect a wallet, buy, reveal or redeem.
              </p>
            </noscript>
            {children}
            <Framed>
              <PageEnd />
            </Framed>
          </main>
          <Framed>
            <DeferredFooter year={year} config={site.footer} />
          </Framed>
          <Dialogs />
        </ClientProvider>
      </body>
    </html>
  )
}
