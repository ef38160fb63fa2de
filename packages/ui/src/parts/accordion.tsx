import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'

/** A list of questions whose answers unfold. */
export function Accordion({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="accordion" {...props} className={cn('border-rule border-y-[1.5px]', className)} />
}

export type AccordionItemProps = Omit<ComponentProps<'details'>, 'title'> & {
  title: ReactNode
  /** Opening an item closes the other items with the same name. */
  name?: string
  headingLevel?: 2 | 3 | 4
}

/**
 * One question and its answer. A native disclosure: it works without script and in a server component, and the page search of
 * the browser opens it.
 */
export function AccordionItem({ title, headingLevel = 3, className, children, ...props }: AccordionItemProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <details
      data-slot="accordion-item"
      {...props}
      className={cn('group border-rule not-first:border-t-[1.5px]', className)}
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 rounded-control py-3 [&::-webkit-details-marker]:hidden">
        <Heading className="font-semibold text-base">{title}</Heading>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <div className="max-w-measure pr-9 pb-5 text-ink-soft">{children}</div>
    </details>
  )
}
