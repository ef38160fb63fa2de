/** Writes to the console why a page has no toolkit or no menu. The text for the user does not name the cause. */
export const reportNotLoaded = (cause: unknown, part: 'toolkit' | 'menu' = 'toolkit'): void => {
  // biome-ignore lint/suspicious/noConsole: a page without a toolkit has no other log
  console.error(`@lootboxes/wallet-connector: the ${part} could not be loaded.`, cause)
}
