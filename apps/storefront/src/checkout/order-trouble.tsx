'use client'

import { RequestList } from '@lootboxes/ui'
import { useEffect, useRef, useState } from 'react'
import { useClient } from '@/client/use-client'
import { useTrouble } from '@/wallet/request-rows'
import { WalletHelp } from '@/wallet/wallet-help'

/**
 * In the dialog of an order: why the wallet has not answered, and the request item once the order was declined, failed or
 * is undetermined (trap T12).
 */
export function OrderTrouble({ kind }: { kind: 'buy' | 'reveal' | 'redeem' }) {
  const { clock } = useClient()
  const [since] = useState(() => clock.now())
  const row = useTrouble(kind, since)
  const list = useRef<HTMLUListElement>(null)
  const id = row?.id
  useEffect(() => {
    // Scrolls the row between the dialog's title and its sticky footer.
    const shown = list.current
    if (id !== undefined && shown !== null && 'scrollIntoView' in shown) shown.scrollIntoView({ block: 'nearest' })
  }, [id])
  return row === undefined ? (
    <WalletHelp type="sendTransaction" />
  ) : (
    <RequestList
      ref={list}
      requests={[row]}
      className="scroll-mt-44 scroll-mb-48 rounded-control border-[1.5px] border-rule px-4 py-3"
    />
  )
}
