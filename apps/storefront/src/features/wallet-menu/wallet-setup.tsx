'use client'

import { Button, Link } from '@lootboxes/ui'
import { words } from '@/words'
import { useStorefront } from '../shop/shop-provider'
import { useStore } from '../store/use-store'

const downloads = 'https://wallet.radixdlt.com/'

/** What stands between this browser and a wallet: no extension, or no phone linked to it (trap T19). */
export function WalletSetup() {
  const { walletStatus$, openPopup, connect } = useStorefront()
  const status = useStore(walletStatus$)
  if (status === undefined) return null
  if (!status.isExtensionAvailable) {
    return (
      <section aria-label="Wallet set-up" className="flex flex-col items-start gap-3">
        <p className="font-semibold">{words.noWallet}</p>
        <p>
          This site uses the Radix Wallet. Install the app on your phone and the Radix Wallet Connector in this browser,
          then try again.
        </p>
        <Link href={downloads} external>
          Get the Radix Wallet
        </Link>
        <Button onClick={() => void connect()}>Try again</Button>
      </section>
    )
  }
  if (status.isWalletLinked) return null
  return (
    <section aria-label="Wallet set-up" className="flex flex-col items-start gap-3">
      <p>The extension is here, but no phone is linked to it.</p>
      <Button onClick={() => void openPopup()}>Link a phone</Button>
    </section>
  )
}
