import { type ComponentProps, isValidElement, type ReactElement, type ReactNode, useId } from 'react'
import { cn } from '../cn'
import { type Rarity, rarityShortWords } from '../tickets/rarity'
import { RarityEdge } from '../tickets/rarity-edge'
import { type Sale, SaleStatus } from '../tickets/sale-status'
import { SupplyMeter, type SupplyMeterProps } from '../tickets/supply-meter'
import { admission, Ticket, TicketStub } from '../tickets/ticket'

export type LootboxHeroProps = Omit<ComponentProps<'section'>, 'title' | 'children'> & {
  title: string
  /** A short explanation for first-time users: “NFT lootbox on Radix”. */
  kind?: string | undefined
  /** The rarities, and the chance that the next reveal gives each. */
  edges?: readonly { rarity: Rarity; chance: string }[]
  /** What a ticket gives. */
  lede: ReactNode
  /** Omit it if the title already says it. */
  sale?: Sale | undefined
  /** Text after the state of the sale, such as the price. */
  saleDetail?: string | undefined
  now?: number | undefined
  /** Figures of a `SupplyMeter`, or an element that keeps them current. */
  supply?: SupplyMeterProps | ReactElement | undefined
  /** The source of the counts, with a link to verify it. */
  source?: ReactNode
  picture?: string | undefined
  /** The picture on the lower tickets; a small one is sufficient. */
  underPicture?: string | undefined
  /** Three ids for the fanned tickets. The last one is on top. */
  tickets?: readonly [string, string, string]
  /** The title on the tickets, if it differs from `title`. */
  ticketTitle?: string | undefined
  smallPrint?: ReactNode
  /** Buy Tickets, See the odds. */
  actions: ReactNode
  /** A notice above the buttons: not listed, sold out, wrong network. */
  notice?: ReactNode
  /** 2 if the page has another title. */
  headingLevel?: 1 | 2
  /** `ticket` prints the words on one large ticket instead of beside a fan of three. */
  look?: 'fan' | 'ticket'
}

const leans = [
  'translate-x-[4%] translate-y-[13%] rotate-6',
  'translate-x-[1.5%] translate-y-[6%] rotate-2',
  '-rotate-3',
]

const top = leans.length - 1

/** A long title takes more lines. It is smaller, so that the actions stay in the first window. */
const titleStyle = (title: string, look: LootboxHeroProps['look']) =>
  cn(
    'heading font-extrabold [overflow-wrap:anywhere]',
    look === 'ticket' || title.length > 24 ? 'text-6xl' : 'text-7xl',
  )

/** The hero of a lootbox: its name, its supply, one primary action and its tickets. */
export function LootboxHero({
  title,
  lede,
  kind,
  edges = [],
  sale,
  saleDetail,
  now,
  supply,
  source,
  picture,
  underPicture = picture,
  tickets = ['#1085#', '#1086#', '#1087#'],
  ticketTitle = title,
  smallPrint,
  actions,
  notice,
  headingLevel = 1,
  look = 'fan',
  className,
  ...props
}: LootboxHeroProps) {
  const words = { title, lede, kind, sale, saleDetail, now, supply, actions, notice, headingLevel, look }
  return (
    <section data-slot="lootbox-hero" aria-label={title} {...props} className={cn('overflow-x-clip', className)}>
      {look === 'ticket' ? (
        <div className="wrap grid gap-7 pt-4 pb-10 sm:pt-10 sm:pb-14">
          <LargeTicket id={tickets[2]} picture={picture} smallPrint={smallPrint}>
            <Words {...words} />
          </LargeTicket>
          <Chances edges={edges} source={source} />
        </div>
      ) : (
        <div className="wrap grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-8 pt-6 pb-12 max-sm:gap-y-4 max-sm:pt-3 sm:pt-12 sm:pb-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
          {/* First, because a phone shows it first: a later one would move the words when its part of the page arrives.
              At the top, because a centered one would move whenever more of the words arrives. */}
          <TicketFan
            tickets={tickets}
            title={ticketTitle}
            picture={picture}
            underPicture={underPicture}
            smallPrint={smallPrint}
          />
          <Words {...words} className="lg:col-start-1 lg:row-span-2 lg:row-start-1" />
          {/* Below the tickets on a wide screen, so that both columns are about as high. */}
          <Chances edges={edges} source={source} className="lg:col-start-2 lg:row-start-2 lg:mt-12" />
        </div>
      )}
    </section>
  )
}

type WordsProps = Pick<
  LootboxHeroProps,
  'title' | 'lede' | 'kind' | 'sale' | 'saleDetail' | 'now' | 'supply' | 'actions' | 'notice' | 'look' | 'className'
