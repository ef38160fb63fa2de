/** The page's theme: `data-theme` or a `dark` class on <html>, else the system's preference. */
const pageTheme = (window: Window): 'light' | 'dark' => {
  const root = window.document.documentElement
  const named = root.dataset.theme
  if (named === 'dark' || named === 'light') return named
  if (root.classList.contains('dark')) return 'dark'
  if (root.classList.contains('light')) return 'light'
  return typeof window.matchMedia === 'function' && window.matchMedia('(prefers-color-scheme: dark)').matches
    ? 'dark'
    : 'light'
}

/** Calls `show` now and after each theme change. The returned function stops it. */
export const followTheme = (window: Window, show: (theme: 'light' | 'dark') => void): (() => void) => {
  const update = () => show(pageTheme(window))
  const root = window.document.documentElement
  const observer = new MutationObserver(update)
  observer.observe(root, { attributes: true, attributeFilter: ['data-theme', 'class'] })
  update()
  return () => observer.disconnect()
}
