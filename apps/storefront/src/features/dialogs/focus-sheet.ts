/** Focus on the sheet, not on its first button: a focused address opens its tooltip, which then takes the first Esc. */
export function focusSheet(event: Event): void {
  event.preventDefault()
  if (event.target instanceof HTMLElement) event.target.focus()
}
