import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'

const dot =
  'size-5.5 shrink-0 appearance-none rounded-full border-[1.5px] border-edge bg-card checked:border-leaf checked:bg-leaf checked:shadow-[inset_0_0_0_4px_var(--card)] forced-colors:appearance-auto'

export type RadioOption = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean }

export type RadioGroupProps = Omit<ComponentProps<'fieldset'>, 'onChange'> & {
  legend: ReactNode
  hideLegend?: boolean
  name: string
  options: readonly RadioOption[]
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
}

/** One of a few, all in sight. Arrow keys move, as the platform has it. */
export function RadioGroup({
  legend,
  hideLegend = false,
  name,
  options,
  value,
  defaultValue,
  onValueChange,
  className,
  ...props
}: RadioGroupProps) {
  return (
    <fieldset data-slot="radio-group" {...props} className={cn('flex min-w-0 flex-col', className)}>
      <legend className={hideLegend ? 'sr-only' : 'mb-1 font-semibold'}>{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5 has-disabled:cursor-not-allowed has-disabled:opacity-55"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            disabled={option.disabled ?? false}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
            {...(onValueChange || value !== undefined ? { onChange: () => onValueChange?.(option.value) } : {})}
            className={cn(dot, 'mt-[0.1em]')}
          />
          <span className="flex flex-col">
            <span>{option.label}</span>
            {option.hint ? <span className="text-ink-soft text-sm">{option.hint}</span> : null}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
