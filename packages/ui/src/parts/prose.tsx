import type { ComponentProps } from 'react'
import { cn } from '../cn'

/** Running text: articles, terms, help. Styles plain headings, paragraphs, lists, quotes, code and tables inside it. */
export function Prose({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="prose" {...props} className={cn('running-text', className)} />
}
