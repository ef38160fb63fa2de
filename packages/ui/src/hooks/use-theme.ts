'use client'

import { useCallback, useSyncExternalStore } from 'react'
import { parseTheme, THEME_KEY, type Theme } from '../foundations/theme-script'
import { writeStored } from './use-stored'

const CHANGED = 'lootboxes:theme'
const night = '(prefers-color-scheme: dark)'

function readTheme(): Theme {
  try {
    return parseTheme(localStorage.getItem(THEME_KEY))
  } catch {
    // Without storage the attribute of the page is the only source.
    return parseTheme(document.documentElement.dataset.theme)
  }
}

/** The visible theme of a choice. */
const shownAs = (theme: Theme): 'light' | 'dark' => {
  if (theme !== 'system') return theme
  return matchMedia(night).matches ? 'dark' : 'light'
}

/** Sets the visible theme, never `system`, so that styles and native controls (scroll bars, pickers) agree. */
function applyTheme(theme: Theme): void {
  const root = document.documentElement
  const shown = shownAs(theme)
  root.classList.remove('light', 'dark')
  root.classList.add(shown)
  root.dataset.theme = shown
  root.style.colorScheme = shown
}

function subscribe(changed: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== THEME_KEY) return
    applyTheme(readTheme())
    changed()
  }
  const onSystem = () => {
    if (readTheme() === 'system') applyTheme('system')
    changed()
  }
  const system = matchMedia(night)
  // The system theme may have changed after the init script ran.
  if (document.documentElement.dataset.theme !== shownNow()) applyTheme(readTheme())
  addEventListener('storage', onStorage)
  addEventListener(CHANGED, changed)
  system.addEventListener('change', onSystem)
  return () => {
    removeEventListener('storage', onStorage)
    removeEventListener(CHANGED, changed)
    system.removeEventListener('change', onSystem)
  }
}

const shownNow = (): 'light' | 'dark' => shownAs(readTheme())

/**
 * The chosen theme, the visible theme, and a setter. Stored in `localStorage.theme` (product-spec L21), set as `data-theme` and
 * class on `<html>`, and shared by all tabs.
 * @example const { theme, setTheme } = useTheme()
 */
export function useTheme(): { theme: Theme; shown: 'light' | 'dark'; setTheme: (theme: Theme) => void } {
  const theme = useSyncExternalStore(subscribe, readTheme, () => 'system' as const)
  const shown = useSyncExternalStore(subscribe, shownNow, () => 'light' as const)
  const setTheme = useCallback((next: Theme) => {
    writeStored(THEME_KEY, next)
    applyTheme(next)
    dispatchEvent(new Event(CHANGED))
  }, [])
  return { theme, shown, setTheme }
}
