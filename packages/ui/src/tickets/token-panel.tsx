import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'
import { TokenCoin } from './token-coin'

export type TokenPanelProps = Omit<ComponentProps<'div'>, 'children' | 'title'> & {
  title: ReactNode
  /** Default: 3. */
  headingLevel?: 2 | 3
  /** The operator of the third-party trade widget, named before it loads. Omit it without a third party. */
  provider?: string | undefined
  /** Opens the widget. */
  action: ReactNode
  /** A link to the same trade in a new tab. */
  link?: ReactNode
  /** The facts of the token. */
  children?: ReactNode
}

/** The product's token with its coin, where to get it, and who provides the service. Loads nothing of a third party before a press. */
export function TokenPanel({
  title,
  headingLevel = 3,
  provider,
  action,
  link,
  children,
  className,
  ...props
}: TokenPanelProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div data-slot="token-panel" {...props} className={cn('outline-card overflow-hidden bg-card', className)}>
      <div className="flex items-center gap-4 border-frame border-b-[1.5px] bg-band px-5 py-4">
        <TokenCoin className="size-14 shrink-0" />
        <Heading className="heading text-2xl">{title}</Heading>
      </div>
      <div className="flex flex-col gap-4 p-5">
        {children}
        {provider === undefined ? null : (
          <p className="text-ink-soft text-sm">
            The trade runs on {provider}, a third party. Nothing is loaded from there until you open it.
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          {action}
          {link}
        </div>
      </div>
    </div>
  )
}
