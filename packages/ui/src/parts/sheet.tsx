'use client'

import { X } from 'lucide-react'
import { type ComponentProps, useEffect, useRef } from 'react'
import { cn } from '../cn'
import { Button } from './button'
import { DESKTOP_PX } from './desktop-px'

export type SheetProps = Omit<ComponentProps<'dialog'>, 'open' | 'title'> & {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  closeLabel?: string
  /** Stays open at 1024 px and wider. */
  anyWidth?: boolean
}

/**
 * A sheet at the right edge for content that has no room on a phone: the menu, the filters. A native dialog, so Esc, the inert
 * page and the return of the focus are native. Closes when the window is at least 1024 px wide.
 */
export function Sheet({
  open,
  onOpenChange,
  title,
  closeLabel = 'Close',
  anyWidth = false,
  className,
  children,
  ...props
}: SheetProps) {
  const closer = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const sheet = closer.current?.closest('dialog')
    if (!sheet) return
    if (open && !sheet.open) sheet.showModal()
    if (!open && sheet.open) sheet.close()
  }, [open])
  useEffect(() => {
    // A press outside closes the sheet. Esc already fires `close` on a native dialog.
    const sheet = closer.current?.closest('dialog')
    const beside = (event: MouseEvent) => {
      if (event.target === sheet) sheet?.close()
    }
    sheet?.addEventListener('click', beside)
    return () => sheet?.removeEventListener('click', beside)
  }, [])
  useEffect(() => {
    if (anyWidth) return undefined
    const wide = matchMedia(`(min-width: ${DESKTOP_PX}px)`)
    const look = () => {
      if (wide.matches) onOpenChange(false)
    }
    look()
    wide.addEventListener('change', look)
    return () => wide.removeEventListener('change', look)
  }, [anyWidth, onOpenChange])
  const close = () => onOpenChange(false)
  return (
    <dialog
      data-slot="sheet"
      aria-label={title}
      onClose={close}
      {...props}
      className={cn(
        'm-0 ml-auto h-dvh max-h-none w-full max-w-sm border-frame border-l-[1.5px] bg-card p-0 text-ink backdrop:bg-[oklch(0.12_0.02_265/0.62)] open:animate-enter',
        className,
      )}
    >
      <div className="flex min-h-full flex-col gap-5 p-4">
        <div className="flex items-center justify-between">
          <span className="font-bold font-display text-xl tracking-tight">{title}</span>
          <Button ref={closer} variant="quiet" size="icon" aria-label={closeLabel} onClick={close}>
            <X aria-hidden />
          </Button>
        </div>
        {/* Renders the content only while it is open. */}
        {open ? children : null}
      </div>
    </dialog>
  )
}
