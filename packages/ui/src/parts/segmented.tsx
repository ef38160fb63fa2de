'use client'

import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from '../cn'

export type Segment<Value extends string> = { value: Value; label: string; icon?: ReactNode }

export type SegmentedProps<Value extends string> = Omit<ComponentProps<'fieldset'>, 'children' | 'onChange'> & {
  /** Accessible name. */
  label: string
  segments: readonly Segment<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  /** Shows only icons. The text remains for screen readers and as a tooltip. */
  iconsOnly?: boolean
}

/** A choice between two to four options, side by side, such as a view or a theme. Arrow keys move. */
export function Segmented<Value extends string>({
  label,
  segments,
  value,
  onValueChange,
  iconsOnly = false,
  className,
  ...props
}: SegmentedProps<Value>) {
  const name = useId()
  return (
    <fieldset data-slot="segmented" {...props} className={cn('outline-control flex w-fit bg-card', className)}>
      <legend className="sr-only">{label}</legend>
      {segments.map((segment) => (
        <label
          key={segment.value}
          title={iconsOnly ? segment.label : undefined}
          className="relative flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 px-3 font-semibold text-ink-soft text-sm not-first-of-type:border-edge not-first-of-type:border-l-[1.5px] hover:text-ink has-checked:forced-color-adjust-none has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 [&_svg]:size-4.5"
        >
          <input
            type="radio"
            autoComplete="off"
            name={name}
            value={segment.value}
            checked={value === segment.value}
            onChange={() => onValueChange(segment.value)}
            className="sr-only"
          />
          {segment.icon}
          <span className={iconsOnly ? 'sr-only' : undefined}>{segment.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
