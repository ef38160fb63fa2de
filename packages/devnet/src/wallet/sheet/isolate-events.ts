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

/** Focusable elements. A radio group is one stop: its checked button. */
const stopsOf = (dialog: HTMLElement): readonly HTMLElement[] =>
  [...dialog.querySelectorAll<HTMLElement>('input, select, button, pre[tabindex]')].filter(
    (stop) => !(stop instanceof HTMLInputElement && stop.type === 'radio' && !stop.checked),
  )

/** Wraps Tab at both ends of the dialog, so that focus does not leave for the browser's controls. */
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
 * Stops the sheet's events before they reach the page. An open dialog of the page would treat a click or focus move in the
 * sheet as one outside of itself and close. Key listeners run before the page's capturing listeners.
 */
export const isolateEvents = (
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
