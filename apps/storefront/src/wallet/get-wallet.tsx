'use client'

import { Link, QrCode, WalletSteps as Steps } from '@lootboxes/ui'
import { useQrCode, walletStores } from '@lootboxes/wallet-connector/react'
import { useState } from 'react'

/** The store pages of the wallet app. */
export const WalletStores = () =>
  walletStores.map(({ name, href }) => (
    <Link key={name} href={href} external>
      {name}
    </Link>
  ))

/** For a visitor without a wallet. The code of the QR code loads when the steps are open. */
export function WalletSteps() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Steps
      onToggle={(event) => setOpen(event.currentTarget.open)}
      stores={<WalletStores />}
      code={isOpen ? <PageCode /> : null}
      help={
        <Link href="/help_center" className="touch-target relative text-sm">
          How to set it up
        </Link>
      }
    />
  )
}

function PageCode() {
  const code = useQrCode(location.href)
  return code ? <QrCode label="QR code of this page" {...code} /> : null
}
