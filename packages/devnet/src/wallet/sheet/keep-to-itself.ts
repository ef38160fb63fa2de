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

/** Radio buttons of one group are a single stop, and only the checked one of them. */
const stopsOf = (dialog: HTMLElement): readonly HTMLElement[] =>
  [...dialog.querySelectorAll<HTMLElement>('input, button, pre[tabindex]')].filter(
    (stop) => !(stop instanceof HTMLInputElement && stop.type === 'radio' && !stop.checked),
  )

/** At either end Tab goes on at the other end instead of leaving for the browser's own controls. */
const wrapTab = (event: KeyboardEvent, dialog: HTMLElement, focused: Element | null) => {
  const stops = stopsOf(dialog)
  const [first] = stops
  const last = stops.at(-1)
  if (first === undefined || last === undefined) return
  const inside = focused !== null && stops.some((stop) => stop === focused)
  if (event.shiftKey ? inside && focused !== first : focused !== last) return
  event.preventDefault()
  ;(event.shiftKey ? last : first).focus()
}

/**
 * Keeps what happens in the sheet away from the page, whose open dialogs would take a click or a focus move in the
 * sheet for one outside of themselves and close. Keys are caught before the page's own capturing listeners.
 */
export const keepToItself = (
  window: Window,
  host: HTMLElement,
  dialog: HTMLElement,
  onEscape: () => void,
): (() => void) => {
  const stop = (event: Event) => event.stopPropagation()
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Tab') wrapTab(event, dialog, host.shadowRoot?.activeElement ?? null)
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopImmediatePropagation()
    onEscape()
  }
  for (const name of events) host.addEventListener(name, stop)
  window.addEventListener('keydown', onKey, { capture: true })
  return () => window.removeEventListener('keydown', onKey, { capture: true })
}
