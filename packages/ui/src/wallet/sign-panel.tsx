import type { ComponentProps } from 'react'
import { cn } from '../cn'
import { Button } from '../parts/button'
import { CopyButton } from '../parts/copy-button'
import { TxSteps, type TxStepsProps } from './tx-steps'

const english = {
  says: 'What the transaction says',
  copy: 'Copy the manifest',
  cancel: 'Cancel',
  again: 'Try again',
}

export type SignPanelProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The transaction in plain sentences. */
  sentences: readonly string[]
  /** The transaction's manifest, to copy. */
  manifest: string
  /** The label of the button that sends it. */
  label: string
  /** Undefined before the first press. */
  steps?: Omit<TxStepsProps, 'words'> | undefined
  /** The request waits for the wallet or the ledger. */
  busy?: boolean
  /** Whether sending it again could send it twice. */
  locked?: boolean
  status?: string | undefined
  /** The reason why it was not committed, and its cost. */
  failure?: string | undefined
  onSign: () => void
  /** Withdraws the request from the wallet. */
  onCancel?: (() => void) | undefined
  onRetry: () => void
  words?: typeof english
}

/** A transaction in words, the button that sends it to the wallet, and its progress. */
export function SignPanel({
  sentences,
  manifest,
  label,
  steps,
  busy = false,
  locked = false,
  status,
  failure,
  onSign,
  onCancel,
  onRetry,
  words = english,
  className,
  ...props
}: SignPanelProps) {
  return (
    <div data-slot="sign-panel" {...props} className={cn('flex flex-col gap-6', className)}>
      <details>
        <summary className="min-h-11 cursor-pointer font-semibold">{words.says}</summary>
        <ol className="mt-2 flex list-decimal flex-col gap-1 pl-6">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
        <CopyButton text={manifest} label={words.copy} showLabel variant="outline" className="mt-4" />
      </details>
      {steps === undefined ? null : <TxSteps {...steps} />}
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" busy={busy} disabled={locked} onClick={onSign}>
          {label}
        </Button>
        {onCancel === undefined ? null : <Button onClick={onCancel}>{words.cancel}</Button>}
      </div>
      <p role="status" className="text-ink-soft">
        {status}
      </p>
      {failure === undefined ? null : (
        <div role="alert" className="flex flex-col items-start gap-3 border-coral border-l-4 pl-4">
          <p>{failure}</p>
          <Button size="small" onClick={onRetry}>
            {words.again}
          </Button>
        </div>
      )}
    </div>
  )
}
