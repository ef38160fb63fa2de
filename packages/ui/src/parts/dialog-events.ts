type OutsideEvent = CustomEvent<{ originalEvent: Event }>

/** For `onInteractOutside` of a dialog under another layer: only a press on its own backdrop closes it. */
export function closeOnBackdropOnly(event: OutsideEvent): void {
  const { target } = event.detail.originalEvent
  if (!(target instanceof Element && target.matches('[data-slot="dialog-overlay"]'))) event.preventDefault()
}

/** For `onOpenAutoFocus`: focuses the dialog, not its first button. A focused address opens its tooltip, which takes the first Esc. */
export function focusDialog(event: Event): void {
  event.preventDefault()
  if (event.target instanceof HTMLElement) event.target.focus()
}
