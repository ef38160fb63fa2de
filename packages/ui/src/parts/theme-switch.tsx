'use client'

import { Monitor, Moon, Sun } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { cn } from '../cn'
import { type Theme, themes } from '../foundations/theme-script'
import { useTheme } from '../hooks/use-theme'
import { Button } from './button'

const icons = { light: Sun, dark: Moon, system: Monitor } as const
const english: Record<Theme, string> = { light: 'Light', dark: 'Dark', system: 'System' }

export type ThemeSwitchProps = Omit<ComponentProps<'fieldset'>, 'children'> & {
  label?: string
  words?: Record<Theme, string>
}

/** Light, dark, or what the system says; remembered under `localStorage.theme`. */
export function ThemeSwitch({ label = 'Theme', words = english, className, ...props }: ThemeSwitchProps) {
  const { theme, setTheme } = useTheme()
  const name = useId()
  return (
    <fieldset data-slot="theme-switch" {...props} className={cn('outline-control flex w-fit', className)}>
      <legend className="sr-only">{label}</legend>
      {themes.map((choice) => {
        const Icon = icons[choice]
        return (
          <label
            key={choice}
            className="relative flex min-h-11 cursor-pointer items-center gap-2 px-3 font-semibold text-ink-soft text-sm not-first:border-edge not-first:border-l-[1.5px] hover:text-ink has-checked:forced-color-adjust-none has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              value={choice}
              checked={theme === choice}
              onChange={() => setTheme(choice)}
              className="sr-only"
            />
            <Icon aria-hidden className="size-4" />
            {words[choice]}
          </label>
        )
      })}
    </fieldset>
  )
}

export type ThemeToggleProps = Omit<ComponentProps<typeof Button>, 'children' | 'onClick' | 'asChild' | 'busy'> & {
  lightLabel?: string
  darkLabel?: string
}

/** One button from day to night and back, for a header. */
export function ThemeToggle({
  lightLabel = 'Switch to light theme',
  darkLabel = 'Switch to dark theme',
  look = 'quiet',
  size = 'icon',
  ...props
}: ThemeToggleProps) {
  const { shown, setTheme } = useTheme()
  const dark = shown === 'dark'
  const Icon = dark ? Sun : Moon
  return (
    <Button
      data-slot="theme-toggle"
      look={look}
      size={size}
      {...props}
      aria-label={dark ? lightLabel : darkLabel}
      onClick={() => setTheme(dark ? 'light' : 'dark')}
    >
      <Icon aria-hidden />
    </Button>
  )
}
