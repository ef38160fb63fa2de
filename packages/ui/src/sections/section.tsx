import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from '../cn'

/** Properties of `Section`. */
export type SectionProps = Omit<ComponentProps<'section'>, 'title'> & {
  title: ReactNode
  /** A line or two beside the title. */
  lede?: ReactNode
  /** A link at the end of the title line. */
  more?: ReactNode
  /** The background. `band` has its own colour across the page. */
  ground?: 'paper' | 'band' | 'card'
}

const grounds = { paper: '', band: 'bg-band', card: 'border-rule border-y-[1.5px] bg-card' }

/** A section of a page: title, description and content. */
export function Section({ title, lede, more, ground = 'paper', className, children, ...props }: SectionProps) {
  const id = useId()
  return (
    <section
      data-slot="section"
      aria-labelledby={id}
      {...props}
      className={cn('py-12 sm:py-16', grounds[ground], className)}
    >
      <div className="wrap flex flex-col gap-6 sm:gap-8">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
          <h2 id={id} className="heading text-4xl [overflow-wrap:anywhere]">
            {title}
          </h2>
          {lede ? <div className="max-w-[46ch] text-ink-soft">{lede}</div> : null}
          {more}
        </div>
        {children}
      </div>
    </section>
  )
}
