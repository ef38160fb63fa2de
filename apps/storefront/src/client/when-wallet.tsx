'use client'

import { Button, type ButtonProps } from '@lootboxes/ui'
import { useConnect, useWallet } from '@lootboxes/wallet-connector/react'
import type { ReactNode } from 'react'

/** Renders `fallback` until the connection to the wallet exists (spec L80, trap T30). If its code fails to load, the children offer another try. */
export function WhenWallet({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const { toolkit, loadError } = useWallet()
  return toolkit === undefined && loadError === undefined ? fallback : children
}

/** Turns a button into the skeleton of itself: as large, so that nothing moves when the button takes its place. */
export const skeleton = {
  inert: true,
  'aria-hidden': true,
  variant: 'quiet',
  className: 'bg-wash-strong! text-transparent! [&>*]:invisible motion-safe:animate-breathe forced-colors:border',
} as const

const label = 'Connect wallet'

/** A button that connects, in a page or in a dialog. */
export function ConnectAction(props: Omit<ButtonProps, 'children' | 'onClick' | 'busy'>) {
  const { connect, status } = useConnect()
  return (
    <WhenWallet
      fallback={
        <Button {...props} {...skeleton}>
          {label}
        </Button>
      }
    >
      <Button {...props} busy={status === 'connecting'} onClick={connect}>
        {label}
      </Button>
    </WhenWallet>
  )
}
