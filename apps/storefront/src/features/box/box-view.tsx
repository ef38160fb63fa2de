import { displayAmount } from '@lootboxes/ledger'
import { FALLBACK_PRICE } from '@lootboxes/lootbox'
import { buttonStyle, HowItWorks, LootboxHero, OddsTable, parseRarity, Section } from '@lootboxes/ui'
import { words } from '@/words'
import { OpenFlagIsland } from '../header/open-flag-island'
import { safeImage, safeText } from '../media/safe-image'
import type { Shop } from '../shop/shop'
import { BoxIsland } from './box-island'
import { type CurrentBox, isSoldOut } from './current-box'

export type BoxViewProps = { current: CurrentBox; shop: Pick<Shop, 'tokenSymbol' | 'ipfsUrl'> }

/** The page of one box: what it is, what is left, what it may hold, and how to get it. */
export function BoxView({ current, shop }: BoxViewProps) {
  const { box, facts } = current
  const price = displayAmount(box?.price ?? FALLBACK_PRICE, { unit: shop.tokenSymbol })
  const soldOut = isSoldOut(facts)
  const left = facts?.supply.left
  return (
    <>
      <BoxIsland current={current} />
      <LootboxHero
        title={box?.title ?? 'A box this site does not list'}
        sale={{ status: box === undefined ? 'unlisted' : soldOut ? 'sold-out' : 'live' }}
        lede={
          box === undefined
            ? `It exists under this address, but nobody here vouches for it. You can look; you cannot buy. A price we cannot confirm counts as ${price}.`
            : `A ticket is ${price}. Tear it open and one huggable creature or plant is yours to keep, trade or just look at.`
        }
        supply={left === undefined ? undefined : { left, printed: facts?.supply.max }}
        source={
          facts === undefined ? undefined : (
            <>
              Counted on the ledger at version <span className="figure">{facts.stateVersion.toLocaleString('en')}</span>
            </>
          )
        }
        picture={box?.bigImage}
        smallPrint={price}
        actions={
          <>
            <OpenFlagIsland flag="buyModal" look="primary" disabled={box === undefined}>
              {words.buyTickets}
            </OpenFlagIsland>
            <a href="#odds" className={buttonStyle()}>
              See the odds
            </a>
          </>
        }
      />
      <HowItWorks />
      {facts?.odds === undefined ? null : (
        <Section
          id="odds"
          title="What is left in the box"
          lede="Chance is copies left divided by all copies left. It changes with every reveal, and reaches zero when the last copy is gone."
        >
          <OddsTable
            caption="What can be drawn and how likely it is"
            rows={facts.odds.lines.map(({ key, name, rarity, imageUrl, left: copies, share }) => ({
              key,
              name: safeText(name ?? 'Without a name'),
              rarity: parseRarity(rarity),
              picture: safeImage(imageUrl, shop.ipfsUrl),
              left: copies,
              chance: share,
            }))}
          />
        </Section>
      )}
    </>
  )
}
