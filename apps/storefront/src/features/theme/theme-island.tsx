'use client'

import { Button } from '@lootboxes/ui'
import { Moon, Sun } from 'lucide-react'
import { useEffect, useState } from 'react'
import { chooseTheme, isPaintedDark, paintTheme, storedTheme } from './theme'

/** The light/dark toggle. Until somebody chooses, the page follows the device, also when the device changes its mind. */
export function ThemeIsland() {
  const [isDark, setIsDark] = useState<boolean | undefined>(undefined)
  useEffect(() => {
    const follow = () => {
      paintTheme(storedTheme())
      setIsDark(isPaintedDark())
    }
    follow()
    const device = matchMedia('(prefers-color-scheme: dark)')
    device.addEventListener('change', follow)
    globalThis.addEventListener('storage', follow)
    return () => {
      device.removeEventListener('change', follow)
      globalThis.removeEventListener('storage', follow)
    }
  }, [])
  const toggle = () => {
    chooseTheme(isPaintedDark() ? 'light' : 'dark')
    setIsDark(isPaintedDark())
  }
  return (
    <Button look="quiet" size="icon" onClick={toggle} aria-label="Dark theme" aria-pressed={isDark}>
      <Moon aria-hidden className="dark:hidden" />
      <Sun aria-hidden className="hidden dark:block" />
    </Button>
  )
}
