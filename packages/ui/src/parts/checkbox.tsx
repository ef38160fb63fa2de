import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'

const box =
  'peer size-5.5 shrink-0 appearance-none border-[1.5px] border-edge bg-card checked:border-leaf checked:bg-leaf disabled:opacity-55 aria-invalid:border-coral forced-colors:appearance-auto'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size'> & { label: ReactNode; hint?: ReactNode }

/** A checkbox. The whole row is the target. */
export function Checkbox({ label, hint, className, ...props }: CheckboxProps) {
  return (
    <label
      data-slot="checkbox"
      className={cn('flex min-h-11 cursor-pointer items-start gap-3 py-2.5 has-disabled:cursor-not-allowed', className)}
    >
      <span className="relative mt-[0.1em] grid shrink-0">
        <input {...props} type="checkbox" className={cn(box, 'rounded-control')} />
        <Check
          aria-hidden
          strokeWidth={3.5}
          className="pointer-events-none absolute inset-0 m-auto size-3.5 text-on-leaf opacity-0 peer-checked:opacity-100 forced-colors:hidden"
        />
      </span>
      <span className="flex flex-col">
        <span>{label}</span>
        {hint ? <span className="text-ink-soft text-sm">{hint}</span> : null}
      </span>
    </label>
  )
}
