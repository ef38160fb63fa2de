import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'
import { Address } from '../parts/address'
import { formatCount } from '../parts/format-count'
import { formatExactTime } from '../parts/format-time'
import { Link } from '../parts/link'
import { Time } from '../parts/time'
import { BarPattern } from './bar-pattern'

const english = {
  time: 'Time',
  account: 'Account',
  paid: 'You gave',
  got: 'You got',
  drawn: 'Revealed items',
  fee: 'Network fee',
  odds: 'Odds at that moment',
  version: 'Ledger version',
  transaction: 'Transaction',
  nothing: 'Nothing',
}

export type ReceiptCardProps = Omit<ComponentProps<'article'>, 'title' | 'children'> & {
  /** “Bought 3 tickets”. */
  title: ReactNode
  at: number
  now?: number
  /** The account that paid and received. */
  account?: ReactNode
  paid: readonly ReactNode[]
  got: readonly ReactNode[]
  /** The loot that a later transaction drew for revealed tickets. Omitted without a value. */
  drawn?: readonly ReactNode[] | undefined
  /** The loot as pictures: a list of `LootTile`. */
  pictures?: ReactNode
  fee: ReactNode
  odds?: ReactNode
  /** The state version of the commit. */
  version?: number
  transactionIntentHash: string
  transactionHref?: string
  /** Buttons: print, copy as JSON. */
  actions?: ReactNode
  words?: Partial<typeof english>
}

/** A receipt: what left, what arrived, the fee, and the transaction that proves it. Printable. */
export function ReceiptCard({
  title,
  at,
  now,
  account,
  paid,
  got,
  drawn,
  pictures,
  fee,
  odds,
  version,
  transactionIntentHash,
  transactionHref,
  actions,
  words: own,
  className,
  ...props
}: ReceiptCardProps) {
  const words = { ...english, ...own }
  return (
    <article
      data-slot="receipt-card"
      {...props}
      className={cn(
        'relative flex flex-col gap-4 border-frame border-x-[1.5px] border-t-[1.5px] bg-card px-5 pt-5 pb-8',
        '[mask:linear-gradient(#000,#000)_top/100%_calc(100%-8px)_no-repeat,radial-gradient(circle_at_8px_0,#000_7.5px,#0000_8px)_bottom_left/16px_8px_repeat-x]',
        className,
      )}
    >
      {/* Two lines on a phone: the server's exact time is longer than "17 s ago", and must not move the content. */}
      <header className="flex flex-col gap-x-4 gap-y-1 sm:flex-row sm:items-baseline sm:justify-between">
        <h2 className="heading text-xl">{title}</h2>
        <Time past at={at} {...(now === undefined ? {} : { now })} className="text-ink-soft text-sm" />
      </header>
      {pictures}
      <dl className="flex flex-col text-sm">
        <Line label={words.time}>{formatExactTime(at)}</Line>
        {account ? <Line label={words.account}>{account}</Line> : null}
        <Line label={words.paid}>{lines(paid, words.nothing)}</Line>
        <Line label={words.got}>{lines(got, words.nothing)}</Line>
        {drawn === undefined ? null : <Line label={words.drawn}>{lines(drawn, words.nothing)}</Line>}
        <Line label={words.fee}>{fee}</Line>
        {odds ? <Line label={words.odds}>{odds}</Line> : null}
        {version === undefined ? null : (
          <Line label={words.version}>
            <span className="figure">{formatCount(version)}</span>
          </Line>
        )}
        <Line label={words.transaction}>
          {transactionHref ? (
            <Link href={transactionHref} external className="touch-target relative">
              <Address address={transactionIntentHash} label={words.transaction} plain />
            </Link>
          ) : (
            <Address address={transactionIntentHash} label={words.transaction} />
          )}
        </Line>
      </dl>
      <BarPattern of={transactionIntentHash} className="h-9 w-full text-ink" />
      {actions ? <div className="flex flex-wrap gap-3 print:hidden">{actions}</div> : null}
    </article>
  )
}

const lines = (all: readonly ReactNode[], nothing: string) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the lines have a fixed order
  all.length === 0 ? nothing : all.map((one, index) => <div key={index}>{one}</div>)

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-5 border-rule border-t-2 border-dashed py-2">
      <dt className="max-w-2/5 shrink-0 text-ink-soft">{label}</dt>
      <dd className="min-w-0 text-right font-medium">{children}</dd>
    </div>
  )
}
