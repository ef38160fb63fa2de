import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'
import { type TxStage, TxSteps } from './tx-steps'

/** The content of the waiting overlay. */
export type WaitingPanelProps = Omit<ComponentProps<'div'>, 'children' | 'title'> & {
  /** The sentence of the specification, from the caller. */
  title: ReactNode
  titleId?: string
  stage: TxStage
  /** Whole seconds since the request was sent. */
  elapsedSeconds: number
  elapsedLabel?: string
  /** Art of the box above the text. */
  picture?: string | undefined
  /** The transaction as text. */
  summary?: ReactNode
  /** Suggestions for the user. Shown after `helpAfterSeconds`. */
  help?: ReactNode
  helpAfterSeconds?: number
  /** Cancel (only when the request may still be cancelled) and Hide. */
  actions?: ReactNode
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.max(0, seconds) % 60).padStart(2, '0')}`

/** The content of the waiting overlay: the sentence, the progress, the elapsed time, and help after a while. */
export function WaitingPanel({
  title,
  titleId,
  stage,
  elapsedSeconds,
  elapsedLabel = 'Waiting for',
  picture,
  summary,
  help,
  helpAfterSeconds = 10,
  actions,
  className,
  ...props
}: WaitingPanelProps) {
  return (
    <div
      data-slot="waiting-panel"
      {...props}
      className={cn('outline-card flex flex-col overflow-hidden bg-card', className)}
    >
      {picture ? (
        <img src={picture} alt="" className="max-h-[24dvh] w-full border-edge border-b-2 border-dashed object-cover" />
      ) : null}
      <div className="flex flex-col gap-5 p-6 sm:p-8">
        <div className="flex flex-col gap-2">
          <h2 id={titleId} tabIndex={-1} className="heading text-3xl">
            {title}
          </h2>
          <p className="text-ink-soft">
            {elapsedLabel} <span className="figure">{clock(elapsedSeconds)}</span>
          </p>
        </div>
        {summary}
        <TxSteps stage={stage} />
        <div role="status" className="empty:hidden">
          {help && elapsedSeconds >= helpAfterSeconds ? (
            <div className="border-stub border-l-4 pl-4 text-sm">{help}</div>
          ) : null}
        </div>
        {actions ? <div className="flex flex-wrap gap-3">{actions}</div> : null}
      </div>
    </div>
  )
}
