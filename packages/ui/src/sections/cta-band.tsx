import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'

export type CtaBandProps = Omit<ComponentProps<'section'>, 'title' | 'children'> & {
  title: ReactNode
  text?: ReactNode
  actions: ReactNode
  /** A decorative picture at the end. */
  picture?: string | undefined
}

/** A call to action across the page. */
export function CtaBand({ title, text, actions, picture, className, ...props }: CtaBandProps) {
  return (
    <section data-slot="cta-band" {...props} className={cn('wrap py-10 sm:py-14', className)}>
      <div className="surface-stub relative grid grid-cols-[minmax(0,1fr)] items-center gap-x-10 gap-y-6 overflow-hidden rounded-card px-6 py-8 sm:px-12 sm:py-11 md:grid-cols-[minmax(0,1fr)_auto] forced-colors:border">
        <div className="flex flex-col items-start gap-4">
          <h2 className="headline text-5xl [overflow-wrap:anywhere]">{title}</h2>
          {text ? <div className="max-w-[46ch] text-lg">{text}</div> : null}
          <div className="flex flex-wrap gap-3 [--edge:var(--on-stub)] [--ink:var(--on-stub)]">{actions}</div>
        </div>
        {picture ? (
          <img
            src={picture}
            alt=""
            width="220"
            height="220"
            loading="lazy"
            decoding="async"
            className="w-40 rotate-3 rounded-card border-[1.5px] border-on-stub max-md:hidden lg:w-52"
          />
        ) : null}
      </div>
    </section>
  )
}
