'use client'

import { Button, Link, type WalletCheck, type WalletSetupProps } from '@lootboxes/ui'
import { useDiagnosis } from '@lootboxes/wallet-connector/react'
import { useClient, useStore } from '@/client/use-client'
import { words } from '@/config/copy'
import { LinkPhone, useWalletHelp, WalletHelp } from './wallet-help'

const downloads = 'https://wallet.radixdlt.com/'

const GetWallet = () => (
  <Link href={downloads} external>
    Get the Radix Wallet
  </Link>
)

/** The sentence after the one of the specification (trap T19). */
const usesWallet =
  'This site uses the Radix Wallet: the app on your phone and the Radix Wallet Connector in this browser.'

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
  const help = useWalletHelp()
  const { extensionFound, walletLinked } = useDiagnosis()
  if (extensionFound === undefined) return undefined
  const checks: WalletCheck[] = [
    extensionFound
      ? { ...extension, state: 'ok' }
      : {
          ...extension,
          state: 'missing',
          text: usesWallet,
          action: <GetWallet />,
        },
    walletLinked
      ? { ...link, state: 'ok' }
      : {
          ...link,
          state: extensionFound && walletLinked === false ? 'missing' : 'unknown',
          ...(extensionFound ? { action: <LinkPhone />, ...help } : {}),
        },
    network(site.networkName),
    ...(walletLinked && help?.request
      ? [{ key: 'answer', title: 'Answer of your wallet', state: 'missing' as const, ...help }]
      : []),
  ]
  return { checks, ...(extensionFound ? {} : { notice: words.noWallet }) }
}

/**
 * Under the header: why a request has no answer, or the failure of the last one until the user dismisses it (traps T4,
 * T19).
 */
export function WalletBanner() {
  const { site, obstacle$ } = useClient()
  const obstacle = useStore(obstacle$)
  const isWaiting = useWalletHelp()?.request !== undefined
  if (isWaiting)
    return (
      <aside aria-label="Wallet" className="border-stub border-b-4 bg-card">
        <div className="wrap py-3">
          <WalletHelp />
        </div>
      </aside>
    )
  if (obstacle === undefined) return null
  return (
    <aside aria-label="Wallet" data-obstacle={obstacle} className="border-coral border-b-4 bg-card">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3">
        {obstacle === 'missingExtension' ? (
          <p>
            <strong className="font-semibold">{words.noWallet}</strong> {usesWallet} <GetWallet />
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
