import { type ComponentAddress, displayAmount } from '@lootboxes/ledger'
import { type BoxFacts, FALLBACK_PRICE, type LootboxEntry } from '@lootboxes/lootbox'
import type { Sale } from '@lootboxes/lootbox/client'
import { buttonStyle, chanceText, cn, countText, formatCount, Link, LootboxHero, Time } from '@lootboxes/ui'
import { preload } from 'react-dom'
import { OpenDialogButton } from '@/client/open-dialog-button'
import { RefreshSoon } from '@/client/refresh-soon'
import { saleNotice, shownSale } from '@/client/sale-notice'
import { words } from '@/config/copy'
import { boxPath, salePath } from '@/config/paths'
import type { SiteConfig } from '@/config/site-config'
import type { Fact } from '@/ledger/box-facts'
import { DeferredSupply } from './deferred-sections'
import { heroTickets } from './hero-tickets'
import { edgeRows } from './odds-rows'
import { PageBox } from './page-box'
import { currentBox, isOutdated, readAt, saleOf } from './sale'

/** Wide enough for the label in any font, so that a late font causes no layout shift. */
const steady = 'min-w-37'

const unlisted = {
  title: 'This box is not listed here',
  picture: '/boxes/unlisted.svg',
  lede: 'A component with this address may exist, but this site has not checked it. You cannot buy from it here.',
}

/** The ledger version that the counts of a box are read at. */
function countedAt(fact: Fact<BoxFacts> | undefined) {
  const facts = fact?.value
  return (
    facts && (
      <>
        Counted on the ledger at version <span className="figure">{formatCount(facts.stateVersion)}</span>
        {isOutdated(fact) ? (
          <>
            , <Time at={readAt(fact)} past />. It is not answering now
          </>
        ) : null}
        .
      </>
    )
  )
}

const live = (
  <summary className="cursor-pointer underline decoration-rule underline-offset-4">Live from the ledger</summary>
)

/** The copies in the box beside the tickets that can be bought, and the ledger version of both counts. */
export function oddsSource(fact: Fact<BoxFacts> | undefined) {
  const { odds, supply } = fact?.value ?? {}
  const [copies, left] = [odds?.total ?? 0, supply?.left ?? 0]
  const unsold = left === 0 ? '' : `${countText(left, 'unsold ticket')} and `
  return (
    <>
      {copies > left
        ? `${formatCount(copies)} copies are left for ${unsold}the tickets that are sold and not revealed yet. `
        : null}
      {fact === undefined || isOutdated(fact) ? (
        countedAt(fact)
      ) : (
        <details>
          {live}
          {countedAt(fact)}
        </details>
      )}
    </>
  )
}

/** A short form of `countedAt`; the version is folded. */
function liveFrom(fact: Fact<BoxFacts> | undefined) {
  const counted = countedAt(fact)
  if (fact === undefined || isOutdated(fact)) return counted
  return (
    <details className="relative">
      {live}
      {/* Positioned below the hero's content, so that unfolding causes no layout shift. */}
      <div className="absolute top-full left-0 z-1 w-max max-w-[min(20rem,calc(100vw-2.5rem))] bg-paper pt-1 pb-6">
        {counted}
      </div>
    </details>
  )
}

export type BoxHeroProps = {
  address: ComponentAddress
  /** Undefined for a box that this site does not list. */
  box: LootboxEntry | undefined
  /** Undefined for an unlisted box, and while the ledger does not answer. */
  fact: Fact<BoxFacts> | undefined
  /** Another box that is on sale, if this one is sold out. */
  other?: LootboxEntry | undefined
  site: Pick<SiteConfig, 'tokenSymbol' | 'defaultBox'>
  /** 2 if the page has an h1 already. */
  headingLevel?: 1 | 2
  look?: 'fan' | 'ticket'
}

/** The contents of a ticket, and its price where the state of the sale does not say it. */
function ledeOf(price: string, status: Sale['status'], contents = 'one item of the box'): string {
  if (status === 'sold-out') return `A ticket was ${price}. Each held ${contents} to keep, trade or just look at.`
  const tear = `Tear a ticket open and ${contents} is yours to keep, trade or just look at.`
  return status === 'live' ? tear : `A ticket is ${price}. ${tear}`
}

