'use client'

import { Link } from '@lootboxes/ui'
import { useQrCode, walletStores } from '@lootboxes/wallet-connector/react'
import { useState } from 'react'
import { SiteLink } from '@/client/site-link'

/** The store pages of the wallet app. */
export const WalletStores = () =>
  walletStores.map(({ name, href }) => (
    <Link key={name} href={href} external>
      {name}
    </Link>
  ))

/** A QR code that opens this page on a phone. Its code loads when the element is first rendered. */
function PageCode() {
  const code = useQrCode(location.href)
  if (!code) return null
  return (
    <figure className="py-3 text-sm pointer-coarse:hidden">
      <svg
        role="img"
        aria-label="QR code of this page"
        viewBox={`0 0 ${code.size} ${code.size}`}
        shapeRendering="crispEdges"
        className="w-40 bg-white fill-black"
      >
        <path d={code.path} />
      </svg>
      <figcaption>Scan this code to open this page on your phone.</figcaption>
    </figure>
  )
}

/** For a visitor without a wallet: the steps, the stores, and on a desktop a QR code of this page. */
export function WalletSteps() {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
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
      <p className="flex flex-wrap gap-3 text-sm">
        <WalletStores />
      </p>
      {isOpen ? <PageCode /> : null}
      <SiteLink href="/help_center" className="touch-target relative text-sm">
        How to set it up
      </SiteLink>
    </details>
  )
}
