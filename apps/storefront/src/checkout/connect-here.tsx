'use client'

import { ConnectAction } from '@/client/connect-action'
import { SiteLink } from '@/client/site-link'
import { WalletHelp } from '@/wallet/wallet-help'

/** In a dialog, for a visitor who is not connected: to connect without leaving it, and what to do without a wallet. */
export function ConnectHere() {
  return (
    <div className="flex flex-col gap-3 border-sky border-l-4 pl-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>No account is connected. What you chose stays.</p>
        <ConnectAction size="small" />
      </div>
      <WalletHelp type="loginRequest" />
      <details>
        <summary className="min-h-11 cursor-pointer content-center font-medium">No wallet yet?</summary>
        <ol className="hidden list-decimal pl-6 text-sm pointer-coarse:block [&>li]:py-1">
          <li>Put the Radix Wallet on this phone and make an account in it.</li>
          <li>Come back to this page and press Connect wallet: the wallet opens and asks.</li>
        </ol>
        <ol className="list-decimal pl-6 text-sm pointer-coarse:hidden [&>li]:py-1">
          <li>Put the Radix Wallet on your phone and make an account in it.</li>
          <li>Add the Radix Connector to this browser and link the two with its code.</li>
          <li>Come back to this page and press Connect wallet.</li>
        </ol>
        <SiteLink href="/help_center" className="touch-target relative text-sm">
          How to set it up
        </SiteLink>
      </details>
    </div>
  )
}
