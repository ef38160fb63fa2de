import type { BoxFacts } from '@lootboxes/lootbox'
import { Fact, Facts } from '../dialogs/facts'
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
    <Facts>
      {facts?.supply.left === undefined ? null : (
        <Fact term="Left in the box">{facts.supply.left.toLocaleString('en')}</Fact>
      )}
      {odds === undefined ? null : <Fact term="Best odds at this price">{odds.words}</Fact>}
      {balanceAfter === undefined ? null : <Fact term="Balance after">{balanceAfter}</Fact>}
      <Fact term="Network fee">
        {feePayer === 'box' ? 'Paid by the box: you hold the proof of 100' : 'Your wallet shows it before you sign'}
      </Fact>
    </Facts>
  )
}
