import { Check, Circle, LoaderCircle, X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../cn'

/** The stages of a transaction: sent → extension → wallet → signed → confirming (wallet-protocol lifecycle events). */
export const txStages = ['sent', 'extension', 'wallet', 'signed', 'confirming'] as const
/** A stage of a transaction. */
export type TxStage = (typeof txStages)[number]

const english: Readonly<Record<TxStage, string>> = {
  sent: 'Sent from this page',
  extension: 'Received by the extension',
  wallet: 'Shown in your wallet',
  signed: 'Signed and submitted',
  confirming: 'Confirmed by the ledger',
}

const stateWords = { done: 'done', current: 'in progress', failed: 'stopped here', later: 'not yet' }

/** Properties of `TxSteps`. */
export type TxStepsProps = Omit<ComponentProps<'ol'>, 'children'> & {
  /** The current stage. */
  stage: TxStage
  /** Whether it ended at this stage without success. */
  failed?: boolean
  /** Whether all stages are done. */
  finished?: boolean
  words?: Readonly<Record<TxStage, string>>
}

/** The progress of a transaction to the ledger. */
export function TxSteps({
  stage,
  failed = false,
  finished = false,
  words = english,
  className,
  ...props
}: TxStepsProps) {
  const reached = txStages.indexOf(stage)
  return (
    <ol data-slot="tx-steps" {...props} className={cn('flex list-none flex-col', className)}>
      {txStages.map((one, index) => {
        const state = finished || index < reached ? 'done' : index > reached ? 'later' : failed ? 'failed' : 'current'
        return (
          <li
            key={one}
            data-state={state}
            {...(state === 'current' ? { 'aria-current': 'step' as const } : {})}
            className={cn(
              'relative flex items-center gap-3 pb-3.5 last:pb-0',
              'not-last:before:absolute not-last:before:top-6 not-last:before:bottom-0 not-last:before:left-[0.7rem] not-last:before:border-rule not-last:before:border-l-2 not-last:before:border-dashed',
              state === 'later' && 'text-ink-soft',
              state === 'current' && 'font-semibold',
            )}
          >
            <Mark state={state} />
            <span>
              {words[one]}
              <span className="sr-only">, {stateWords[state]}</span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}

function Mark({ state }: { state: keyof typeof stateWords }) {
  if (state === 'done')
    return <Check aria-hidden strokeWidth={3} className="size-6 rounded-full bg-leaf p-1 text-on-leaf" />
  if (state === 'failed')
    return <X aria-hidden strokeWidth={3} className="size-6 rounded-full bg-coral p-1 text-on-coral" />
  if (state === 'current')
    return <LoaderCircle aria-hidden strokeWidth={2.5} className="size-6 motion-safe:animate-turn" />
  return <Circle aria-hidden className="size-6 p-1 text-rule" />
}
