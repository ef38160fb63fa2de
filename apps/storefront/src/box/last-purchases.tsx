'use client'

import { displayAmount } from '@lootboxes/ledger'
import type { LootboxEntry } from '@lootboxes/lootbox'
import { usePurchases } from '@lootboxes/lootbox/react'
import { countText, Link, Loading, Skeleton, Time } from '@lootboxes/ui'
import { useClient } from '@/client/use-client'
import { receiptPath } from '@/config/paths'

/** The latest purchases with links to their receipts. */
export function LastPurchases({ box }: { box: LootboxEntry }) {
  const { site } = useClient()
  const purchases = usePurchases(box)
  return (
    <section className="flex flex-col gap-3">
      <h3 className="heading text-xl">Last purchases</h3>
      {/* Room for ten lines from the start: no layout shift. */}
      <div className="max-h-60 min-h-60 overflow-y-auto overscroll-contain">
        {purchases === 'failed' ? (
          <p role="alert">The ledger did not answer. Close this and open it again.</p>
        ) : purchases === undefined ? (
          <Loading label="Reading the ledger" className="flex flex-col gap-3">
            {['a', 'b', 'c', 'd', 'e'].map((key) => (
              <Skeleton key={key} />
            ))}
          </Loading>
        ) : purchases.length === 0 ? (
          <p>No recent purchases.</p>
        ) : (
          <ul className="list-none divide-y-[1.5px] divide-rule">
            {purchases.map(({ transactionIntentHash, at, count, paid }) => (
              <li
                key={transactionIntentHash}
                className="flex flex-wrap items-center justify-between gap-x-4 py-2 text-sm"
              >
                <Link href={receiptPath(transactionIntentHash)}>
                  {countText(count, 'ticket')} for {displayAmount(paid, { unit: site.tokenSymbol })}
                </Link>
                <Time at={at} className="text-ink-soft" />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
