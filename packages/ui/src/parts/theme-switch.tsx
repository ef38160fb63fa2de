'use client'

import { Monitor, Moon, Sun } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../cn'
import { type Theme, themes } from '../foundations/theme-script'
import { useTheme } from '../hooks/use-theme'
import { Button } from './button'
import { Segmented, type SegmentedProps } from './segmented'

const icons = { light: <Sun aria-hidden />, dark: <Moon aria-hidden />, system: <Monitor aria-hidden /> } as const
const english: Record<Theme, string> = { light: 'Light', dark: 'Dark', system: 'System' }

export type ThemeSwitchProps = Omit<SegmentedProps<Theme>, 'label' | 'segments' | 'value' | 'onValueChange'> & {
  label?: string
  words?: Record<Theme, string>
}

/** A choice between light, dark and system, stored as `localStorage.theme`. `iconsOnly` fits a header or a menu. */
export function ThemeSwitch({ label = 'Theme', words = english, className, ...props }: ThemeSwitchProps) {
  const { theme, setTheme } = useTheme()
  return (
    <Segmented
      data-slot="theme-switch"
      label={label}
      segments={themes.map((value) => ({ value, label: words[value], icon: icons[value] }))}
      value={theme}
      onValueChange={setTheme}
      {...props}
      className={cn('[@media(scripting:none)]:hidden', className)}
    />
  )
}

export type ThemeToggleProps = Omit<ComponentProps<typeof Button>, 'children' | 'onClick' | 'busy'> & {
  lightLabel?: string
  darkLabel?: string
}

/** One button that toggles between light and dark, for a header. */
export function ThemeToggle({
  lightLabel = 'Switch to light theme',
  darkLabel = 'Switch to dark theme',
  variant = 'quiet',
  size = 'icon',
  ...props
}: ThemeToggleProps) {
  const { shown, setTheme } = useTheme()
  const dark = shown === 'dark'
  return (
    <Button
      data-slot="theme-toggle"
      variant={variant}
      size={size}
      {...props}
      aria-label={dark ? lightLabel : darkLabel}
      onClick={() => setTheme(dark ? 'light' : 'dark')}
    >
      {dark ? icons.light : icons.dark}
    </Button>
  )
}
