'use client'

import * as Primitive from 'radix-ui/tooltip'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { cn } from '../cn'

export type TooltipProps = Omit<ComponentProps<typeof Primitive.Content>, 'content' | 'children'> & {
  /** A short addition to the control. Do not put required information only here. */
  content: ReactNode
  /** The control of the tooltip. It must be focusable. */
  children: ReactElement
  open?: boolean
  defaultOpen?: boolean
  delayMs?: number
}

/** A text on hover and keyboard focus. Esc hides it. */
export function Tooltip({ content, children, open, defaultOpen, delayMs = 300, className, ...props }: TooltipProps) {
  return (
    <Primitive.Provider delayDuration={delayMs}>
      <Primitive.Root {...(open === undefined ? {} : { open })} {...(defaultOpen === undefined ? {} : { defaultOpen })}>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            data-slot="tooltip"
            sideOffset={6}
            collisionPadding={8}
            {...props}
            className={cn(
              'z-60 max-w-[min(28rem,calc(100vw-1rem))] animate-enter rounded-control bg-ink px-2.5 py-1.5 text-paper text-sm [overflow-wrap:anywhere] forced-colors:border',
              className,
            )}
          >
            {content}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  )
}
