'use client'

import * as Primitive from 'radix-ui/popover'
import { type ComponentProps, type MouseEvent, type ReactElement, useState } from 'react'
import { cn } from '../cn'
import { focusDialog } from '../parts/dialog-events'
import { WalletPanel, type WalletPanelProps } from './wallet-panel'

/** Whether a press follows a link in this window. A press that opens a tab does not close the menu. */
function followsLink({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest('a') : null
  return link !== null && link.target === '' && !(ctrlKey || metaKey || shiftKey)
}

export type WalletMenuProps = Omit<ComponentProps<typeof Primitive.Content>, 'children'> & {
  /** The connect button. It must accept a ref and the focus. */
  trigger: ReactElement
  open?: boolean
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
  label?: string
  panel: WalletPanelProps
}

/** The wallet menu under the connect button. Esc and its links close it, and the focus returns to the button. */
export function WalletMenu({
  trigger,
  open,
  defaultOpen = false,
  onOpenChange,
  label = 'Wallet',
  panel,
  className,
  onClick,
  ...props
}: WalletMenuProps) {
  const [isOpen, setOpen] = useState(defaultOpen)
  const change = (next: boolean) => {
    setOpen(next)
    onOpenChange?.(next)
  }
  return (
    <Primitive.Root open={open ?? isOpen} onOpenChange={change}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          data-slot="wallet-menu"
          align="end"
          sideOffset={8}
          collisionPadding={12}
          aria-label={label}
          // Focuses the sheet: its first control is an address, whose tooltip would cover the name above it.
          onOpenAutoFocus={focusDialog}
          {...props}
          onClick={(event) => {
            onClick?.(event)
            if (followsLink(event)) change(false)
          }}
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
