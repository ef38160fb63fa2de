import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'
import { RequestList, type RequestListProps, type RequestRow } from './request-list'

export type ActivityCenterProps = Omit<ComponentProps<'section'>, 'children' | 'title'> & {
  title?: ReactNode
  requests: readonly RequestRow[]
  /** The newest event, announced politely once. */
  announcement?: string
  words?: RequestListProps['words']
  now?: number
  empty?: ReactNode
}

/** All wallet requests of this page and their results. It keeps messages that disappear elsewhere. */
export function ActivityCenter({
  title = 'Recent requests',
  requests,
  announcement = '',
  words,
  now,
  empty = 'This page has sent no request to your wallet yet.',
  className,
  ...props
}: ActivityCenterProps) {
  return (
    <section data-slot="activity-center" {...props} className={cn('flex flex-col gap-3', className)}>
      <h3 className="heading text-lg tracking-snug">{title}</h3>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <RequestList requests={requests} words={words} now={now} empty={empty} />
    </section>
  )
}
