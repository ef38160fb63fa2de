import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'
import { formatCount } from '../parts/format-count'

export type ClubPanelProps = Omit<ComponentProps<'div'>, 'children' | 'title'> & {
  /** The club token's symbol. */
  unit: string
  /** Whole units held; undefined while disconnected. */
  held?: number | undefined
  needed?: number
  title?: ReactNode
  /** A button to buy the token. */
  action?: ReactNode
}

/** The 100-club: the amount of the token that an account holds and needs, and who pays the network fee. */
export function ClubPanel({
  unit,
  held,
  needed = 100,
  title = `The ${needed}-club`,
  action,
  className,
  ...props
}: ClubPanelProps) {
  const member = held !== undefined && held >= needed
  return (
    <div
      data-slot="club-panel"
      data-member={member}
      {...props}
      className={cn(
        '@container rounded-card border-[1.5px] bg-card p-5 sm:p-6',
        member ? 'border-gold' : 'border-rule',
        className,
      )}
    >
      <div className="grid items-center gap-x-12 gap-y-4 @min-[48rem]:grid-cols-2">
        <div className="flex flex-col gap-4">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h3 className="heading text-xl">{title}</h3>
            {held === undefined ? null : (
              <p className="flex items-baseline gap-1.5">
                <strong className={cn('heading text-2xl leading-none', member && 'text-gold')}>
                  {formatCount(held)}
                </strong>
                <span className="figure text-ink-soft text-sm">
                  of {needed} {unit}
                </span>
              </p>
            )}
          </div>
          <div
            {...(held === undefined
              ? {}
              : {
                  role: 'meter',
                  'aria-label': `${unit} held`,
                  'aria-valuemin': 0,
                  'aria-valuemax': needed,
                  'aria-valuenow': Math.min(held, needed),
                  'aria-valuetext': `${held} of ${needed} ${unit}`,
                })}
          >
            <Coins share={held === undefined ? 0 : held / needed} />
          </div>
        </div>
        <div className="flex flex-col gap-4">
          <p className="text-ink-soft">
            {member
              ? `You hold at least ${needed} ${unit}, so the box pays the network fee. Your ${unit} stay with you; they are only shown.`
              : `Hold ${needed} ${unit} and the box pays the network fee of every purchase, reveal and redemption. They are only shown, never spent.`}
          </p>
          {action && !member ? <div className="flex flex-wrap gap-3">{action}</div> : null}
        </div>
      </div>
    </div>
  )
}

const COINS = 10
const ringOf = (radius: number) => (at: number) =>
  `M${at - radius} 22a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`
const rim = ringOf(18)
const inside = ringOf(12.5)
const mark = (at: number) => `M${at - 6} 18h5a3.2 3.2 0 0 0 2 0h5v8h-5a3.2 3.2 0 0 0-2 0h-5z`

/** The needed amount as ten coins: those that the account holds are printed. One path for all coins of a kind. */
function Coins({ share }: { share: number }) {
  const coins = Array.from({ length: COINS }, (_, place) => 22 + place * 40)
  const count = Math.min(COINS, Math.floor(share * COINS))
  const [held, missing] = [coins.slice(0, count), coins.slice(count)]
  const draw = (places: readonly number[], ...parts: readonly ((at: number) => string)[]) =>
    places.flatMap((at) => parts.map((part) => part(at))).join('')
  return (
    <svg
      data-slot="club-coins"
      data-held={count}
      viewBox="0 0 404 44"
      aria-hidden="true"
      className="w-full max-w-2xl fill-none stroke-edge stroke-[1.5px]"
    >
      <path d={draw(missing, rim)} className="[stroke-dasharray:3_4]" />
      <path d={draw(missing, inside, mark)} />
      <path d={draw(held, rim)} className="fill-stub stroke-gold" />
      <path d={draw(held, inside)} className="stroke-gold" />
      <path d={draw(held, mark)} className="fill-gold stroke-none" />
    </svg>
  )
}
