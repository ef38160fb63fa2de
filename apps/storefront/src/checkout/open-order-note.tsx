'use client'

import { Button, Checkbox, Link } from '@lootboxes/ui'
import { useRequestItems } from '@lootboxes/wallet-connector/react'
import { useClient } from '@/client/use-client'
import type { OpenOrder } from './use-open-order'

const texts = {
  buy: {
    what: 'A purchase from this box is still open.',
    harm: 'Buying again may buy twice.',
    again: 'Buy again all the same',
  },
  reveal: {
    what: 'Tickets of this box are still being opened.',
    harm: 'A ticket opens once: to send the same one again would cost the network fee for nothing.',
    again: 'Reveal all the same',
  },
  redeem: {
    what: 'A redemption from this box is still open.',
    harm: 'A ticket is redeemed once: to send the same one again would cost the network fee for nothing.',
    again: 'Redeem all the same',
  },
} as const

/** Says that an order of the same kind is open, leads to it, and asks before another one. */
export function OpenOrderNote({ id, order }: { id: string; order: OpenOrder }) {
  const { explorerUrl } = useClient().site
  const { check, checks } = useRequestItems()
  const { kind, transactionIntentHash, isConfirmed, confirm } = order
  const { what, harm, again } = texts[kind]
  return (
    <div id={id} role="alert" className="flex flex-col gap-3 border-gold border-l-4 pl-4">
      <p>
        <strong className="font-semibold">{what}</strong> Nobody knows yet how it ended: it may well have worked. {harm}
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button
          size="small"
          type="button"
          busy={checks.get(transactionIntentHash) === 'asking'}
          onClick={() => void check(transactionIntentHash)}
        >
          Check again
        </Button>
        {explorerUrl === undefined ? null : (
          <Link href={`${explorerUrl}/transaction/${transactionIntentHash}`} external>
            The open transaction
          </Link>
        )}
      </div>
      <Checkbox checked={isConfirmed} onChange={({ currentTarget }) => confirm(currentTarget.checked)} label={again} />
    </div>
  )
}
