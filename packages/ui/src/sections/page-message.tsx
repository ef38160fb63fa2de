import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'

export type PageMessageProps = Omit<ComponentProps<'section'>, 'title'> & {
  /** `404`, `Offline`. */
  code: ReactNode
  title: ReactNode
  /** Why it happened, and which data is safe. */
  children?: ReactNode
  /** The next steps. */
  actions?: ReactNode
  /** A decorative picture. */
  picture?: string
}

/** A page without other content: not found, offline, an error. It states the cause and the next steps. */
export function PageMessage({ code, title, children, actions, picture, className, ...props }: PageMessageProps) {
  return (
    <section
      data-slot="page-message"
      {...props}
      className={cn(
        'wrap grid items-start gap-10 py-14 sm:py-20 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]',
        className,
      )}
    >
      {/* Before the text, and both at the top: a page that arrives in pieces would move what is below or centered. */}
      {picture ? (
        <img
          src={picture}
          alt=""
          // Low: otherwise every page preloads the picture of the not-found page in its payload.
          fetchPriority="low"
          width="400"
          height="400"
          className="w-full max-w-88 rotate-2 rounded-card max-md:max-w-44 md:col-start-2 md:row-start-1"
        />
      ) : null}
      <div className="flex flex-col items-start gap-5 md:col-start-1 md:row-start-1">
        <p className="surface-stub heading -rotate-2 rounded-control px-4 py-2 text-3xl forced-colors:border">{code}</p>
        <h1 className="heading text-6xl">{title}</h1>
        {children ? <div className="max-w-[52ch] text-ink-soft text-lg">{children}</div> : null}
        {actions ? <div className="flex w-full flex-wrap gap-3">{actions}</div> : null}
      </div>
    </section>
  )
}
