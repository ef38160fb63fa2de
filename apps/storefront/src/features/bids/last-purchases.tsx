'use client'

import { displayAmount } from '@lootboxes/ledger'
import type { LootboxEntry } from '@lootboxes/lootbox'
import { Link, Loading, Skeleton, Time } from '@lootboxes/ui'
import { useEffect, useState } from 'react'
import { useStorefront } from '../shop/shop-provider'
import type { Purchase } from './purchases'
import { readPurchases } from './read-purchases'

/** What others paid last, each with its receipt: facts in place of bids. */
export function LastPurchases({ box }: { box: LootboxEntry }) {
  const { shop } = useStorefront()
  const [read, setRead] = useState<readonly Purchase[] | 'failed' | undefined>(undefined)
  useEffect(() => {
    const ended = new AbortController()
    void readPurchases(shop, box, ended.signal).match(setRead, () =>
      ended.signal.aborted ? undefined : setRead('failed'),
    )
    return () => ended.abort()
  }, [shop, box])
  return (
    <section className="flex flex-col gap-3">
      <h3 className="heading text-xl">Last purchases</h3>
      {/* Room for ten lines from the start, so that the dialog keeps its place. */}
      <div className="max-h-60 min-h-60 overflow-y-auto overscroll-contain">
        {read === undefined ? (
          <Loading label="Reading the ledger" className="flex flex-col gap-3">
            {['a', 'b', 'c', 'd', 'e'].map((key) => (
              <Skeleton key={key} />
            ))}
          </Loading>
        ) : read === 'failed' ? (
          <p role="alert">The ledger did not answer. Close this and open it again.</p>
        ) : read.length === 0 ? (
          <p>Nobody has bought lately.</p>
        ) : (
          <ul className="list-none divide-y-[1.5px] divide-rule">
            {read.map(({ transactionId, at, count, paid }) => (
              <li key={transactionId} className="flex flex-wrap items-center justify-between gap-x-4 py-2 text-sm">
                <Link href={`/receipt/${transactionId}`}>
                  {count.toLocaleString('en')} {count === 1 ? 'ticket' : 'tickets'} for{' '}
                  {displayAmount(paid, { unit: shop.tokenSymbol })}
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
