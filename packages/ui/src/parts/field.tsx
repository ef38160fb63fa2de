import { CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from '../cn'

/** The props that connect a control with its field; spread them on the control. */
export type FieldControl = {
  id: string
  required?: true
  'aria-describedby'?: string
  'aria-invalid'?: true
}

export type FieldProps = Omit<ComponentProps<'div'>, 'children'> & {
  label: ReactNode
  hint?: ReactNode
  /** The error and how to correct it. Also marks the control as invalid. */
  error?: ReactNode
  required?: boolean
  /** Shown after the label of an optional field. */
  optionalLabel?: string
  hideLabel?: boolean
  children: (control: FieldControl) => ReactNode
}

/** A label, one control, its hint and its error, connected for assistive technology. */
export function Field({
  label,
  hint,
  error,
  required = false,
  optionalLabel,
  hideLabel = false,
  className,
  children,
  ...props
}: FieldProps) {
  const id = useId()
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div data-slot="field" {...props} className={cn('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'font-semibold'}>
        {label}
        {optionalLabel && !required ? <span className="font-normal text-ink-soft"> {optionalLabel}</span> : null}
      </label>
      {children({
        id,
        ...(required ? { required } : {}),
        ...(described ? { 'aria-describedby': described } : {}),
        ...(error ? { 'aria-invalid': true as const } : {}),
      })}
      {hint ? (
        <p id={`${id}-hint`} className="text-ink-soft text-sm">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-coral text-sm">
          <CircleAlert aria-hidden className="mt-[0.2em] size-[1.1em] shrink-0" />
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  )
}
