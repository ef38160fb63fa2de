import type { BoxFacts } from '@lootboxes/lootbox'
import type { ReactNode } from 'react'
import { bestOdds } from './odds-line'

export type BuyFactsProps = {
  facts: BoxFacts | undefined
  balanceAfter: string | undefined
  /** Members of the 100-club leave the network fee to the box. */
  feePayer: 'box' | 'account'
}

/** What a buyer should know before the wallet asks: supply, odds, balance, fee. Each line only when it is known. */
export function BuyFacts({ facts, balanceAfter, feePayer }: BuyFactsProps) {
  const odds = facts?.odds && bestOdds(facts.odds)
  return (
    <dl className="flex flex-col">
      {facts?.supply.left === undefined ? null : (
        <Fact term="Left in the box">{facts.supply.left.toLocaleString('en')}</Fact>
      )}
      {odds === undefined ? null : <Fact term="Best odds at this price">{odds.words}</Fact>}
      {balanceAfter === undefined ? null : <Fact term="Balance after">{balanceAfter}</Fact>}
      <Fact term="Network fee">
        {feePayer === 'box' ? 'Paid by the box: you hold the proof of 100' : 'Your wallet shows it before you sign'}
      </Fact>
    </dl>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-5 border-rule border-t-[1.5px] py-2.5">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="text-right font-semibold">{children}</dd>
    </div>
  )
}
