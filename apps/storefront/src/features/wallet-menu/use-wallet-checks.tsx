'use client'

import { Button, Link, type WalletCheck, type WalletSetupProps } from '@lootboxes/ui'
import { words } from '@/words'
import { useStorefront } from '../shop/shop-provider'
import { useStore } from '../store/use-store'

const downloads = 'https://wallet.radixdlt.com/'

/** What stands between this browser and a wallet (trap T19); undefined until the extension was asked. */
export function useWalletChecks(): WalletSetupProps | undefined {
  const { shop, walletStatus$, openPopup } = useStorefront()
  const status = useStore(walletStatus$)
  if (status === undefined) return undefined
  const { isExtensionAvailable, isWalletLinked } = status
  const checks: WalletCheck[] = [
    isExtensionAvailable
      ? { key: 'extension', state: 'ok', title: 'Wallet extension' }
      : {
          key: 'extension',
          state: 'missing',
          title: 'Wallet extension',
          text: 'This site uses the Radix Wallet: the app on your phone and the Radix Wallet Connector in this browser.',
          action: (
            <Link href={downloads} external>
              Get the Radix Wallet
            </Link>
          ),
        },
    isWalletLinked
      ? { key: 'link', state: 'ok', title: 'Phone linked' }
      : {
          key: 'link',
          state: isExtensionAvailable ? 'missing' : 'unknown',
          title: 'Phone linked',
          ...(isExtensionAvailable
            ? {
                text: 'The extension knows no phone yet.',
                action: (
                  <Button size="small" onClick={() => void openPopup()}>
                    Link a phone
                  </Button>
                ),
              }
            : {}),
        },
    {
      key: 'network',
      state: 'unknown',
      title: `Network: ${shop.networkName}`,
      text: 'Your wallet has to be on the same one.',
    },
  ]
  return { checks, ...(isExtensionAvailable ? {} : { notice: words.noWallet }) }
}
