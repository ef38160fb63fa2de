import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../cn'
import { inputStyle } from './text-input'

export type SelectOption = { value: string; label: string; disabled?: boolean }

export type SelectProps = Omit<ComponentProps<'select'>, 'size'> & {
  /** The options in order; or pass `<option>`s as children. */
  options?: readonly SelectOption[]
  size?: 'medium' | 'small'
}

/**
 * A native select: it works without script, uses the picker of a phone, and has no inline style that a strict CSP would block
 * (Radix' Select renders one on the server). Label it with `Field`.
 */
export function Select({ options, size = 'medium', className, children, ...props }: SelectProps) {
  return (
    <span data-slot="select" className={cn('relative block', className)}>
      <select {...props} className={cn(inputStyle({ size }), 'appearance-none truncate pr-10')}>
        {options?.map(({ value, label, disabled = false }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3.5 size-4.5 -translate-y-1/2 text-ink-soft"
      />
    </span>
  )
}
