'use client'

import { Button, type ButtonProps } from '@lootboxes/ui'
import { useEarlyPress } from './deferred-part'
import { useReportedConnect } from './use-reported-connect'
import { useIsAwaitingWallet, waiting } from './when-wallet'

/** A button that connects, in a page or in a dialog. It takes a press before its code or the wallet's has arrived. */
export function ConnectAction(props: Omit<ButtonProps, 'children' | 'onClick' | 'busy'>) {
  const { connect, status } = useReportedConnect()
  const isAwaiting = useIsAwaitingWallet()
  return (
    <div ref={useEarlyPress<HTMLDivElement>()} data-deferred="" className="contents">
      {/* One button in both states, so that it keeps the focus. */}
      <Button {...props} busy={status === 'connecting'} {...(isAwaiting ? waiting : {})} onClick={connect}>
        Connect wallet
      </Button>
    </div>
  )
}
