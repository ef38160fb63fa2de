'use client'

import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { cn } from '../cn'
import { ItemLife } from '../marketplace/item-life'

export type WizardStep = { key: string; title: string; detail?: ReactNode; href?: string }

export type CreateWizardProps = Omit<ComponentProps<'div'>, 'children' | 'title'> & {
  steps: readonly WizardStep[]
  /** The key of the step in front. */
  step: string
  /** What the step asks. */
  title: ReactNode
  lede?: ReactNode
  /** The step's fields. */
  children: ReactNode
  /** What comes out of it so far; stays in sight where there is room. */
  preview?: ReactNode
  /** Back and on. */
  actions?: ReactNode
  stepsLabel?: string
  /** The last step is done as well. */
  finished?: boolean
}

/**
 * Making something in a few steps: the strip of steps, one step's fields, and what comes out of it so far. A step that
 * comes to the front is shown from its top, and its title takes focus.
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
