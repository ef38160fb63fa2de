import { Check, CircleHelp, LoaderCircle, X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'

export type CheckState = 'ok' | 'missing' | 'checking' | 'unknown'

/** The state of one requirement. */
export type WalletCheck = {
  key: string
  state: CheckState
  title: string
  /** The problem and the solution. */
  text?: ReactNode
  action?: ReactNode
}

const stateWords: Readonly<Record<CheckState, string>> = {
  ok: 'in order',
  missing: 'missing',
  checking: 'checking',
  unknown: 'not known',
}
const marks = {
  ok: <Check aria-hidden className="text-leaf" />,
  missing: <X aria-hidden className="text-coral" />,
  checking: <LoaderCircle aria-hidden className="motion-safe:animate-turn" />,
  unknown: <CircleHelp aria-hidden className="text-ink-soft" />,
} satisfies Record<CheckState, ReactNode>

/** Properties of `WalletSetup`. */
export type WalletSetupProps = Omit<ComponentProps<'div'>, 'children' | 'title'> & {
  /** The sentence for a browser without a wallet (product-spec L13), from the caller. */
  notice?: ReactNode
  checks: readonly WalletCheck[]
}

/** The requirements to use a wallet, step by step: extension, link, network, wallet. */
export function WalletSetup({ notice, checks, className, ...props }: WalletSetupProps) {
  return (
    <div data-slot="wallet-setup" {...props} className={cn('flex flex-col gap-4', className)}>
      {notice ? <div className="border-coral border-l-4 pl-4">{notice}</div> : null}
      <ol className="flex list-none flex-col divide-y-[1.5px] divide-rule">
        {checks.map(({ key, state, title, text, action }) => (
          <li key={key} data-state={state} className="flex gap-3 py-3 first:pt-0 last:pb-0">
            <span className="mt-0.5 shrink-0 [&_svg]:size-5">{marks[state]}</span>
            <div className="flex min-w-0 flex-1 flex-col gap-1">
              <span className="font-semibold">
                {title}
                <span className="sr-only">, {stateWords[state]}</span>
              </span>
              {text ? <div className="text-ink-soft text-sm">{text}</div> : null}
              {action ? <div className="mt-1 flex flex-wrap gap-3">{action}</div> : null}
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
