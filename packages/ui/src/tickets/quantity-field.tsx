'use client'

import { type ReactNode, useState } from 'react'
import { Button } from '../parts/button'
import { Field, type FieldProps } from '../parts/field'
import { formatCount } from '../parts/format-count'
import { NumberStepper } from '../parts/number-stepper'

export type QuantityFieldProps = Omit<FieldProps, 'children' | 'label'> & {
  label?: string
  count: number
  max: number
  /** Counts at a press. */
  presets?: readonly number[]
  onCount: (count: number) => void
  /** The id of the text below the field that explains its maximum. */
  limitId?: string | undefined
  /** The explanation of the maximum. */
  limit?: ReactNode
  /** Shown after a count above the maximum was lowered to it. */
  lowered?: (max: number) => string
}

/** How many: a stepper, buttons for common counts, and the reason of the maximum. */
export function QuantityField({
  label = 'How many',
  count,
  max,
  presets = [1, 5, 10],
  onCount,
  limitId,
  limit,
  lowered = (most) => `Lowered to ${formatCount(most)}, the most that you can buy.`,
  ...props
}: QuantityFieldProps) {
  const [isLowered, setLowered] = useState(false)
  const choose = (next: number) => {
    setLowered(next > max)
    onCount(Math.min(next, max))
  }
  return (
    <Field label={label} className="flex-row flex-wrap items-center justify-between gap-x-4" {...props}>
      {(control) => (
        <>
          <NumberStepper
            {...control}
            value={count}
            max={max}
            onValueChange={choose}
            {...(limitId === undefined ? {} : { 'aria-describedby': limitId })}
          />
          <div className="flex gap-2 max-sm:w-full">
            {presets.map((preset) => (
              <Button
                key={preset}
                type="button"
                size="small"
                aria-pressed={count === preset}
                disabled={preset > max}
                onClick={() => choose(preset)}
                className="min-w-12 px-3 max-sm:flex-1 aria-pressed:border-ink aria-pressed:bg-wash-strong"
              >
                {preset}
              </Button>
            ))}
          </div>
          {limit}
          <p aria-live="polite" className="w-full font-semibold text-coral text-sm empty:hidden">
            {isLowered ? lowered(max) : null}
          </p>
        </>
      )}
    </Field>
  )
}
