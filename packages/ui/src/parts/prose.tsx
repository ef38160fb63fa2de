import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../cn'

const prose = cva('running-text', {
  variants: {
    variant: {
      plain: '',
      /** Articles: chapters with large numerals, a larger first paragraph, figures wider than the text. */
      booklet: 'booklet',
    },
  },
  defaultVariants: { variant: 'plain' },
})

export type ProseProps = ComponentProps<'div'> & VariantProps<typeof prose>

/** Running text: articles, terms, help. Styles plain headings, paragraphs, lists, quotes, code and tables inside it. */
export function Prose({ variant, className, ...props }: ProseProps) {
  return <div data-slot="prose" {...props} className={cn(prose({ variant }), className)} />
}
