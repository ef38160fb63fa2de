import type { FullReceipt, RarityOdds, ReceiptOdds } from '@lootboxes/lootbox'
import { chanceText, formatCount, parseRarity, rarityWords } from '@lootboxes/ui'

/** The label of a receipt's odds: when they were read. A redemption has only the odds of the rarities that came. */
export function oddsLabel({ what, odds }: Pick<FullReceipt, 'what' | 'odds'>): string {
  const [first, ...more] = odds
  if (first === undefined || first.basis === 'print') return 'Odds as printed'
  if (what !== 'redeemed') return 'Odds at that moment'
  return more.length === 0 ? 'Odds before the reveal' : 'Odds before each reveal'
}

/** `Legendary (foil): 1.5 %` */
const shareText = ({ rarity, share }: RarityOdds) => `${rarityWords[parseRarity(rarity)]}: ${chanceText(share)}`

/** The shares of the edges, each group with the ledger's state version they were read at. */
export const OddsLines = ({ odds }: { odds: readonly ReceiptOdds[] }) =>
  odds.map((one) => (
    <div key={one.basis === 'print' ? 'print' : one.stateVersion} className="sm:whitespace-nowrap">
      {one.shares.length === 0 ? <div>Nothing was left</div> : null}
      {one.shares.map((share) => (
        <div key={share.rarity}>{shareText(share)}</div>
      ))}
      {one.basis === 'print' ? null : (
        <div className="text-ink-soft">{`at version ${formatCount(one.stateVersion)}`}</div>
      )}
    </div>
  ))
