'use client'

import * as Primitive from 'radix-ui/popover'
import type { ComponentProps, ReactElement } from 'react'
import { cn } from '../cn'
import { WalletPanel, type WalletPanelProps } from './wallet-panel'

const focusSheet = (event: Event) => {
  event.preventDefault()
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
}

export type WalletMenuProps = Omit<ComponentProps<typeof Primitive.Content>, 'children'> & {
  /** The connect button; it must take a ref and focus. */
  trigger: ReactElement
  open?: boolean
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
  label?: string
  panel: WalletPanelProps
}

/** The wallet's sheet under the connect button. Esc closes it and focus goes back to the button. */
export function WalletMenu({
  trigger,
  open,
  defaultOpen,
  onOpenChange,
  label = 'Wallet',
  panel,
  className,
  ...props
}: WalletMenuProps) {
  return (
    <Primitive.Root
      {...(open === undefined ? {} : { open })}
      {...(defaultOpen === undefined ? {} : { defaultOpen })}
      {...(onOpenChange === undefined ? {} : { onOpenChange })}
    >
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          data-slot="wallet-menu"
          align="end"
          sideOffset={8}
          collisionPadding={12}
          aria-label={label}
          // The sheet itself: its first control is an address, whose tooltip would cover the name above it.
          onOpenAutoFocus={focusSheet}
          {...props}
          className={cn(
            'outline-card z-50 max-h-(--radix-popover-content-available-height) w-[min(24rem,calc(100vw-1.5rem))] animate-enter overflow-y-auto overscroll-contain bg-card p-5 text-ink shadow-printed',
            className,
          )}
        >
          <WalletPanel {...panel} />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
