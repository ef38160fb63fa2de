import { SkipLink } from '@lootboxes/ui'
import type { ReactNode } from 'react'
import { env } from '@/env'
import { DialogsIsland } from '../dialogs/dialogs-island'
import { SiteFooter } from '../footer/site-footer'
import { SiteHeader } from '../header/site-header'
import { readShop } from '../shop/read-shop'
import { ShopProvider } from '../shop/shop-provider'
import { FloatingButtonsIsland } from '../tickets/floating-buttons-island'
import { devWalletScript } from './dev-wallet-script'
import { firstScript } from './first-script'

/** The document around every page. On the devnet, and only there, its wallet comes along. */
export function SiteFrame({ nonce, children }: { nonce: string | undefined; children: ReactNode }) {
  const { devnetUrl } = env()
  const shop = readShop()
  return (
    <html lang="en" suppressHydrationWarning>
      <body className="flex min-h-dvh flex-col">
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: firstScript(shop) + (devnetUrl ? devWalletScript(devnetUrl) : '') }}
        />
        <ShopProvider shop={shop}>
          <SkipLink />
          <SiteHeader />
          <main id="main" tabIndex={-1} className="grow">
            {children}
            <noscript>
              <p className="wrap py-6">
                Buying, revealing and redeeming need scripts: your wallet speaks to this page through them.
              </p>
            </noscript>
            <FloatingButtonsIsland />
          </main>
          <SiteFooter year={new Date().getFullYear()} />
          <DialogsIsland />
        </ShopProvider>
      </body>
    </html>
  )
}
