'use client'

import { Slot } from 'radix-ui/slot'
import { type ComponentProps, type ReactElement, useCallback, useEffect, useId, useRef, useState } from 'react'
import { cn } from '../cn'

export type DisclosureProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The button that opens it; it gets `aria-expanded`. */
  trigger: ReactElement
  children: ComponentProps<'div'>['children']
  /** Controlled state. */
  open?: boolean
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
  /** Position and style of the panel. */
  panelClassName?: string
}

/**
 * A button and the panel it opens, for links and other content (use `Menu` for actions). Esc, a press outside, leaving it with
 * the keyboard and following one of its links close it. Without script the panel is open while the button or the
 * panel has the focus.
 */
export function Disclosure({
  trigger,
  open: outerOpen,
  defaultOpen = false,
  onOpenChange,
  panelClassName,
  className,
  children,
  ...props
}: DisclosureProps) {
  const [ownOpen, setOwnOpen] = useState(defaultOpen)
  const open = outerOpen ?? ownOpen
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const change = useCallback(
    (next: boolean) => {
      setOwnOpen(next)
      onOpenChange?.(next)
    },
    [onOpenChange],
  )
  useEffect(() => {
    const root = button.current?.parentElement
    if (!open || !root) return undefined
    const beside = ({ target }: Event) => {
      if (target instanceof Node && !root.contains(target)) change(false)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      change(false)
      button.current?.focus()
    }
    const followed = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a[href]')) change(false)
    }
    const ending = new AbortController()
    const { signal } = ending
    document.addEventListener('pointerdown', beside, { signal })
    document.addEventListener('focusin', beside, { signal })
    document.addEventListener('keydown', onKey, { signal })
    root.addEventListener('click', followed, { signal })
    return () => ending.abort()
  }, [open, change])
  return (
    <div
      data-slot="disclosure"
      // Safari focuses neither a pressed button nor a pressed link, but an element around them that can have the focus.
      tabIndex={-1}
      {...(open ? { 'data-open': '' } : {})}
      {...props}
      className={cn('group/disclosure', className)}
    >
      <Slot ref={button} aria-expanded={open} aria-controls={panelId} onClick={() => change(!open)}>
        {trigger}
      </Slot>
      <div id={panelId} hidden={!open} className={cn('z-50 bg-card text-ink motion-safe:animate-rise', panelClassName)}>
        {children}
      </div>
    </div>
  )
}
