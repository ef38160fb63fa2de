'use client'

import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { cn } from '../cn'
import { ItemLife } from '../marketplace/item-life'

export type WizardStep = { key: string; title: string; detail?: ReactNode; href?: string }

export type CreateWizardProps = Omit<ComponentProps<'div'>, 'children' | 'title'> & {
  steps: readonly WizardStep[]
  /** The key of the current step. */
  step: string
  /** The question of the step. */
  title: ReactNode
  lede?: ReactNode
  /** The step's fields. */
  children: ReactNode
  /** A preview of the result. Stays visible where there is room. */
  preview?: ReactNode
  /** The Back and Next buttons. */
  actions?: ReactNode
  stepsLabel?: string
  /** Whether the last step is done. */
  finished?: boolean
}

/**
 * A form with several steps: the list of steps, the fields of the current step, and a preview of the result. A new step scrolls
 * to its top and moves the focus to its title.
 */
export function CreateWizard({
  steps,
  step,
  title,
  lede,
  children,
  preview,
  actions,
  stepsLabel = 'Steps',
  finished = false,
  className,
  ...props
}: CreateWizardProps) {
  const at = finished ? steps.length : steps.findIndex(({ key }) => key === step)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(at)
  useEffect(() => {
    if (shown.current === at) return
    shown.current = at
    heading.current?.closest('[data-slot=create-wizard]')?.scrollIntoView()
    heading.current?.focus({ preventScroll: true })
  }, [at])
  return (
    <div data-slot="create-wizard" {...props} className={cn('flex flex-col gap-8', className)}>
      <ItemLife
        label={stepsLabel}
        steps={steps.map(({ key, title: name, detail, href }, place) => ({
          key,
          title: `${place + 1}. ${name}`,
          ...(detail ? { detail } : {}),
          ...(href && place < at && !finished ? { href } : {}),
          state: place === at ? 'now' : place < at ? 'done' : 'ahead',
        }))}
      />
      <div
        className={cn(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-8',
          preview ? 'lg:grid-cols-[minmax(0,1fr)_22rem]' : undefined,
        )}
      >
        <div className="flex min-w-0 flex-col gap-6">
          <div className="flex flex-col gap-2">
            <h2 ref={heading} tabIndex={-1} className="heading text-3xl">
              {title}
            </h2>
            {lede ? <div className="max-w-[56ch] text-ink-soft">{lede}</div> : null}
          </div>
          {children}
          {actions ? (
            <div className="flex flex-wrap gap-3 border-rule border-t-2 border-dashed pt-5">{actions}</div>
          ) : null}
        </div>
        {preview ? <div className="lg:sticky lg:top-24">{preview}</div> : null}
      </div>
    </div>
  )
}
