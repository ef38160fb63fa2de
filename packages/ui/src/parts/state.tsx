import { TriangleAlert } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'

const frame =
  'flex flex-col items-center gap-3 rounded-card border-2 border-rule border-dashed px-6 py-10 text-center text-ink'

export type EmptyStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  title: ReactNode
  /** What will appear here, and how. */
  children?: ReactNode
  icon?: ReactNode
  /** The next step, as buttons or links. */
  action?: ReactNode
}

/** A state without content: what belongs here and how to get it. */
export function EmptyState({ title, children, icon, action, className, ...props }: EmptyStateProps) {
  return (
    <div data-slot="empty-state" {...props} className={cn(frame, className)}>
      {icon ? (
        <span aria-hidden="true" className="text-ink-soft [&_svg]:size-8">
          {icon}
        </span>
      ) : null}
      <p className="heading text-xl">{title}</p>
      {children ? <div className="max-w-[46ch] text-ink-soft">{children}</div> : null}
      {action ? <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div> : null}
    </div>
  )
}

export type ErrorStateProps = Omit<EmptyStateProps, 'icon'>

/** An error: what happened (title), why (children), what to do next (action). Announced when it appears. */
export function ErrorState({ title, children, action, className, ...props }: ErrorStateProps) {
  return (
    <div data-slot="error-state" role="alert" {...props} className={cn(frame, 'border-coral', className)}>
      <TriangleAlert aria-hidden className="size-8 text-coral" />
      <p className="heading text-xl">{title}</p>
      {children ? <div className="max-w-[46ch] text-ink-soft">{children}</div> : null}
      {action ? <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div> : null}
    </div>
  )
}