/** The first section of a box's page. It also sets the box of the site's dialogs. */
export function BoxHero({ address, box, fact, site, other, headingLevel = 1, look = 'fan' }: BoxHeroProps) {
  const facts = fact?.value
  const sale = saleOf(box, fact)
  const price = displayAmount(box?.price ?? FALLBACK_PRICE, { unit: site.tokenSymbol })
  // A title that contains “sold out” needs no label.
  const saysSoldOut = /sold out/i.test(box?.title ?? '')
  const picture = box?.bigImage ?? unlisted.picture
  preload(picture, { as: 'image', fetchPriority: 'high' })
  return (
    <>
      <PageBox current={currentBox({ address, box, fact })} />
      {sale.status === 'unreachable' || sale.status === 'price-mismatch' ? <RefreshSoon /> : null}
      <LootboxHero
        title={box?.title ?? unlisted.title}
        headingLevel={headingLevel}
        look={look}
        kind={box === undefined ? undefined : 'NFT lootbox on Radix'}
        edges={
          facts?.odds === undefined
            ? []
            : edgeRows(facts.odds).map(({ rarity, chance }) => ({ rarity, chance: chanceText(chance) }))
        }
        sale={saysSoldOut && sale.status === 'sold-out' ? undefined : shownSale(box, sale)}
        saleDetail={sale.status === 'live' ? `${price} a ticket` : undefined}
        lede={box === undefined ? unlisted.lede : ledeOf(price, saysSoldOut ? 'sold-out' : sale.status, box.contents)}
        supply={
          facts?.supply.left === undefined ? undefined : (
            <DeferredSupply
              path={salePath(address)}
              isLive={sale.status === 'live'}
              left={facts.supply.left}
              printed={facts.supply.max}
              stateVersion={facts.stateVersion}
            />
          )
        }
        source={
          box === undefined ? (
            <span className="figure break-all">{address}</span>
          ) : (
            <div className="flex flex-wrap items-baseline gap-x-6 gap-y-2">
              {liveFrom(fact)}
              <OpenDialogButton
                flag="bidsModal"
                variant="quiet"
                size="small"
                className="px-0 font-normal underline decoration-rule underline-offset-4"
              >
                Recent sales
              </OpenDialogButton>
              {address === site.defaultBox ? <Link href="/home/home_8">Try a reveal for free</Link> : null}
            </div>
          )
        }
        tickets={heroTickets(facts?.supply)}
        picture={picture}
        underPicture={box?.userImage ?? unlisted.picture}
        ticketTitle={box?.name}
        smallPrint={price}
        notice={<SaleNotice box={box} sale={sale} unit={site.tokenSymbol} />}
        actions={<HeroActions box={box} sale={sale} other={other} hasOdds={facts?.odds !== undefined} />}
      />
    </>
  )
}

type SaleNoticeProps = Pick<BoxHeroProps, 'box'> & { sale: Sale; unit: string }

/** Why a listed box cannot be bought from. */
function SaleNotice({ box, sale, unit }: SaleNoticeProps) {
  if (sale.status === 'sold-out')
    return (
      <p className="border-coral border-l-4 pl-4">
        Every ticket of this print is bought. What is not revealed yet can still be revealed and redeemed.
      </p>
    )
  const note = saleNotice({ box, sale }, unit)
  if (box === undefined || note === undefined) return null
  return (
    <p className={cn('border-l-4 pl-4', sale.status === 'closed' ? 'border-sky' : 'border-coral')} role="status">
      <strong className="font-semibold">{note.title}</strong> {note.text}
    </p>
  )
}

type HeroActionsProps = Pick<BoxHeroProps, 'box' | 'other'> & { sale: Sale; hasOdds: boolean }

function HeroActions({ box, sale, other, hasOdds }: HeroActionsProps) {
  return (
    <>
      {other === undefined ? null : (
        <a href={boxPath(other.componentAddress)} className={buttonStyle({ variant: 'primary' })}>
          Go to the box on sale
        </a>
      )}
      <OpenDialogButton
        flag="buyModal"
        variant={sale.status === 'live' ? 'primary' : sale.status === 'sold-out' ? 'quiet' : 'outline'}
        disabled={box === undefined || sale.status === 'unreachable' || sale.status === 'price-mismatch'}
        className={cn(other === undefined && steady)}
      >
        {words.buyTickets}
      </OpenDialogButton>
      {hasOdds ? (
        <a href="#odds" className={cn(buttonStyle(), other === undefined && steady)}>
          See the odds
        </a>
      ) : null}
    </>
  )
}
