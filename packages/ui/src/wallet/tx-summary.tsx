import { ArrowDownLeft, ArrowUpRight, Info } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'

export type TxLine = {
  /** An amount, a ticket, a proof. */
  what: ReactNode
  /** From, to, or the purpose. */
  note?: ReactNode
}

const english = {
  leaves: 'You give',
  arrives: 'You get',
  shows: 'Club pass, not spent',
  nothing: 'Nothing',
}

export type TxSummaryProps = Omit<ComponentProps<'div'>, 'children' | 'title'> & {
  leaves: readonly TxLine[]
  arrives: readonly TxLine[]
  /** Proofs, which stay in the account. */
  shows?: readonly TxLine[]
  /** Who pays the network's fee. */
  fee?: ReactNode
  /** “If the transaction fails, nothing leaves your account but the fee.” */
  note?: ReactNode
  words?: typeof english
}

/** A transaction as text before it is signed, in the order of the wallet. */
export function TxSummary({
  leaves,
  arrives,
  shows = [],
  fee,
  note,
  words = english,
  className,
  ...props
}: TxSummaryProps) {
  return (
    <div data-slot="tx-summary" {...props} className={cn('flex flex-col gap-3 text-sm', className)}>
      <dl className="flex flex-col divide-y-[1.5px] divide-rule">
        <Group icon={<ArrowUpRight aria-hidden />} title={words.leaves} lines={leaves} nothing={words.nothing} />
        <Group icon={<ArrowDownLeft aria-hidden />} title={words.arrives} lines={arrives} nothing={words.nothing} />
        {shows.length > 0 ? (
          <Group icon={<Info aria-hidden />} title={words.shows} lines={shows} nothing={words.nothing} />
        ) : null}
        {fee ? (
          <div className="flex justify-between gap-5 py-2.5">
            <dt className="text-ink-soft">Network fee</dt>
            <dd className="text-right font-medium">{fee}</dd>
          </div>
        ) : null}
      </dl>
      {note ? <p className="text-ink-soft">{note}</p> : null}
    </div>
  )
}

function Group({
  icon,
  title,
  lines,
  nothing,
}: {
  icon: ReactNode
  title: string
  lines: readonly TxLine[]
  nothing: string
}) {
  return (
    <div className="flex flex-wrap justify-between gap-x-5 gap-y-1 py-2.5">
      <dt className="inline-flex items-center gap-2 text-ink-soft [&_svg]:size-4">
        {icon}
        {title}
      </dt>
      <dd className="ml-auto flex flex-col items-end text-right font-medium">
        {lines.length === 0 ? <span className="text-ink-soft">{nothing}</span> : null}
        {lines.map(({ what, note }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines have a fixed order
          <span key={index}>
            {what}
            {note ? <span className="block font-normal text-ink-soft">{note}</span> : null}
          </span>
        ))}
      </dd>
    </div>
  )
}
