'use client'

import * as Primitive from 'radix-ui/tabs'
import type { ComponentProps } from 'react'
import { cn } from '../cn'

/** The root of tabs: `value` with `onValueChange`, or `defaultValue`. */
export function Tabs({ className, ...props }: ComponentProps<typeof Primitive.Root>) {
  return <Primitive.Root data-slot="tabs" {...props} className={cn('flex flex-col gap-6', className)} />
}

export type TabListProps = ComponentProps<typeof Primitive.List> & {
  /** Accessible name. */
  label: string
}

/** The row of tabs: one tab stop, arrow keys move along it. Scrolls sideways when it is too wide. */
export function TabList({ label, className, ...props }: TabListProps) {
  return (
    <Primitive.List
      data-slot="tab-list"
      aria-label={label}
      {...props}
      // Undefined removes the outline rule of Radix, which the server would render as an inline style.
      style={{ outline: undefined }}
      className={cn('flex gap-6 overflow-x-auto border-rule border-b-[1.5px] px-0.5', className)}
    />
  )
}

/** One tab. Put a count inside it. */
export function Tab({ className, ...props }: ComponentProps<typeof Primitive.Trigger>) {
  return (
    <Primitive.Trigger
      data-slot="tab"
      {...props}
      className={cn(
        'min-h-11 min-w-11 shrink-0 border-transparent border-b-[3px] px-0.5 font-semibold text-ink-soft [outline-offset:-2px] hover:text-ink data-[state=active]:border-ink data-[state=active]:text-ink forced-colors:data-[state=inactive]:border-[Canvas]',
        className,
      )}
    />
  )
}

/** The content of a tab. */
export function TabPanel({ className, children, ...props }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Content data-slot="tab-panel" {...props} asChild>
      <div style={{ animationDuration: undefined }} className={cn('rounded-control', className)}>
        {children}
      </div>
    </Primitive.Content>
  )
}
