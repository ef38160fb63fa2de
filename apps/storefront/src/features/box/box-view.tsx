import { displayAmount } from '@lootboxes/ledger'
import { FALLBACK_PRICE } from '@lootboxes/lootbox'
import { OddsTable, SaleStatus, SupplyMeter, Ticket } from '@lootboxes/ui'
import { words } from '@/words'
import { OpenFlagIsland } from '../header/open-flag-island'
import { type CurrentBox, isSoldOut, leftOf } from './box-facts'
import { BoxIsland } from './box-island'

/** The page of one box: what it is, what is left, what it may hold, and how to get it. */
export function BoxView({ current, tokenSymbol }: { current: CurrentBox; tokenSymbol: string }) {
  const { box, facts } = current
  const price = displayAmount(box?.price ?? FALLBACK_PRICE, { unit: tokenSymbol })
  const left = facts === undefined ? undefined : leftOf(facts)
  const soldOut = isSoldOut(facts)
  const sale = box === undefined ? 'unlisted' : soldOut ? 'sold-out' : 'live'
  return (
    <>
      <BoxIsland current={current} />
      <section className="wrap grid items-center gap-10 py-10 lg:grid-cols-[5fr_6fr] lg:py-16">
        <div className="flex flex-col items-start gap-5">
          <SaleStatus sale={{ status: sale }} />
          <h1 className="heading text-7xl">{box?.title ?? 'A box this site does not list'}</h1>
          <p className="max-w-[34ch] text-ink-soft text-lg">
            {box === undefined
              ? 'It exists under this address, but nobody here vouches for it. You can look; you cannot buy.'
              : `A ticket is ${price}. Tear it open and one huggable creature or plant is yours to keep, trade or just look at.`}
          </p>
          {left === undefined || facts === undefined ? null : (
            <SupplyMeter className="w-full max-w-md" left={left} printed={facts.max} />
          )}
          <div className="flex flex-wrap gap-3">
            <OpenFlagIsland flag="buyModal" look="primary" disabled={box === undefined}>
              {words.buyTickets}
            </OpenFlagIsland>
          </div>
        </div>
        <Ticket id="#1087#" title={box?.name ?? ''} picture={box?.bigImage} smallPrint={price} bright priority />
      </section>
      <section id="odds" className="wrap py-14">
        <h2 className="heading mb-6 text-5xl">What is left in the box</h2>
        {facts === undefined ? null : (
          <OddsTable
            caption="What can be drawn and how likely it is"
            rows={facts.odds.map(({ key, name, rarity, imageUrl, left: copies, share }) => ({
              key,
              name,
              rarity,
              picture: imageUrl,
              left: copies,
              chance: share,
            }))}
          />
        )}
      </section>
    </>
  )
}