> &
  Required<Pick<LootboxHeroProps, 'headingLevel'>>

function Words({
  title,
  lede,
  kind,
  sale,
  saleDetail,
  now,
  supply,
  actions,
  notice,
  headingLevel,
  look,
  className,
}: WordsProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={cn('flex flex-col items-start gap-5 sm:gap-6', className)}>
      {kind ? <p className="-mb-2 font-semibold text-ink-soft text-sm">{kind}</p> : null}
      {sale === undefined ? null : <SaleStatus sale={sale} now={now} {...(saleDetail ? { detail: saleDetail } : {})} />}
      <Heading className={titleStyle(title, look)}>{title}</Heading>
      {/* On a phone the actions stand above it, in the first window. It is hidden until all of them have arrived, and so never moves. */}
      <div className="max-w-[36ch] text-pretty text-ink-soft text-lg max-sm:order-1 max-sm:[&:not(:has(~[data-slot=hero-actions-end]))]:hidden">
        {lede}
      </div>
      {supply === undefined ? null : isValidElement(supply) ? (
        supply
      ) : (
        <SupplyMeter {...supply} className="w-full max-w-md" />
      )}
      {notice}
      <div data-slot="hero-actions" className="flex flex-wrap gap-3">
        {actions}
      </div>
      <span data-slot="hero-actions-end" hidden />
    </div>
  )
}

type LargeTicketProps = Pick<LootboxHeroProps, 'picture' | 'smallPrint'> & { id: string; children: ReactNode }

/** A ticket as wide as the page: the picture and the words on its face, and a stub below. */
const LargeTicket = ({ id, picture, smallPrint, children }: LargeTicketProps) => (
  <div data-slot="large-ticket">
    <div data-slot="ticket-paper">
      <div
        data-slot="ticket-face"
        className="aspect-auto bg-card md:grid md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]"
      >
        {picture ? (
          <img
            src={picture}
            alt=""
            loading="eager"
            fetchPriority="high"
            decoding="sync"
            className="aspect-[2/1] w-full object-cover md:aspect-auto md:h-0 md:min-h-full"
          />
        ) : null}
        <div className="px-5 pt-5 pb-7 sm:p-10">{children}</div>
      </div>
      <TicketStub aria-hidden="true" id={id} note={admission} smallPrint={smallPrint} />
    </div>
  </div>
)

type ChancesProps = Required<Pick<LootboxHeroProps, 'edges'>> & Pick<LootboxHeroProps, 'source' | 'className'>

/** The chance of each rarity, and where the counts come from. */
function Chances({ edges, source, className }: ChancesProps) {
  const edgesId = useId()
  if (edges.length === 0 && !source) return null
  return (
    <div className={cn('flex flex-col items-start gap-5', className)}>
      {edges.length > 0 ? (
        <div className="flex max-w-full flex-col gap-2">
          <p id={edgesId} className="text-ink-soft text-sm">
            Chance of each rarity now
          </p>
          <ul
            aria-labelledby={edgesId}
            className="grid list-none grid-cols-[auto] gap-x-3 gap-y-2 min-[24rem]:grid-cols-[auto_auto] sm:gap-x-8"
          >
            {edges.map(({ rarity, chance }) => (
              <li key={rarity} className="flex items-center justify-between gap-2 text-sm sm:gap-3">
                <RarityEdge rarity={rarity} label={rarityShortWords[rarity]} />
                <span className="figure whitespace-nowrap text-ink-soft">{chance}</span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {source ? <div className="text-ink-soft text-sm">{source}</div> : null}
    </div>
  )
}

type TicketFanProps = Pick<LootboxHeroProps, 'picture' | 'smallPrint'> &
  Required<Pick<LootboxHeroProps, 'title' | 'tickets' | 'underPicture'>>

/**
 * Three tickets on each other, the last one on top. On a phone two, without their titles: the picture is small, and the
 * heading is below it.
 */
const TicketFan = ({ tickets, title, picture, underPicture, smallPrint }: TicketFanProps) => (
  <div
    aria-hidden="true"
    className="grid grid-cols-[minmax(0,1fr)] lg:col-start-2 lg:row-start-1 max-lg:mx-auto max-lg:w-full max-lg:max-w-xl max-sm:max-w-60 max-lg:px-[3%] max-lg:pb-[6%] lg:pr-6 max-sm:[&_[data-slot=ticket-title]]:hidden"
  >
    {tickets.map((id, place) => (
      <Ticket
        key={id}
        id={id}
        title={title}
        picture={place === top ? picture : underPicture}
        smallPrint={smallPrint}
        bright={place === top}
        priority
        className={cn('col-start-1 row-start-1', place === 0 && 'max-sm:hidden', leans[place])}
      />
    ))}
  </div>
)
