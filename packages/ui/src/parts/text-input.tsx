import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../cn'

/** The box of all text controls. */
export const inputStyle = cva(
  'outline-control w-full min-w-0 bg-card text-ink placeholder:text-ink-soft aria-invalid:border-coral disabled:opacity-55 read-only:bg-transparent',
  {
    variants: {
      size: { medium: 'min-h-12 px-3.5 py-2.5 text-base', small: 'min-h-11 px-3 py-2 text-sm' },
      figure: { true: 'figure', false: '' },
    },
    defaultVariants: { size: 'medium', figure: false },
  },
)

export type TextInputProps = Omit<ComponentProps<'input'>, 'size'> & VariantProps<typeof inputStyle>

/** One line of text. `figure` uses the tabular font for addresses and numbers. Label it with `Field`. */
export function TextInput({ size, figure, className, ...props }: TextInputProps) {
  return <input data-slot="text-input" type="text" {...props} className={cn(inputStyle({ size, figure }), className)} />
}

export type TextAreaProps = ComponentProps<'textarea'> & VariantProps<typeof inputStyle>

/** Several lines of text. */
export function TextArea({ size, figure, className, ...props }: TextAreaProps) {
  return (
    <textarea
      data-slot="text-area"
      rows={4}
      {...props}
      className={cn(inputStyle({ size, figure }), 'block resize-y', className)}
    />
  )
}
