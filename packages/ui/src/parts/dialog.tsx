'use client'

import { cva, type VariantProps } from 'class-variance-authority'
import { X } from 'lucide-react'
import * as Primitive from 'radix-ui/dialog'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { cn } from '../cn'
import { Button } from './button'

/** The root of a dialog: `open` with `onOpenChange`, or `defaultOpen`. */
export const Dialog = Primitive.Root

const sheet = cva(
  'pointer-events-auto relative w-full bg-card text-ink [outline-offset:-2px] motion-safe:data-[state=open]:animate-rise',
  {
    variants: {
      size: {
        small: 'max-w-md',
        medium: 'max-w-xl',
        large: 'max-w-4xl',
        /** The whole viewport, dark in every theme: the reveal stage. */
        stage: 'min-h-dvh max-w-none bg-paper',
      },
    },
    defaultVariants: { size: 'medium' },
  },
)

export type DialogContentProps = Omit<ComponentProps<typeof Primitive.Content>, 'title'> &
  VariantProps<typeof sheet> & {
    title: ReactNode
    description?: ReactNode
    /** Buttons at the end of the dialog. */
    footer?: ReactNode
    closeLabel?: string
    /** Omits the close button, for a dialog with another way to close it. A stage has none. */
    hideClose?: boolean
  }

/** The content of a dialog: named by its title, closed by its button, Esc or a press outside. The page behind it is inert. */
export function DialogContent({
  title,
  description,
  footer,
  closeLabel = 'Close',
  hideClose = false,
  size,
  className,
  children,
  ...props
}: DialogContentProps) {
  const isStage = size === 'stage'
  return (
    <Primitive.Portal>
      <Overlay className={cn(!isStage && 'p-3 sm:p-6')}>
        <Primitive.Content
          data-slot="dialog"
          {...(isStage ? { 'data-theme': 'dark' } : {})}
          {...props}
          className={cn(!isStage && 'outline-card m-auto flex flex-col gap-5 p-5 sm:p-8', sheet({ size }), className)}
        >
          <div className={isStage ? 'sr-only' : cn('flex flex-col gap-1.5', !hideClose && 'pr-11')}>
            <Primitive.Title className="heading text-2xl">{title}</Primitive.Title>
            {description ? (
              <Primitive.Description className="text-ink-soft">{description}</Primitive.Description>
            ) : null}
          </div>
          {children}
          {footer ? <div className="flex flex-wrap gap-3">{footer}</div> : null}
          {hideClose || isStage ? null : (
            <Primitive.Close asChild>
              <Button
                variant="quiet"
                size="icon"
                aria-label={closeLabel}
                className="absolute top-3 right-3 sm:top-5 sm:right-5"
              >
                <X aria-hidden />
              </Button>
            </Primitive.Close>
          )}
        </Primitive.Content>
      </Overlay>
    </Primitive.Portal>
  )
}

/**
 * The dimmed page. Radix's overlay locks the scroll with an injected <style>, which a strict CSP blocks; base.css does it
 * instead. `data-scrollbar` says whether the page had a scrollbar that takes room.
 */
function Overlay({ className, ...props }: ComponentProps<'div'>) {
  // Read before the overlay is in the document, because it removes the scrollbar. A portal renders in the browser only.
  const [hasScrollbar] = useState(() => window.innerWidth > document.documentElement.clientWidth)
  return (
    <div
      data-slot="dialog-overlay"
      {...(hasScrollbar ? { 'data-scrollbar': '' } : {})}
      {...props}
      className={cn(
        'pointer-events-auto fixed inset-0 z-50 flex animate-enter overflow-y-auto overscroll-contain bg-[oklch(0.12_0.02_265/0.62)]',
        className,
      )}
    />
  )
}
