/** The local-storage key and the three choices of the spec (section 2, section 9). */
export const themeKey = 'theme'
export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]
export const defaultTheme: Theme = 'system'

export const parseTheme = (text: string | null): Theme => themes.find((theme) => theme === text) ?? defaultTheme

/** What is painted: `system` follows the device. */
export const paintedTheme = (theme: Theme, deviceIsDark: boolean): 'light' | 'dark' =>
  theme === 'system' ? (deviceIsDark ? 'dark' : 'light') : theme
