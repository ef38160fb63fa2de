'use client'

import { type ComponentProps, useEffect, useRef } from 'react'
import { cn } from '../cn'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** A key that focuses the search field of its form, shown as a keycap. */
export function SearchShortcut({ className, ...props }: Omit<ComponentProps<'kbd'>, 'children'>) {
  const cap = useRef<HTMLElement>(null)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const field = cap.current?.closest('form')?.querySelector('input')
      if (!field?.checkVisibility()) return
      event.preventDefault()
      field.focus()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  return (
    <kbd
      data-slot="search-shortcut"
      {...props}
      className={cn('figure rounded-control border-[1.5px] border-rule px-1.5 text-ink-soft text-xs', className)}
    >
      <span ref={cap} aria-hidden="true">
        /
      </span>
    </kbd>
  )
}
