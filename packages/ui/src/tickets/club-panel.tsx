import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'
import { formatCount } from '../parts/format-count'
import { TokenCoin } from './token-coin'

export type ClubPanelProps = Omit<ComponentProps<'div'>, 'children' | 'title'> & {
  /** The club token's symbol. */
  unit: string
  /** Whole units held; undefined while disconnected. */
  held?: number | undefined
  needed?: number
  title?: ReactNode
  /** Default: 3. */
  headingLevel?: 2 | 3 | undefined
  /** Buttons: to connect, to buy the token. */
  action?: ReactNode
}

/** The 100-club: the amount of the token that an account holds and needs, and who pays the network fee. */
export function ClubPanel({
  unit,
  held,
  needed = 100,
  title = `The ${needed}-club`,
  headingLevel = 3,
  action,
  className,
  ...props
}: ClubPanelProps) {
  const member = held !== undefined && held >= needed
  const Heading = `h${headingLevel}` as const
  return (
    <div
      data-slot="club-panel"
      data-member={member}
      {...props}
      className={cn(
        '@container rounded-card border-[1.5px] bg-card p-5 sm:p-6',
        member ? 'border-gold' : 'border-frame',
        className,
      )}
    >
      <div
        className={cn(
          'grid items-center gap-y-4',
          held === undefined ? 'grid-cols-[auto_minmax(0,1fr)] gap-x-5' : 'gap-x-12 @min-[48rem]:grid-cols-2',
        )}
      >
        {held === undefined ? (
          // No meter: ten empty coins would read as a balance of zero.
          <>
            <TokenCoin className="size-14" />
            <Heading className="heading text-xl">{title}</Heading>
          </>
        ) : (
          <div className="flex flex-col gap-4">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <Heading className="heading text-xl">{title}</Heading>
              <p className="flex items-baseline gap-1.5">
                <strong className={cn('heading text-3xl leading-none', member && 'text-gold')}>
                  {formatCount(held)}
                </strong>
                <span className="figure text-ink-soft text-sm">
                  of {needed} {unit}
                </span>
              </p>
            </div>
            <div
              {...{
                role: 'meter',
                'aria-label': `${unit} held`,
                'aria-valuemin': 0,
                'aria-valuemax': needed,
                'aria-valuenow': Math.min(held, needed),
                'aria-valuetext': `${held} of ${needed} ${unit}`,
              }}
            >
              <Coins share={held / needed} each={needed / COINS} />
            </div>
          </div>
        )}
        <div className={cn('flex flex-col gap-4', held === undefined && 'col-span-full')}>
          <p className="text-ink-soft">
            {member
              ? `You hold at least ${needed} ${unit}, so the box pays the network fee. Your ${unit} stay with you; they are only shown.`
              : held === undefined
                ? `Hold ${needed} ${unit} and the box pays the network fee of every purchase, reveal and redemption. They are only shown, never spent.`
                : `${formatCount(needed - held)} ${unit} more, and the box pays the network fee of every purchase, reveal and redemption. They are only shown, never spent.`}
          </p>
          {action && !member ? <div className="flex flex-wrap gap-3">{action}</div> : null}
        </div>
      </div>
    </div>
  )
}

const COINS = 10
const ROW = 5
const STEP = 42
const places = Array.from({ length: COINS }, (_, place) => place)

/** The needed amount as a card of ten coins, each with the sum up to it: those that the account holds are printed. */
function Coins({ share, each }: { share: number; each: number }) {
  const held = Math.min(COINS, Math.floor(share * COINS))
  return (
    <svg
      data-slot="club-coins"
      data-held={held}
      viewBox="0 0 208 82"
      aria-hidden="true"
      fill="none"
      className="w-full max-w-md"
    >
      {places.map((place) => {
        const isHeld = place < held
        const ink = isHeld ? 'var(--on-stub)' : 'var(--ink-soft)'
        return (
          <g key={place} transform={`translate(${20 + (place % ROW) * STEP} ${20 + Math.floor(place / ROW) * STEP})`}>
            <circle r="18.5" stroke={ink} {...(isHeld ? { fill: 'var(--stub)' } : { strokeDasharray: '2 3' })} />
            {isHeld ? <circle r="14.5" stroke={ink} opacity=".5" /> : null}
            <text y="4" textAnchor="middle" fill={ink} fontSize="12" className="font-display font-extrabold">
              {formatCount(each * (place + 1))}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
