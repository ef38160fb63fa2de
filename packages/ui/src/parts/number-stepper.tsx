'use client'

import { Minus, Plus } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { cn } from '../cn'

/** Parses a typed count: an integer; a negative number becomes 1, no number becomes 0 (product-spec L85). */
export function parseCount(text: string): number {
  const count = Number(text)
  if (!Number.isFinite(count)) return 0
  return count < 0 ? 1 : Math.trunc(Math.abs(count))
}

export type NumberStepperProps = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'min' | 'max' | 'size'
> & {
  value: number
  onValueChange: (value: number) => void
  /** The minimum of the minus button. Typing can go below, so that a form can explain why that is invalid. */
  min?: number
  max?: number
  decreaseLabel?: string
  increaseLabel?: string
}

const stepButton =
  'grid w-12 shrink-0 place-items-center hover:not-disabled:bg-wash active:not-disabled:bg-wash-strong disabled:opacity-40 focus-visible:z-10 [&_svg]:size-5'

/** A spinbutton between two large buttons. Arrow keys change it. Label it with `Field` or `aria-label`. */
export function NumberStepper({
  value,
  onValueChange,
  min = 1,
  max,
  decreaseLabel = 'One fewer',
  increaseLabel = 'One more',
  disabled,
  className,
  ...props
}: NumberStepperProps) {
  const [typed, setTyped] = useState(String(value))
  const shown = parseCount(typed) === value && !typed.startsWith('-') ? typed : String(value)
  const become = (count: number) => {
    setTyped(String(count))
    onValueChange(count)
  }
  const type = (text: string) => {
    const count = parseCount(text)
    setTyped(text === '' ? '' : String(count))
    onValueChange(count)
  }
  return (
    <div
      data-slot="number-stepper"
      className={cn('outline-control inline-flex min-h-12 w-fit max-w-full items-stretch bg-card', className)}
    >
      <button
        type="button"
        aria-label={decreaseLabel}
        disabled={disabled || value <= min}
        onClick={() => become(Math.max(min, value - 1))}
        className={cn(stepButton, 'rounded-l-[2.5px] border-edge border-r-[1.5px]')}
      >
        <Minus aria-hidden />
      </button>
      <input
        inputMode="numeric"
        autoComplete="off"
        step={1}
        {...props}
        type="number"
        disabled={disabled}
        {...(max === undefined ? {} : { max })}
        value={shown}
        onChange={(event) => type(event.target.value)}
        className="heading w-18 min-w-0 bg-transparent text-center text-lg tracking-snug [appearance:textfield] focus-visible:z-10 disabled:opacity-55 [&::-webkit-inner-spin-button]:appearance-none"
      />
      <button
        type="button"
        aria-label={increaseLabel}
        disabled={disabled || (max !== undefined && value >= max)}
        onClick={() => become(max === undefined ? value + 1 : Math.min(max, value + 1))}
        className={cn(stepButton, 'rounded-r-[2.5px] border-edge border-l-[1.5px]')}
      >
        <Plus aria-hidden />
      </button>
    </div>
  )
}
