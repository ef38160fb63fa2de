import { BadgeCheck, Package, TicketCheck } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'
import { Artwork } from '../parts/artwork'
import { edgeStyle } from '../tickets/edge-style'
import { type Rarity, rarityShortWords } from '../tickets/rarity'
import { RarityEdge } from '../tickets/rarity-edge'

const english = {
  verified: 'Verified',
  inTheBox: 'In the box',
  drawn: 'Revealed, not redeemed',
  paid: 'Paid',
}

export type ItemCardProps = Omit<ComponentProps<'article'>, 'title' | 'children'> & {
  name: string
  href: string
  /** Its id for users: `No. 340`. */
  serial?: string | undefined
  picture?: string | undefined
  /** The NFT's description, used as alternative text. */
  description?: string
  rarity?: Rarity
  rarityLabel?: string
  collection?: ReactNode
  /** The owner: a short address. */
  owner?: ReactNode
  /** The last price paid, with its unit. */
  price?: ReactNode
  verified?: boolean
  /** Whether it is still in the box. Replaces the owner. */
  inTheBox?: boolean
  /** Whether a ticket has revealed it and its owner has not redeemed it; shown for items in the box. */
  drawn?: boolean
  /** Not safe for work: blurred until the user shows it. */
  flagged?: boolean
  /** `row` for a list: picture, text and figures in one line. */
  shape?: 'card' | 'row'
  priority?: boolean
  /** One line for the name and two for the foot on narrow cards, so that all rows of a windowed list have one height. */
  evenRows?: boolean
  headingLevel?: 2 | 3 | 4
  words?: typeof english
}

/** One item of the catalogue. The whole card is one link. */
export function ItemCard({
  name,
  href,
  serial,
  picture,
  description = '',
  rarity = 'plain',
  rarityLabel = rarityShortWords[rarity],
  collection,
  owner,
  price,
  verified = false,
  inTheBox = false,
  drawn = false,
  flagged = false,
  shape = 'card',
  priority = false,
  evenRows = false,
  headingLevel = 3,
  words = english,
  className,
  ...props
}: ItemCardProps) {
  const row = shape === 'row'
  return (
    <article
      data-slot="item-card"
      data-rarity={rarity}
      {...props}
      className={cn(
        'group @container relative rounded-card p-1.5 transition-transform hover:-translate-y-0.5 motion-reduce:hover:translate-y-0',
        edgeStyle({ rarity }),
        // The most common edge is pale, so that rare edges stand out.
        rarity === 'plain' && 'border-rule hover:border-frame',
        className,
      )}
    >
      <div
        className={cn(
          'h-full overflow-hidden rounded-[7px] bg-card text-ink-soft text-xs',
          row ? 'flex flex-wrap items-center gap-x-4 gap-y-1' : 'flex flex-col',
        )}
      >
        <Artwork
          src={picture}
          alt={description}
          flagged={flagged}
          priority={priority}
          className={row ? 'w-18 shrink-0 rounded-[5px]' : ''}
        />
        <div
          className={
            row
              ? 'grid min-w-0 flex-1 basis-44 items-center gap-x-4 gap-y-0.5 pr-2 @xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_minmax(0,3fr)] @xl:pr-4 @xl:text-sm'
              : 'flex flex-col gap-1 px-1.5 pt-2 pb-1.5'
          }
        >
          <ItemTitle {...{ name, href, serial, headingLevel, row, evenRows }} />
          <div className={cn('flex flex-wrap items-center gap-x-2', !row && 'justify-between')}>
            <RarityEdge rarity={rarity} label={rarityLabel} className="gap-1.5 text-xs before:h-3 before:w-5" />
            {verified ? (
              <span title={words.verified} className="text-leaf">
                <BadgeCheck aria-hidden className="size-4" />
                <span className="sr-only">{words.verified}</span>
              </span>
            ) : null}
            {row && collection ? <span className="min-w-0 truncate @max-xl:hidden">{collection}</span> : null}
          </div>
          {collection && !row ? <p className="truncate">{collection}</p> : null}
          <ItemFoot {...{ row, evenRows, inTheBox, drawn, owner, price, words }} />
        </div>
      </div>
    </article>
  )
}

type ItemTitleProps = Required<Pick<ItemCardProps, 'name' | 'href' | 'headingLevel' | 'evenRows'>> &
  Pick<ItemCardProps, 'serial'> & { row: boolean }

function ItemTitle({ name, href, serial, headingLevel, row, evenRows }: ItemTitleProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div
      className={cn(
        'flex min-w-0 gap-x-2',
        row
          ? 'flex-wrap items-baseline'
          : 'flex-col @[12rem]:flex-row @[12rem]:items-baseline @[12rem]:justify-between',
        !row && evenRows && 'min-h-10 @[12rem]:min-h-0',
      )}
    >
      <Heading
        className={cn(
          'heading min-w-0 text-base text-ink leading-tight tracking-snug [overflow-wrap:anywhere]',
          row || !evenRows ? 'line-clamp-2' : 'truncate',
          !row && '@[12rem]:line-clamp-1',
        )}
      >
        <a href={href} className="stretched-link group-hover:underline">
          {name}
        </a>
      </Heading>
      {serial ? <span className="figure shrink-0">{serial}</span> : null}
    </div>
  )
}

type ItemFootProps = Required<Pick<ItemCardProps, 'evenRows' | 'inTheBox' | 'drawn' | 'words'>> &
  Pick<ItemCardProps, 'owner' | 'price'> & { row: boolean }

function ItemFoot({ row, evenRows, inTheBox, drawn, owner, price, words }: ItemFootProps) {
  const Icon = drawn ? TicketCheck : Package
  return (
    <div
      className={cn(
        'flex min-w-0 gap-x-2',
        row
          ? 'flex-wrap items-center justify-between'
          : 'flex-col @[12rem]:flex-row @[12rem]:items-center @[12rem]:justify-between',
        !row && evenRows && 'min-h-9 @[12rem]:min-h-0',
      )}
    >
      <span className={cn('min-w-0', !inTheBox && 'truncate')}>
        {inTheBox ? (
          <span className="flex items-start gap-1.5">
            <Icon aria-hidden className="mt-px size-3.5 shrink-0" />
            {drawn ? words.drawn : words.inTheBox}
          </span>
        ) : (
          owner
        )}
      </span>
      {price ? (
        <span className="figure min-w-0 truncate font-medium text-ink">
          <span className="font-normal text-ink-soft">{words.paid} </span>
          {price}
        </span>
      ) : null}
    </div>
  )
}
