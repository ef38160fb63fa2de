'use client'

import { WalletSetup, walletChecks } from '@lootboxes/ui'
import { isTouchDevice, useDiagnosis } from '@lootboxes/wallet-connector/react'

/** Whether this browser has the wallet's extension, and whether a phone is linked with it. */
export function WalletStateIsland({ networkName }: { networkName: string }) {
  const { extensionFound, walletLinked } = useDiagnosis()
  const onPhone = extensionFound !== undefined && isTouchDevice()
  return <WalletSetup checks={walletChecks({ networkName, onPhone, extensionFound, walletLinked })} />
}
