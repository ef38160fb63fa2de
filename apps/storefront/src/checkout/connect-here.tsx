'use client'

import { isTouchDevice, useDiagnosis } from '@lootboxes/wallet-connector/react'
import { ConnectAction } from '@/client/connect-action'
import { useClient, useStore } from '@/client/use-client'
import { ObstacleText } from '@/wallet/wallet-checks'
import { WalletHelp, WalletSteps } from '@/wallet/wallet-help'

/** The part of a dialog for a user without a connected account: the connect button, and help for users without a wallet. */
export function ConnectHere() {
  const { extensionFound } = useDiagnosis()
  const isMissing = extensionFound === false && !isTouchDevice()
  // The banner of the page is behind the dialog.
  const obstacle = useStore(useClient().obstacle$) ?? (isMissing ? 'missingExtension' : undefined)
  return (
    <div className="flex flex-col gap-3 border-sky border-l-4 pl-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>No account is connected. Your quantity is kept.</p>
        <ConnectAction size="small" variant="primary" />
      </div>
      {obstacle === undefined ? null : <ObstacleText obstacle={obstacle} />}
      <WalletHelp type="loginRequest" />
      <WalletSteps />
    </div>
  )
}
