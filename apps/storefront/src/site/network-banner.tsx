'use client'

import { useClient, useStore } from '@/client/use-client'

/** A wallet on another network can do nothing here; said above every page until a login fits (trap T4). */
export function NetworkBanner() {
  const { obstacle$, site } = useClient()
  if (useStore(obstacle$) !== 'wrongNetwork') return null
  return (
    <p role="status" className="border-coral border-b-[1.5px] bg-card py-3">
      <span className="wrap block">
        <strong className="font-semibold">Your wallet is on another network.</strong> This site is on {site.networkName}
        : switch the network in the settings of your wallet, then connect again.
      </span>
    </p>
  )
}
