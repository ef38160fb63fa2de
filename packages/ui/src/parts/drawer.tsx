'use client'

import { cva, type VariantProps } from 'class-variance-authority'
import { X } from 'lucide-react'
import * as Primitive from 'radix-ui/dialog'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'
import { Button } from './button'

/** Owns whether the drawer is open: `open` with `onOpenChange`, or `defaultOpen`. */
export const Drawer = Primitive.Root

/** Opens the drawer; focus returns here when it closes. */
export function DrawerTrigger(props: ComponentProps<typeof Primitive.Trigger>) {
  return <Primitive.Trigger data-slot="drawer-trigger" {...props} />
}

/** Closes the drawer around it. */
export function DrawerClose(props: ComponentProps<typeof Primitive.Close>) {
  return <Primitive.Close data-slot="drawer-close" {...props} />
}

const panel = cva(
  'pointer-events-auto absolute flex flex-col gap-5 overflow-y-auto bg-card p-5 text-ink [outline-offset:-2px]',
  {
    variants: {
      side: {
        right: 'inset-y-0 right-0 w-full max-w-md animate-slide-left border-l-[1.5px] border-frame',
        left: 'inset-y-0 left-0 w-full max-w-md animate-slide-right border-r-[1.5px] border-frame',
        bottom: 'inset-x-0 bottom-0 max-h-[85dvh] animate-rise rounded-t-card border-t-[1.5px] border-frame',
      },
    },
    defaultVariants: { side: 'right' },
  },
)

export type DrawerContentProps = Omit<ComponentProps<typeof Primitive.Content>, 'title'> &
  VariantProps<typeof panel> & { title: ReactNode; description?: ReactNode; closeLabel?: string }

/** A sheet along one edge, for what belongs beside the page: the menu, filters, activity. */
export function DrawerContent({
  title,
  description,
  closeLabel = 'Close',
  side,
  className,
  children,
  ...props
}: DrawerContentProps) {
  return (
    <Primitive.Portal>
      <div
        data-slot="dialog-overlay"
        className="pointer-events-auto fixed inset-0 z-50 animate-enter overflow-hidden bg-[oklch(0.12_0.02_265/0.62)]"
      >
        <Primitive.Content data-slot="drawer" {...props} className={cn(panel({ side }), className)}>
          <div className="flex items-start justify-between gap-4">
            <div className="flex flex-col gap-1 pt-2">
              <Primitive.Title className="heading text-xl">{title}</Primitive.Title>
              {description ? (
                <Primitive.Description className="text-ink-soft text-sm">{description}</Primitive.Description>
              ) : null}
            </div>
            <Primitive.Close asChild>
              <Button look="quiet" size="icon" aria-label={closeLabel}>
                <X aria-hidden />
              </Button>
            </Primitive.Close>
          </div>
          {children}
        </Primitive.Content>
      </div>
    </Primitive.Portal>
  )
}
