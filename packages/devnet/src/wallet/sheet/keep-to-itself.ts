const events = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'click',
  'touchstart',
  'touchmove',
  'wheel',
  'focusin',
  'focusout',
  'keyup',
] as const

/**
 * Keeps what happens in the sheet away from the page, whose open dialogs would take a click or a focus move in the
 * sheet for one outside of themselves and close. Keys are caught before the page's own capturing listeners.
 */
export const keepToItself = (window: Window, host: HTMLElement, onEscape: () => void): (() => void) => {
  const stop = (event: Event) => event.stopPropagation()
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopImmediatePropagation()
    onEscape()
  }
  for (const name of events) host.addEventListener(name, stop)
  window.addEventListener('keydown', onKey, { capture: true })
  return () => window.removeEventListener('keydown', onKey, { capture: true })
}
