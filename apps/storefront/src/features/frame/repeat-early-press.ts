declare global {
  interface Window {
    /** Set by the first script of the page: the button pressed so far, and no more of it. */
    lootboxesPressed?: () => HTMLButtonElement | undefined
  }
}

/** Presses the button again that was pressed while nothing could answer yet: on a slow line nobody should have to try twice. */
export function repeatEarlyPress(): void {
  const button = window.lootboxesPressed?.()
  delete window.lootboxesPressed
  if (button?.isConnected) button.click()
}
