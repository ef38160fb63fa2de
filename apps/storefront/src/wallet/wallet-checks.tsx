'use client'

import { Button, Link, type WalletCheck, type WalletSetupProps } from '@lootboxes/ui'
import { useConnect, useExtensionStatus } from '@lootboxes/wallet-connector/react'
import { useClient, useStore } from '@/client/use-client'
import { words } from '@/config/copy'

const downloads = 'https://wallet.radixdlt.com/'

const GetWallet = () => (
  <Link href={downloads} external>
    Get the Radix Wallet
  </Link>
)

const extension = { key: 'extension', title: 'Wallet extension' } as const
const link = { key: 'link', title: 'Phone linked' } as const
const network = (networkName: string): WalletCheck => ({
  key: 'network',
  state: 'unknown',
  title: `Network: ${networkName}`,
  text: 'Your wallet has to be on the same one.',
})

/** The checks before the extension has answered. */
export const checking = (networkName: string): WalletSetupProps => ({
  checks: [{ ...extension, state: 'checking' }, { ...link, state: 'checking' }, network(networkName)],
})

/** The checks of extension, phone and network (trap T19). Undefined until the extension has answered. */
export function useWalletChecks(): WalletSetupProps | undefined {
  const { site } = useClient()
  const { linkWallet } = useConnect()
  const status = useExtensionStatus()
  if (status === undefined) return undefined
  const { isExtensionAvailable, isWalletLinked } = status
  const checks: WalletCheck[] = [
    isExtensionAvailable
      ? { ...extension, state: 'ok' }
      : {
          ...extension,
          state: 'missing',
          text: 'This site uses the Radix Wallet: the app on your phone and the Radix Wallet Connector in this browser.',
          action: <GetWallet />,
        },
    isWalletLinked
      ? { ...link, state: 'ok' }
      : {
          ...link,
          state: isExtensionAvailable ? 'missing' : 'unknown',
          ...(isExtensionAvailable
            ? {
                text: 'The extension knows no phone yet.',
                action: (
                  <Button size="small" onClick={linkWallet}>
                    Link a phone
                  </Button>
                ),
              }
            : {}),
        },
    network(site.networkName),
  ]
  return { checks, ...(isExtensionAvailable ? {} : { notice: words.noWallet }) }
}

/** What the wallet stopped at, under the header until it is overcome or put away (traps T4, T19). */
export function WalletBanner() {
  const { site, obstacle$ } = useClient()
  const obstacle = useStore(obstacle$)
  if (obstacle === undefined) return null
  return (
    <aside aria-label="Wallet" data-obstacle={obstacle} className="border-coral border-b-4 bg-card">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3">
        {obstacle === 'missingExtension' ? (
          <p>
            <strong className="font-semibold">{words.noWallet}</strong> This site uses the Radix Wallet: the app on your
            phone and the Radix Wallet Connector in this browser. <GetWallet />
          </p>
        ) : (
          <p>
            <strong className="font-semibold">Your wallet is on another network.</strong> This site is on{' '}
            {site.networkName}. Choose it in the wallet’s settings, then connect again.
          </p>
        )}
        <Button size="small" variant="quiet" onClick={() => obstacle$.set(undefined)}>
          Dismiss
        </Button>
      </div>
    </aside>
  )
}
