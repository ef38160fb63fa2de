import type { ComponentProps } from 'react'
import { cn } from '../cn'

export type ProgressProps = Omit<ComponentProps<'div'>, 'children' | 'role'> & {
  /** The progress, 0 to `max`. Omit it while unknown. */
  value?: number
  max?: number
  /** Accessible name. */
  label: string
  /** The value for screen readers instead of a percentage, such as “412 of 1,000 left”. */
  valueText?: string
  tone?: 'leaf' | 'ink' | 'coral' | 'gold'
  thickness?: 'thin' | 'thick'
}

const fills = { leaf: 'text-leaf', ink: 'text-ink', coral: 'text-coral', gold: 'text-gold' }

/** A progress bar. An SVG, so that its width needs no inline style. */
export function Progress({
  value,
  max = 100,
  label,
  valueText,
  tone = 'leaf',
  thickness = 'thick',
  className,
  ...props
}: ProgressProps) {
  const share = value === undefined ? 0 : Math.min(1, Math.max(0, max > 0 ? value / max : 0))
  return (
    <div
      data-slot="progress"
      {...props}
      role="progressbar"
      aria-label={label}
      {...(value === undefined ? {} : { 'aria-valuenow': value, 'aria-valuemin': 0, 'aria-valuemax': max })}
      {...(valueText ? { 'aria-valuetext': valueText } : {})}
      className={cn(
        'w-full overflow-hidden',
        fills[tone],
        thickness === 'thick' ? 'h-3 rounded-[2px] border-[1.5px] border-edge' : 'h-2 rounded-[2px] bg-wash-strong',
        className,
      )}
    >
      <svg aria-hidden="true" width="100%" height="100%" className="block">
        {value === undefined ? (
          <rect width="100%" height="100%" fill="currentColor" className="animate-breathe opacity-60" />
        ) : (
          <rect width={`${Math.round(share * 1000) / 10}%`} height="100%" fill="currentColor" />
        )}
      </svg>
    </div>
  )
}
