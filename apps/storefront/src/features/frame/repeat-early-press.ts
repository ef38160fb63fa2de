declare global {
  interface Window {
    /** Set by server/late-scripts.ts: the last button pressed before all scripts of the page were there. */
    lootboxesPressed?: () => HTMLButtonElement | undefined
  }
}

/** Presses the button again that was pressed while nothing could answer yet: on a slow line nobody should have to try twice. */
export function repeatEarlyPress(): void {
  const button = window.lootboxesPressed?.()
  delete window.lootboxesPressed
  if (button?.isConnected) button.click()
}
