import { rarityWords } from '@lootboxes/ui'
import type { FullReceipt } from './read-receipt'
import type { EdgeOdds, ReceiptOdds } from './receipt-odds'

/** What the odds of a receipt are those of. */
export function oddsLabel({ what, odds }: Pick<FullReceipt, 'what' | 'odds'>): string {
  const [first, ...more] = odds
  if (first === undefined || first.basis === 'print') return 'Odds as printed'
  if (what !== 'redeemed') return 'Odds at that moment'
  return more.length === 0 ? 'Odds before the draw' : 'Odds before each draw'
}

/** `Foil: 1.5 %` */
const share = ({ edge, share }: EdgeOdds) => `${rarityWords[edge]}: ${(share * 100).toFixed(1)} %`

const linesOf = (odds: ReceiptOdds): readonly string[] => {
  const shares = odds.shares.length === 0 ? ['Nothing was left'] : odds.shares.map(share)
  return odds.basis === 'print' ? shares : [...shares, `at ledger version ${odds.stateVersion.toLocaleString('en')}`]
}

/** The shares of the edges, each group with the ledger's state version it was read at. */
export const OddsLines = ({ odds }: { odds: readonly ReceiptOdds[] }) =>
  odds.map((one) => (
    <div key={one.basis === 'print' ? 'print' : one.stateVersion}>
      {linesOf(one).map((line) => (
        <div key={line}>{line}</div>
      ))}
    </div>
  ))
