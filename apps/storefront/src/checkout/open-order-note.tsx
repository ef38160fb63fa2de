'use client'

import type { UnsettledOrder } from '@lootboxes/lootbox/client'
import { type OpenOrder, useHoldings, useRefresh, useSettleOrder } from '@lootboxes/lootbox/react'
import { Button, Checkbox, Link } from '@lootboxes/ui'
import { useRequestItems } from '@lootboxes/wallet-connector/react'
import { useClient } from '@/client/use-client'

const texts = {
  buy: {
    what: 'A purchase from this box is still open.',
    harm: 'If you buy again, you may pay twice.',
    again: 'Buy again all the same',
    settled: 'The open purchase is settled: its tickets are there.',
  },
  reveal: {
    what: 'A reveal from this box is still open.',
    harm: 'A ticket is revealed once: if you send it again, you may pay the network fee for nothing.',
    again: 'Reveal all the same',
    settled: 'The open reveal is settled: its tickets are revealed.',
  },
  redeem: {
    what: 'A redemption from this box is still open.',
    harm: 'A ticket is redeemed once: if you send it again, you may pay the network fee for nothing.',
    again: 'Redeem all the same',
    settled: 'The open redemption is settled: its tickets were redeemed.',
  },
} as const

/** Reports an open order of the same kind, offers to check it, and asks for confirmation before another one. */
export function OpenOrderNote({ id, order }: { id: string; order: OpenOrder }) {
  const { kind, known, isConfirmed, confirm } = order
  const { what, harm, again } = texts[kind]
  return (
    <div id={id} role="alert" className="flex flex-col gap-3 border-gold border-l-4 pl-4">
      <p>
        <strong className="font-semibold">{what}</strong> Its result is not known yet: it may have succeeded. {harm}
      </p>
      {'unsettled' in known ? <Unsettled order={known.unsettled} /> : <Submitted {...known} />}
      <Checkbox checked={isConfirmed} onChange={({ currentTarget }) => confirm(currentTarget.checked)} label={again} />
    </div>
  )
}

/** An order with a transaction id: the ledger knows its end. */
function Submitted({ transactionIntentHash }: { transactionIntentHash: string }) {
  const { explorerUrl } = useClient().site
  const { check, checks } = useRequestItems()
  return (
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
  )
}

/** Without an id, the holdings of the account settle the order. */
function Unsettled({ order }: { order: UnsettledOrder }) {
  const { activity } = useClient()
  const { status } = useHoldings()
  const refresh = useRefresh()
  useSettleOrder(order, () => activity.announce(texts[order.kind].settled))
  return (
    <>
      <p>
        {order.code === undefined
          ? 'It was sent to your wallet, and the wallet has not answered this page. Look for it in your wallet.'
          : 'Your wallet gave no transaction id. Look for it in the history of your wallet.'}{' '}
        This note goes when your account shows how it ended.
      </p>
      <Button
        size="small"
        type="button"
        busy={status === 'loading'}
        onClick={() => void refresh()}
        className="self-start"
      >
        Check again
      </Button>
    </>
  )
}
