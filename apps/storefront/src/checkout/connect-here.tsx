'use client'

import { ConnectAction } from '@/client/connect-action'
import { WalletHelp, WalletSteps } from '@/wallet/wallet-help'

/** In a dialog, for a visitor who is not connected: to connect without leaving it, and what to do without a wallet. */
export function ConnectHere() {
  return (
    <div className="flex flex-col gap-3 border-sky border-l-4 pl-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>No account is connected. What you chose stays.</p>
        <ConnectAction size="small" />
      </div>
      <WalletHelp type="loginRequest" />
      <WalletSteps />
    </div>
  )
}
