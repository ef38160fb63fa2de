'use client'

import { Button, Link, type WalletSetupProps, walletChecks } from '@lootboxes/ui'
import { isTouchDevice, useDiagnosis, useWallet } from '@lootboxes/wallet-connector/react'
import type { Obstacle } from '@/client/activity'
import { useClient, useStore } from '@/client/use-client'
import { words } from '@/config/copy'
import { LinkPhone, useWalletHelp, WalletHelp } from './wallet-help'

const downloads = 'https://wallet.radixdlt.com/'

const GetWallet = () => (
  <Link href={downloads} external className="touch-target relative">
    Get the Radix Wallet
  </Link>
)

/** The sentence after the one of the specification (trap T19). */
const usesWallet =
  'This site uses the Radix Wallet: the app on your phone and the Radix Wallet Connector in this browser.'

const usesApp = 'This site uses the Radix Wallet, the app on this phone. The app opens for each request.'

/** The checks before the extension has answered. */
export const checking = (networkName: string): WalletSetupProps => ({ checks: walletChecks({ networkName }) })

/** The checks of extension, phone and network (trap T19). Undefined until the extension has answered. */
export function useWalletChecks(): WalletSetupProps | undefined {
  const { networkName } = useClient().site
  const help = useWalletHelp()
  const { extensionFound, walletLinked } = useDiagnosis()
  const { status } = useWallet()
  if (extensionFound === undefined) return undefined
  const onPhone = isTouchDevice()
  const checks = walletChecks({
    networkName,
    isConnected: status === 'connected',
    onPhone,
    extensionFound,
    walletLinked,
    getWallet: { text: onPhone ? usesApp : usesWallet, action: <GetWallet /> },
    linkPhone: <LinkPhone />,
    help: help && { ...help, isWaiting: help.request !== undefined },
  })
  return { checks, ...(extensionFound ? {} : { notice: words.noWallet }) }
}

/** The problem that the user has to solve outside this page, and how (traps T4, T19). */
export function ObstacleText({ obstacle }: { obstacle: Obstacle }) {
  const { networkName } = useClient().site
  return obstacle === 'missingExtension' ? (
    <p>
      <strong className="font-semibold">{words.noWallet}</strong> {usesWallet} <GetWallet />
    </p>
  ) : (
    <p>
      <strong className="font-semibold">Your wallet is on another network.</strong> This site is on {networkName}.
      Choose it in the wallet’s settings, then connect again.
    </p>
  )
}

/**
 * Under the header: why a request has no answer, or the failure of the last one until the user dismisses it (traps T4,
 * T19).
 */
export function WalletBanner() {
  const { obstacle$ } = useClient()
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
        <ObstacleText obstacle={obstacle} />
        <Button size="small" variant="quiet" onClick={() => obstacle$.set(undefined)}>
          Dismiss
        </Button>
      </div>
    </aside>
  )
}
