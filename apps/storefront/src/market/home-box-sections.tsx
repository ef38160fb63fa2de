import { hrefWith } from '@lootboxes/catalog/lists'
import { displayAmount, displayLocalIds } from '@lootboxes/ledger'
import { CLUB_THRESHOLD } from '@lootboxes/lootbox'
import { tokenRules } from '@lootboxes/lootbox/client'
import {
  Address,
  ButtonLink,
  boxFigures,
  boxMoments,
  CountedAt,
  CtaBand,
  countText,
  type Drop,
  DropCalendar,
  drawCard,
  drawChance,
  dropDate,
  EmptyState,
  FactList,
  formatCount,
  ItemMosaic,
  Link,
  Loading,
  LootSafety,
  LootTiles,
  mosaicGroups,
  PictureSteps,
  parseRarity,
  SalesChart,
  Section,
  Skeleton,
  StatsStrip,
  StepDrawing,
  StoryLine,
  TokenPanel,
} from '@lootboxes/ui'
import { Suspense } from 'react'
import { BoxHero, oddsSource } from '@/box/box-hero'
import { ClubMeter, ClubSection, ClubTerms } from '@/box/club-section'
import { DeferredOdds } from '@/box/deferred-sections'
import { drawingRows, edgeRows } from '@/box/odds-rows'
import { RecentsSection, RecentsSkeleton } from '@/box/recents-section'
import { saleOf } from '@/box/sale'
import { ConnectAction } from '@/client/connect-action'
import { OpenDialogButton } from '@/client/open-dialog-button'
import { RefreshSoon } from '@/client/refresh-soon'
import { shownSale } from '@/client/sale-notice'
import { WithScript } from '@/client/with-script'
import { words } from '@/config/copy'
import { dialogParams } from '@/config/dialog-params'
import { boxPath } from '@/config/paths'
import { product } from '@/config/product'
import { readSiteConfig } from '@/config/read-site-config'
import { findBox } from '@/config/site-config'
import { getBoxFacts, readBoxPage, readListedBox } from '@/ledger/box-facts'
import { readCatalog } from '@/ledger/catalog'
import { getToken } from '@/ledger/token'
import { HeldLootAlbum } from '@/tickets/when-connected'
import { Counted } from './catalog-answer'
import { DemoReveal } from './demo-reveal'
import { CHART_DAYS } from './list-rows'
import { marketOf, placesOf } from './market'

/** The network's default box with its facts; undefined if none is listed. */
const readDefaultBox = () => readListedBox(readSiteConfig().defaultBox)

export async function Hero({ hasTitle }: { hasTitle: boolean }) {
  const current = await readDefaultBox()
  return current && <BoxHero {...current} site={readSiteConfig()} look="ticket" headingLevel={hasTitle ? 2 : 1} />
}

export async function Odds() {
  const current = await readDefaultBox()
  if (current === undefined) return null
  if (current.fact === undefined) return <RefreshSoon />
  const { odds } = current.fact.value
  return odds && <DeferredOdds edges={edgeRows(odds)} drawings={drawingRows(odds)} source={oddsSource(current.fact)} />
}

export function Reveals() {
  const { defaultBox } = readSiteConfig()
  if (defaultBox === undefined) return null
  return (
    <Suspense fallback={<RecentsSkeleton />}>
      <RecentsSection recents={readBoxPage(defaultBox).recents} />
    </Suspense>
  )
}

/** The club token: what it is, and where to get it. */
export function TokenAside() {
  const { clubToken, swapWidget } = readSiteConfig()
  return (
    clubToken && (
      <TokenPanel
        title={product.name}
        headingLevel={2}
        provider={swapWidget?.provider}
        // The header has the button with the literal of the specification.
        action={
          <OpenDialogButton flag="buyTokenModal" variant="primary">
            Get {clubToken.symbol}
          </OpenDialogButton>
        }
        link={<Link href="/home/home_9">About the 100-club</Link>}
      >
        <FactList
          facts={[
            { label: 'Symbol', value: clubToken.symbol },
            { label: 'Address', value: <Address address={clubToken.address} label="Club token" /> },
            { label: 'Price', value: 'Exchanges set the price. The ledger stores none.' },
          ]}
        />
      </TokenPanel>
    )
  )
}

