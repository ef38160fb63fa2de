import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'
import { Progress } from '../parts/progress'

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
        'flex flex-col gap-3.5 rounded-card border-[1.5px] bg-card p-5',
        member ? 'border-gold' : 'border-rule',
        className,
      )}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="heading text-xl">{title}</h3>
        {held === undefined ? null : (
          <p className="flex items-baseline gap-1.5">
            <strong className={cn('heading text-2xl leading-none', member && 'text-gold')}>
              {held.toLocaleString('en')}
            </strong>
            <span className="figure text-ink-soft text-sm">
              of {needed} {unit}
            </span>
          </p>
        )}
      </div>
      {held === undefined ? null : (
        <Progress
          value={Math.min(held, needed)}
          max={needed}
          label={`${unit} held`}
          valueText={`${held} of ${needed} ${unit}`}
          tone="gold"
        />
      )}
      <p className="text-ink-soft">
        {member
          ? `You hold at least ${needed} ${unit}, so the box pays the network fee. Your ${unit} stay with you; they are only shown.`
          : `Hold ${needed} ${unit} and the box pays the network fee of every purchase, reveal and redemption. They are only shown, never spent.`}
      </p>
      {action && !member ? <div className="flex flex-wrap gap-3">{action}</div> : null}
    </div>
  )
}
