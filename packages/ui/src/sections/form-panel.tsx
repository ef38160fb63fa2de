import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'
import { BarPattern } from '../tickets/bar-pattern'

export type FormPanelProps = Omit<ComponentProps<'section'>, 'title'> & {
  title: ReactNode
  /** The requested data and its use. */
  lede?: ReactNode
  /** The number of the slip, which determines its bars. */
  slip: string
  /** Terms on the stub: how often, by whom, how to unsubscribe. */
  terms?: readonly { label: string; value: ReactNode }[]
  /** The fields and the button, in a `Form`. */
  children: ReactNode
  /** Replaces the fields after sending: a confirmation and the next step. */
  sent?: ReactNode
}

/** A form as an order slip: the fields on the left, the terms on the stub. */
export function FormPanel({ title, lede, slip, terms = [], children, sent, className, ...props }: FormPanelProps) {
  return (
    <section
      data-slot="form-panel"
      data-state={sent ? 'sent' : 'open'}
      {...props}
      className={cn(
        'outline-card grid grid-cols-[minmax(0,1fr)] overflow-hidden bg-card md:grid-cols-[minmax(0,1fr)_17rem]',
        className,
      )}
    >
      <div className="flex flex-col gap-6 p-5 sm:p-8">
        <div className="flex flex-col gap-2">
          <h2 className="heading text-3xl [overflow-wrap:anywhere]">{title}</h2>
          {lede ? <div className="max-w-[52ch] text-ink-soft">{lede}</div> : null}
        </div>
        {sent ? (
          <div role="status" className="border-leaf border-l-4 py-1 pl-4">
            {sent}
          </div>
        ) : (
          children
        )}
      </div>
      <div
        className={cn(
          'flex flex-col justify-between gap-6 border-rule border-t-2 border-dashed p-5 sm:p-7 md:border-t-0 md:border-l-2',
          sent ? 'surface-stub border-on-stub/40' : undefined,
        )}
      >
        <dl className="flex flex-col gap-3.5">
          {terms.map(({ label, value }) => (
            <div key={label}>
              <dt className={cn('text-sm', !sent && 'text-ink-soft')}>{label}</dt>
              <dd className="font-medium">{value}</dd>
            </div>
          ))}
        </dl>
        <div aria-hidden="true">
          <BarPattern of={slip} className="h-11 w-full max-w-56" />
          <p className="figure mt-1.5 text-xs">{slip}</p>
        </div>
      </div>
    </section>
  )
}
