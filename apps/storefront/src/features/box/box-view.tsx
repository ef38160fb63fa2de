import { displayAmount } from '@lootboxes/ledger'
import { FALLBACK_PRICE } from '@lootboxes/lootbox'
import { buttonStyle, cn, FaqAccordion, HowItWorks, LootboxHero, OddsSection, RecentReveals } from '@lootboxes/ui'
import { Suspense } from 'react'
import { words } from '@/words'
import { ClubIsland } from '../club/club-island'
import { FairnessSection } from '../fairness/fairness-section'
import { OpenFlagIsland } from '../header/open-flag-island'
import { inlinePicture } from '../media/inline-picture'
import { RecentsSection, recentsTitle } from '../recents/recents-section'
import type { Shop } from '../shop/shop'
import { YourTicketsIsland } from '../tickets/your-tickets-island'
import { BoxIsland } from './box-island'
import { type CurrentBox, isSoldOut } from './current-box'
import { heroTickets } from './hero-tickets'
import { drawingRows, edgeRows } from './odds-rows'
import { questions } from './questions'

export type BoxViewProps = { current: CurrentBox; shop: Pick<Shop, 'tokenSymbol' | 'ipfsUrl'> }

/** Wide enough for the label in any font, so that nothing beside it moves when the fonts arrive. */
const steady = 'min-w-37'

const unlisted = {
  title: 'Not one of our boxes',
  picture: '/boxes/unlisted.svg',
  lede: 'A component with this address may exist, but nobody here vouches for it. You can look; you cannot buy.',
}

/** The page of one box: what it is, what is left, what it may hold, and how to get it. */
export function BoxView({ current, shop }: BoxViewProps) {
  const { box, facts, address } = current
  const price = displayAmount(box?.price ?? FALLBACK_PRICE, { unit: shop.tokenSymbol })
  const soldOut = isSoldOut(facts)
  const left = facts?.supply.left
  const counted = facts && (
    <>
      Counted on the ledger at version <span className="figure">{facts.stateVersion.toLocaleString('en')}</span>.
    </>
  )
  return (
    <>
      {/* A hero painted by halves would move. */}
      <link rel="expect" href="#how" blocking="render" />
      <BoxIsland current={current} />
      <LootboxHero
        title={box?.title ?? unlisted.title}
        sale={{ status: box === undefined ? 'unlisted' : soldOut ? 'sold-out' : 'live' }}
        lede={
          box === undefined
            ? unlisted.lede
            : `A ticket is ${price}. Tear it open and one huggable creature or plant is yours to keep, trade or just look at.`
        }
        supply={left === undefined ? undefined : { left, printed: facts?.supply.max }}
        source={box === undefined ? <span className="figure break-all">{address}</span> : counted}
        tickets={heroTickets(facts?.supply)}
        picture={inlinePicture(box?.bigImage ?? unlisted.picture)}
        underPicture={inlinePicture(box?.userImage ?? unlisted.picture)}
        smallPrint={price}
        notice={
          soldOut ? (
            <p className="border-coral border-l-4 pl-4">
              Sold out: every ticket of this print is bought. What is not revealed yet can still be revealed and
              redeemed.
            </p>
          ) : undefined
        }
        actions={
          <>
            <OpenFlagIsland flag="buyModal" look="primary" disabled={box === undefined} className={steady}>
              {words.buyTickets}
            </OpenFlagIsland>
            {facts?.odds === undefined ? null : (
              <a href="#odds" className={cn(buttonStyle(), steady)}>
                See the odds
              </a>
            )}
            {box === undefined ? null : (
              <OpenFlagIsland flag="bidsModal" look="quiet">
                Prices and bids
              </OpenFlagIsland>
            )}
          </>
        }
      />
      <HowItWorks id="how" />
      {facts?.odds === undefined ? null : (
        <OddsSection
          edges={edgeRows(facts.odds, shop.ipfsUrl)}
          drawings={drawingRows(facts.odds, shop.ipfsUrl)}
          source={counted}
        />
      )}
      <YourTicketsIsland />
      {box === undefined ? null : (
        <Suspense fallback={<RecentReveals title={recentsTitle} reveals={[]} loading />}>
          <RecentsSection box={box} ipfsUrl={shop.ipfsUrl} />
        </Suspense>
      )}
      {box === undefined || facts === undefined ? null : (
        <Suspense>
          <FairnessSection box={box} facts={facts} />
        </Suspense>
      )}
      {box === undefined ? null : <ClubIsland />}
      {box === undefined ? null : <FaqAccordion questions={questions} />}
    </>
  )
}