/** The supply of the club token, and the rights of others over it. */
export async function Token() {
  const { clubToken } = readSiteConfig()
  if (clubToken === undefined) return null
  const { symbol, address } = clubToken
  const facts = await getToken(address)
  if (facts === undefined) return <RefreshSoon />
  const members = facts.supply / CLUB_THRESHOLD
  return (
    <Section title="Supply and rights" ground="band">
      <div className="flex flex-col gap-3">
        <div className="outline-card grid bg-card md:grid-cols-2">
          <div className="flex flex-col gap-2 p-5 sm:p-8">
            <p className="text-ink-soft">In existence</p>
            <p className="heading text-6xl tabular-nums">{displayAmount(facts.supply)}</p>
            <p className="text-ink-soft">
              {symbol}, enough for {countText(Number(members), 'member')} of the 100-club.{' '}
              {facts.burned === 0n
                ? 'None was ever burned.'
                : `${displayAmount(facts.burned)} of ${displayAmount(facts.minted)} were burned.`}
            </p>
          </div>
          <div className="flex flex-col gap-4 border-rule border-dashed p-5 max-md:border-t-2 sm:p-8 md:border-l-2">
            <h3 className="heading text-xl">Rights of others over it</h3>
            <LootSafety rules={tokenRules(facts.powers)} />
          </div>
        </div>
        <CountedAt version={facts.stateVersion} />
      </div>
    </Section>
  )
}

/** The 100-club: the balance of the connected account. */
export const Club = () => <ClubSection clubToken={readSiteConfig().clubToken} />

export function ClubAside() {
  const { clubToken } = readSiteConfig()
  return clubToken && <ClubMeter clubToken={clubToken} headingLevel={2} connect={<ConnectAction variant="primary" />} />
}

/** The three steps of the 100-club in pictures. */
export function ClubSteps() {
  const { clubToken } = readSiteConfig()
  if (clubToken === undefined) return null
  const steps = [
    {
      key: 'hold',
      title: `Hold 100 ${clubToken.symbol}`,
      text: 'Keep them in the account that you connect.',
      icon: <StepDrawing of="hold" />,
    },
    {
      key: 'show',
      title: 'Sign as usual',
      text: `Your wallet shows the ${clubToken.symbol} to the box in each transaction.`,
      icon: <StepDrawing of="sign" />,
    },
    {
      key: 'free',
      title: 'Pay only the price',
      text: 'The box pays the network fee when you buy, reveal and redeem.',
      icon: <StepDrawing of="free" />,
    },
  ]
  return (
    <ClubTerms>
      <PictureSteps steps={steps} />
    </ClubTerms>
  )
}

/** The default box in figures, by day, and as a story with drawings. */
export async function Story() {
  const current = await readDefaultBox()
  if (current === undefined) return null
  const { box, address } = current
  const [{ kind, value }, album] = await Promise.all([
    readCatalog('getStats', { box: address, days: CHART_DAYS }),
    readCatalog('getAlbum', { box: address }),
  ])
  if (kind === 'unavailable') return <RefreshSoon />
  const stats = value?.box
  if (value === undefined || stats === undefined) return null
  const places = placesOf(album.value?.album.kinds ?? [])
  return (
    <StatsStrip
      title={box.name}
      more={<Link href={boxPath(address)}>Open the box</Link>}
      figures={boxFigures(stats, readSiteConfig().tokenSymbol)}
      counted={<Counted asOf={value.asOf} />}
    >
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <SalesChart daily={value.daily} />
        <StoryLine moments={boxMoments(stats, value.daily, { covers: [box.userImage, box.bigImage], places })} />
      </div>
    </StatsStrip>
  )
}

/** The order of boxes in the calendar: future dates first, then the newest. */
const byDate = (one: Drop, other: Drop) =>
  Number(other.sale.status === 'soon') - Number(one.sale.status === 'soon') || (other.at ?? 0) - (one.at ?? 0)

/** Every listed box by its date. */
export async function Calendar() {
  const { boxes, tokenSymbol: unit } = readSiteConfig()
  const [{ value }, facts] = await Promise.all([
    readCatalog('getStats', { days: 1 }),
    Promise.all(boxes.map(({ componentAddress }) => getBoxFacts(componentAddress))),
  ])
  const drops = boxes.map((box, at): Drop => {
    const stats = value?.boxes.find(({ address }) => address === box.componentAddress)
    const sale = shownSale(box, saleOf(box, facts[at]))
    const date = stats && dropDate(stats)
    const price = sale.status === 'sold-out' ? undefined : `${displayAmount(box.price, { unit })} a ticket`
    const { left, max } = facts[at]?.value.supply ?? {}
    return {
      key: box.id,
      // The status says what the title of a sold-out box repeats.
      title: box.name,
      href: boxPath(box.componentAddress),
      picture: box.userImage,
      sale,
      at: sale.status === 'soon' ? sale.opensAt : date?.at,
      note: [price, sale.status === 'soon' ? undefined : date?.note].filter(Boolean).join(', '),
      // A sold-out box has no meter: its note has the number.
      supply: left ? { left, printed: max } : undefined,
      action:
        sale.status === 'live' ? (
          <ButtonLink
            variant="primary"
            size="small"
            aria-label={`Buy a ticket of ${box.name}`}
            href={`${boxPath(box.componentAddress)}?${dialogParams.buyModal}=1`}
          >
            Buy a ticket
          </ButtonLink>
        ) : null,
    }
  })
  return (
    <Section title="The boxes" lede="A box whose sale has a date is listed here first.">
      <DropCalendar drops={drops.toSorted(byDate)} />
      {value === undefined || facts.includes(undefined) ? <RefreshSoon /> : null}
    </Section>
  )
}

