'use client'

import { Button, type ButtonProps } from '@lootboxes/ui'
import { useConnect } from '@lootboxes/wallet-connector/react'
import { skeleton, WhenWallet } from './when-wallet'

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
