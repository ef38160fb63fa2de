import { parseTheme, THEME_KEY, type Theme } from '@lootboxes/ui'

/** What is painted: `system` follows the device. */
export const paintedTheme = (theme: Theme, deviceIsDark: boolean): 'light' | 'dark' =>
  theme === 'system' ? (deviceIsDark ? 'dark' : 'light') : theme

const deviceIsDark = () => matchMedia('(prefers-color-scheme: dark)').matches

export function storedTheme(): Theme {
  try {
    return parseTheme(localStorage.getItem(THEME_KEY))
  } catch {
    return 'system'
  }
}

/** Writes attribute and class at once, so that both ways of asking agree (trap T32). */
export function paintTheme(theme: Theme): void {
  const painted = paintedTheme(theme, deviceIsDark())
  const { documentElement: root } = document
  root.dataset.theme = painted
  root.classList.remove('light', 'dark')
  root.classList.add(painted)
  root.style.colorScheme = painted
}

export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(THEME_KEY, theme)
  } catch {
    // Without storage the choice lasts for this page.
  }
  paintTheme(theme)
}

export const isPaintedDark = (): boolean => document.documentElement.dataset.theme === 'dark'
