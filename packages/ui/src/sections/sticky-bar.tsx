'use client'

import { type ComponentProps, useEffect, useState } from 'react'
import { cn } from '../cn'

/** The bar is sticky after more than 4 px (product-spec L39: "scrolled more than 4 px"). */
export const STICKY_AFTER_PX = 4

/** A bar that becomes sticky when the page scrolls. Its height never changes, so that nothing moves. */
export function StickyBar({ className, ...props }: ComponentProps<'header'>) {
  const [stuck, setStuck] = useState(false)
  useEffect(() => {
    const look = () => setStuck(scrollY > STICKY_AFTER_PX)
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [])
  return (
    <header
      data-slot="site-header"
      {...(stuck ? { 'data-stuck': '' } : {})}
      {...props}
      className={cn(
        'border-b-[1.5px] bg-paper',
        stuck ? 'sticky top-0 z-40 border-frame' : 'relative border-rule',
        className,
      )}
    />
  )
}
