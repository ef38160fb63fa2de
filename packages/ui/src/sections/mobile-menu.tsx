'use client'

import { Menu, X } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { cn } from '../cn'
import { Button } from '../parts/button'
import type { NavLink } from './nav'
import { SearchForm } from './search-form'

/** From this width on the menu is of no use and closes (product-spec L39). */
export const DESKTOP_PX = 1024

export type MobileMenuProps = Omit<ComponentProps<'dialog'>, 'open' | 'children'> & {
  open: boolean
  onOpenChange: (open: boolean) => void
  links: readonly NavLink[]
  openLabel?: string
  closeLabel?: string
  label?: string
  search?: ComponentProps<typeof SearchForm>
  /** The header's other controls, which have no room on a phone. */
  children?: ReactNode
}

/** The phone's menu: a button, and a modal sheet with the search form and the links. A native dialog, so Esc and focus come free. */
export function MobileMenu({
  open,
  onOpenChange,
  links,
  openLabel = 'Open menu',
  closeLabel = 'Close menu',
  label = 'Menu',
  search,
  children,
  className,
  ...props
}: MobileMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const sheet = dialog.current
    if (sheet === null) return
    if (open && !sheet.open) sheet.showModal()
    if (!open && sheet.open) sheet.close()
  }, [open])
  useEffect(() => {
    // A press beside the sheet; the keyboard has Esc for that, which a dialog turns into `close` by itself.
    const sheet = dialog.current
    const beside = (event: MouseEvent) => {
      if (event.target === sheet) sheet?.close()
    }
    sheet?.addEventListener('click', beside)
    return () => sheet?.removeEventListener('click', beside)
  }, [])
  useEffect(() => {
    const wide = matchMedia(`(min-width: ${DESKTOP_PX}px)`)
    const look = () => {
      if (wide.matches) onOpenChange(false)
    }
    look()
    wide.addEventListener('change', look)
    return () => wide.removeEventListener('change', look)
  }, [onOpenChange])
  const close = () => onOpenChange(false)
  return (
    <>
      <Button
        look="quiet"
        size="icon"
        aria-label={openLabel}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => onOpenChange(true)}
        className="lg:hidden"
      >
        <Menu aria-hidden />
      </Button>
      <dialog
        ref={dialog}
        data-slot="mobile-menu"
        aria-label={label}
        onClose={close}
        {...props}
        className={cn(
          'm-0 ml-auto h-dvh max-h-none w-full max-w-sm border-frame border-l-[1.5px] bg-card p-0 text-ink backdrop:bg-[oklch(0.12_0.02_265/0.62)] open:animate-enter',
          className,
        )}
      >
        <div className="flex min-h-full flex-col gap-5 p-4">
          <div className="flex items-center justify-between">
            <span className="font-bold font-display text-xl tracking-tight">{label}</span>
            <Button look="quiet" size="icon" aria-label={closeLabel} onClick={close}>
              <X aria-hidden />
            </Button>
          </div>
          <SearchForm {...search} />
          <nav aria-label={label}>
            <ul className="flex list-none flex-col">
              {links.map(({ label: words, href, current }) => (
                <li key={href} className="border-rule border-b-[1.5px]">
                  <a
                    href={href}
                    {...(current ? { 'aria-current': 'page' as const } : {})}
                    onClick={close}
                    className="flex min-h-13 items-center rounded-control px-1 font-display font-semibold text-lg tracking-snug no-underline hover:underline aria-[current=page]:text-leaf"
                  >
                    {words}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          {children ? <div className="mt-auto flex flex-col gap-3 pb-2">{children}</div> : null}
        </div>
      </dialog>
    </>
  )
}
