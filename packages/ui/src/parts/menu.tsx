'use client'

import * as Primitive from 'radix-ui/dropdown-menu'
import type { ComponentProps } from 'react'
import { cn } from '../cn'

const row =
  'flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-[2.5px] px-3 py-2 [outline-offset:-2px] data-highlighted:bg-wash-strong data-disabled:cursor-not-allowed data-disabled:opacity-55 [&_svg]:size-[1.15em] [&_svg]:shrink-0'

/** Owns whether the menu is open. Not modal: Radix' modal menu injects a style element, which a strict CSP blocks. */
export function Menu(props: Omit<ComponentProps<typeof Primitive.Root>, 'modal'>) {
  return <Primitive.Root {...props} modal={false} />
}

/** Opens the menu on press, Enter, Space or arrow down. */
export function MenuTrigger(props: ComponentProps<typeof Primitive.Trigger>) {
  return <Primitive.Trigger data-slot="menu-trigger" {...props} />
}

/** The sheet of acts. Arrows move, letters jump, Esc closes and gives focus back. */
export function MenuContent({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        data-slot="menu"
        align="end"
        sideOffset={8}
        collisionPadding={12}
        {...props}
        className={cn(
          'outline-card z-50 max-h-[min(32rem,80dvh)] min-w-56 max-w-[calc(100vw-1.5rem)] animate-enter overflow-y-auto bg-card p-1.5 text-ink',
          className,
        )}
      />
    </Primitive.Portal>
  )
}

const tones = { plain: '', danger: 'text-coral' }

/** One act. */
export function MenuItem({
  tone = 'plain',
  className,
  ...props
}: ComponentProps<typeof Primitive.Item> & { tone?: keyof typeof tones }) {
  return <Primitive.Item data-slot="menu-item" {...props} className={cn(row, tones[tone], className)} />
}

/** Names a group of acts. */
export function MenuLabel({ className, ...props }: ComponentProps<typeof Primitive.Label>) {
  return (
    <Primitive.Label
      data-slot="menu-label"
      {...props}
      className={cn('px-3 pt-2.5 pb-1 font-semibold text-ink-soft text-sm', className)}
    />
  )
}

/** A perforation between two groups. */
export function MenuSeparator({ className, ...props }: ComponentProps<typeof Primitive.Separator>) {
  return (
    <Primitive.Separator
      data-slot="menu-separator"
      {...props}
      className={cn('my-1.5 border-rule border-t-2 border-dashed', className)}
    />
  )
}
