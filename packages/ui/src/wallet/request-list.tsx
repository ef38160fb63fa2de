import { Check, CircleHelp, Info, LoaderCircle, X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'
import { Address } from '../parts/address'
import { Button } from '../parts/button'
import { Link } from '../parts/link'
import { Time } from '../parts/time'

/**
 * A request item of the specification (L49) with texts: pending, then success or fail. `declined` or `cancelled` if the user
 * caused it; `undetermined` if the result is unknown; `note` for a message that was shown temporarily.
 */
export type RequestRow = {
  id: string
  title: string
  status: 'pending' | 'success' | 'fail' | 'declined' | 'cancelled' | 'undetermined' | 'note'
  at: number
  /** What happened, and what to do next. */
  sentence?: ReactNode
  helpHref?: string
  transactionIntentHash?: string | undefined
  transactionHref?: string | undefined
  /** Set while the request can be cancelled. */
  onCancel?: (() => void) | undefined
  onCheckAgain?: (() => void) | undefined
  /** Whether the ledger is being queried. */
  checking?: boolean
}

const english = {
  pending: 'Waiting',
  success: 'Done',
  fail: 'Failed',
  declined: 'Declined',
  cancelled: 'Cancelled',
  undetermined: 'Not known yet',
  cancel: 'Cancel',
  again: 'Check again',
  help: 'What can I do?',
  transaction: 'Transaction',
}

const marks = {
  pending: <LoaderCircle aria-hidden className="motion-safe:animate-turn" />,
  success: <Check aria-hidden className="text-leaf" />,
  fail: <X aria-hidden className="text-coral" />,
  declined: <X aria-hidden className="text-ink-soft" />,
  cancelled: <X aria-hidden className="text-ink-soft" />,
  undetermined: <CircleHelp aria-hidden className="text-gold" />,
  note: <Info aria-hidden className="text-sky" />,
}

export type RequestListProps = Omit<ComponentProps<'ul'>, 'children'> & {
  requests: readonly RequestRow[]
  words?: typeof english | undefined
  now?: number | undefined
  empty?: ReactNode
}

/** Wallet requests, newest first: the result of each, the next step, and Cancel while that is possible. */
export function RequestList({ requests, words = english, now, empty, className, ...props }: RequestListProps) {
  if (requests.length === 0) return empty ? <p className="text-ink-soft text-sm">{empty}</p> : null
  return (
    <ul data-slot="request-list" {...props} className={cn('list-none divide-y-[1.5px] divide-rule', className)}>
      {requests.map((request) => (
        <li key={request.id} data-status={request.status} className="flex gap-3 py-3 first:pt-0 last:pb-0">
          <span className="mt-0.5 shrink-0 [&_svg]:size-5">{marks[request.status]}</span>
          <div className="flex min-w-0 flex-1 flex-col gap-1 text-sm">
            <div className="flex flex-wrap justify-between gap-x-4">
              <span className="font-semibold">
                {request.status === 'note' ? request.title : `${request.title}: ${words[request.status]}`}
              </span>
              <Time past at={request.at} now={now} className="text-ink-soft" />
            </div>
            {request.sentence ? <p className="text-ink-soft">{request.sentence}</p> : null}
            <div className="flex flex-wrap items-center gap-x-4 gap-y-3 py-1 empty:hidden">
              {request.transactionIntentHash ? (
                request.transactionHref ? (
                  <Link href={request.transactionHref} external className="touch-target relative">
                    <Address address={request.transactionIntentHash} label={words.transaction} plain />
                  </Link>
                ) : (
                  <Address address={request.transactionIntentHash} label={words.transaction} />
                )
              ) : null}
              {request.helpHref ? (
                <Link href={request.helpHref} className="touch-target relative">
                  {words.help}
                </Link>
              ) : null}
              {request.onCheckAgain ? (
                <Button size="small" busy={request.checking ?? false} onClick={request.onCheckAgain}>
                  {words.again}
                </Button>
              ) : null}
              {request.onCancel ? (
                <Button size="small" onClick={request.onCancel} aria-label={`${words.cancel}: ${request.title}`}>
                  {words.cancel}
                </Button>
              ) : null}
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}