/** Every item of the default box as a square, coloured by where it is. */
export async function Mosaic() {
  const { defaultBox: box } = readSiteConfig()
  if (box === undefined) return null
  const [{ kind, value }, album] = await Promise.all([
    readCatalog('getStats', { box, days: 1 }),
    readCatalog('getAlbum', { box }),
  ])
  if (kind === 'unavailable') return <RefreshSoon />
  const kinds = value?.box?.kinds ?? []
  if (kinds.length === 0) return null
  const places = placesOf(album.value?.album.kinds ?? [])
  const sum = (of: 'printed' | 'drawn' | 'claimed') => formatCount(kinds.reduce((all, one) => all + one[of], 0))
  return (
    <Section
      title="Where each item is"
      lede={`One square is one item of ${findBox(readSiteConfig(), box)?.name ?? 'the box'}. Of ${sum('printed')} items, ${sum('drawn')} are revealed, and ${sum('claimed')} of those redeemed.`}
    >
      <ItemMosaic groups={mosaicGroups(kinds, (q) => hrefWith('/search', { q }), places)} />
    </Section>
  )
}

/** The kinds that a visitor without an account sees: rows of three or six. */
const KINDS_SHOWN = 12

/** The album of the connected account. Without one: the rarest kinds of the default box. */
export async function OwnAlbum() {
  const current = await readDefaultBox()
  const answer = current && (await readCatalog('getAlbum', { box: current.address }))
  const kinds = answer?.value?.album.kinds ?? []
  return (
    <HeldLootAlbum>
      {current === undefined || kinds.length === 0 ? (
        <Section title="Your album">
          <EmptyState title="No account is connected" action={<ConnectAction variant="primary" />}>
            Connect your wallet to see what you have.
          </EmptyState>
          {answer?.kind === 'unavailable' ? <RefreshSoon /> : null}
        </Section>
      ) : (
        <Section
          title={`${countText(kinds.length, 'kind')} to find`}
          lede={`The rarest of ${current.box.name}. Connect your wallet to see which ones you have.`}
          more={<ConnectAction variant="primary" />}
        >
          <LootTiles loot={placesOf(kinds)} max={KINDS_SHOWN} className="grid-cols-3 sm:grid-cols-6 sm:gap-4" />
        </Section>
      )}
    </HeldLootAlbum>
  )
}

/** Up to three past draws of different rarities, to try the reveal with. */
export async function Demo() {
  const current = await readDefaultBox()
  if (current === undefined) return null
  const { address, box } = current
  const { kind, value } = await readCatalog('listPulls', { box: address, limit: 60 })
  if (kind === 'unavailable')
    return (
      <Section title="Try a reveal">
        <WithScript instead="The catalog does not answer. Load this page again in a moment.">
          <Loading label="Past draws are on their way">
            <Skeleton shape="box" className="h-[min(100dvh,52rem)]!" />
          </Loading>
        </WithScript>
        <RefreshSoon />
      </Section>
    )
  const pulls = (value?.items ?? []).filter(({ item }) => !item.nfsw)
  const onePerRarity = [...new Map(pulls.map((pull) => [pull.item.rarity, pull])).values()].slice(0, 3)
  if (onePerRarity.length === 0) return null
  return (
    <DemoReveal
      title={box.name}
      picture={box.bigImage}
      loot={onePerRarity.map((pull) => {
        const { key, name, href, picture } = drawCard(pull, marketOf(readSiteConfig()))
        const rarity = parseRarity(pull.item.rarity)
        return {
          key,
          name,
          rarity,
          href,
          note: displayLocalIds([pull.item.localId]),
          chance: pull.odds && drawChance(pull.odds),
          ticket: pull.ticket.localId,
          ...(picture ? { picture } : {}),
        }
      })}
    />
  )
}

export async function Cta() {
  const current = await readDefaultBox()
  const left = current?.fact?.value.supply.left
  if (current === undefined || left === 0) return null
  return (
    <CtaBand
      title={left === undefined ? 'Tear one open' : `${formatCount(left)} tickets are left`}
      text="Buy a ticket, tear it open, and keep the card inside."
      picture={current.box.userImage}
      actions={<OpenDialogButton flag="buyModal">{words.buyTickets}</OpenDialogButton>}
    />
  )
}
