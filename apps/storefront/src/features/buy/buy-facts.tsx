import type { BoxFacts } from '@lootboxes/lootbox'
import { Fact, Facts } from '../dialogs/facts'
import { type FeePayer, feeText } from '../forecast/fee-text'
import type { ForecastState } from '../forecast/forecast'
import { bestOdds } from './odds-line'

export type BuyFactsProps = {
  facts: BoxFacts | undefined
  balanceAfter: string | undefined
  feePayer: FeePayer
  forecast: ForecastState | undefined
}

/** What a buyer should know before the wallet asks: supply, odds, balance, fee. Each line only when it is known. */
export function BuyFacts({ facts, balanceAfter, feePayer, forecast }: BuyFactsProps) {
  const odds = facts?.odds && bestOdds(facts.odds)
  return (
    <Facts>
      {facts?.supply.left === undefined ? null : (
        <Fact term="Left in the box">{facts.supply.left.toLocaleString('en')}</Fact>
      )}
      {odds === undefined ? null : <Fact term="Best odds at this price">{odds.words}</Fact>}
      {balanceAfter === undefined ? null : <Fact term="Balance after">{balanceAfter}</Fact>}
      <Fact term="Network fee">{feeText(feePayer, forecast)}</Fact>
    </Facts>
  )
}
