import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'

export type TokenPanelProps = Omit<ComponentProps<'div'>, 'children' | 'title'> & {
  title: ReactNode
  /** The operator of the third-party trade widget, named before it loads. Omit it without a third party. */
  provider?: string | undefined
  /** Opens the widget. */
  action: ReactNode
  /** A link to the same trade in a new tab. */
  link?: ReactNode
  children?: ReactNode
}

/** Where to get the product's token, and who provides the service. Loads nothing of a third party before a press. */
export function TokenPanel({ title, provider, action, link, children, className, ...props }: TokenPanelProps) {
  return (
    <div
      data-slot="token-panel"
      {...props}
      className={cn('flex flex-col gap-3.5 rounded-card border-[1.5px] border-rule bg-card p-5', className)}
    >
      <h3 className="heading text-xl">{title}</h3>
      {children ? <div className="text-ink-soft">{children}</div> : null}
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
  )
}
