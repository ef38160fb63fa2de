'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { headerVariant } from './header-variant'

/** A part of the shared layout, on every page that has one (L37). */
export function Framed({ children }: { children: ReactNode }) {
  return headerVariant(usePathname()) === 'none' ? null : children
}
