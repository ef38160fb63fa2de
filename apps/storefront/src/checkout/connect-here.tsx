'use client'

import { ConnectAction } from '@/client/connect-action'
import { WalletHelp, WalletSteps } from '@/wallet/wallet-help'

/** The part of a dialog for a user without a connected account: the connect button, and help for users without a wallet. */
export function ConnectHere() {
  return (
    <div className="flex flex-col gap-3 border-sky border-l-4 pl-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>No account is connected. Your quantity is kept.</p>
        <ConnectAction size="small" />
      </div>
      <WalletHelp type="loginRequest" />
      <WalletSteps />
    </div>
  )
}
